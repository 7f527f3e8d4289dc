import type { Json, JsonObject } from '../../../../shared/base/json.ts';
import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { asAsked } from '../../../../shared/contracts/observation/layout/open-fields.ts';
import { useText } from '../../../i18n/text.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DirectionControl, ExpositionControl } from './direction-control.tsx';
import { LookupControl } from './lookup-control.tsx';
import { NumberBox } from './number-box.tsx';
import { OsloTimeField } from './oslo-time-field.tsx';
import { useFieldTexts } from './use-field-texts.ts';

export interface FieldControlProps {
  readonly formField: FormField;
  readonly form: JsonObject;
  readonly hazardId: number;
  readonly error: string | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

const COMMENT_ROWS = 3;

/** The control of one member, by what the contract knows of it. */
export function FieldControl({ formField, form, hazardId, error, onChange }: FieldControlProps) {
  const { field, layout } = formField;
  const texts = { ...useFieldTexts()(asAsked(formField, form)), error };
  const value = form[field.name];
  const props = { ...texts, value, onChange };
  if (field.facts.lookup) return <LookupControl {...props} formField={formField} hazardId={hazardId} />;
  if (layout.isDirection) return <DirectionControl {...props} />;
  if (field.facts.format === 'exposition') return <ExpositionControl {...props} />;
  if (field.typeName === 'boolean') return <YesNoControl {...props} />;
  if (field.typeName === 'int' || field.typeName === 'double')
    return <NumberBox {...props} formField={formField} />;
  if (field.typeName === 'dateTime') {
    return (
      <OsloTimeField
        {...texts}
        value={typeof value === 'string' ? Date.parse(value) : undefined}
        onChange={(ms) => onChange(ms === undefined ? undefined : new Date(ms).toISOString())}
      />
    );
  }
  const written = typeof value === 'string' ? value : '';
  return layout.isLong ? (
    <TextArea {...texts} isProse rows={COMMENT_ROWS} value={written} onChange={onChange} />
  ) : (
    <TextField {...texts} value={written} onChange={onChange} />
  );
}

type YesNoProps = Pick<FieldControlProps, 'onChange'> & {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Json | undefined;
};

/** Yes, no, or not told. */
function YesNoControl({ value, onChange, ...texts }: YesNoProps) {
  const text = useText();
  return (
    <ChoiceChips
      {...texts}
      mode="single"
      options={[
        { id: 'yes', label: text('observations.yes') },
        { id: 'no', label: text('observations.no') },
      ]}
      value={typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []}
      onChange={([id]) => onChange(id === undefined ? undefined : id === 'yes')}
    />
  );
}
