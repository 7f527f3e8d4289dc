import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
  Input,
} from 'react-aria-components';
import styles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';

export interface NumberFieldProps
  extends Omit<AriaProps, 'children' | 'className' | 'style' | 'value' | 'onChange' | 'defaultValue'>,
    FieldTexts {
  /** undefined = empty. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly placeholder?: string;
}

/** A number as the language writes it: comma or point, minus sign, thousands. Arrow keys step. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  placeholder,
  ...others
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...others}
      // NaN is how the field says that it is empty.
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      isInvalid={useIsInvalid(error)}
      isWheelDisabled
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Input className={styles['control'] ?? ''} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
