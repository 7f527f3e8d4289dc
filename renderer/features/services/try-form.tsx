import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useText } from '../../i18n/text.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { callPath, type OperationView, typeText } from './operation-view.ts';
import styles from './try-form.module.css';
import { SendButton, TryOutcome, useTry } from './try-request.tsx';
import { useCopied } from './use-copied.ts';

export interface TryFormProps {
  readonly operation: OperationView;
  readonly serviceUrl: string;
}

/** Really calls the address, as another program would, and shows what comes back. */
export function TryForm({ operation, serviceUrl }: TryFormProps) {
  const text = useText();
  const { state, send, stop } = useTry(serviceUrl);
  const copied = useCopied();
  const [values, setValues] = useState<{ readonly [parameter: string]: string }>({});
  const path = callPath(operation, values);
  const address = new URL(serviceUrl).origin + path;

  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send(path);
      }}
    >
      <ParameterFields operation={operation} values={values} onChange={setValues} />
      <div className={styles['call']}>
        <code className={styles['address']}>
          <BrokenPath path={address} />
        </code>
        <IconButton
          icon={copied.icon}
          size="small"
          label={text('services.copyAddress')}
          onPress={() => copied.copy(address)}
        />
        <SendButton state={state} onStop={stop} />
      </div>
      <TryOutcome state={state} />
    </Form>
  );
}

interface ParameterFieldsProps {
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
