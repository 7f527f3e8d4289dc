import { useText } from '../../i18n/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type OperationView, typeText } from './operation-view.ts';
import styles from './try-form.module.css';

export interface ParameterFieldsProps {
  readonly operation: OperationView;
  readonly values: { readonly [parameter: string]: string };
  readonly onChange: (values: { readonly [parameter: string]: string }) => void;
}

/** A field for each parameter of an address, with its type and its words. */
export function ParameterFields({ operation, values, onChange }: ParameterFieldsProps) {
  const text = useText();
  if (operation.parameters.length === 0) return null;
  return (
    <div className={styles['parameters']}>
      {operation.parameters.map((parameter) => (
        <TextField
          key={parameter.name}
          label={`${parameter.name} (${typeText(parameter)}${
            parameter.isOptional ? `, ${text('services.field.optional')}` : ''
          })`}
          description={parameter.doc}
          value={values[parameter.name] ?? ''}
          onChange={(value) => onChange({ ...values, [parameter.name]: value })}
        />
      ))}
    </div>
  );
}
