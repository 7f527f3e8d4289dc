import { CalendarDate } from '@internationalized/date';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaProps,
  DateInput,
  DateSegment,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './date-field.module.css';
import fieldStyles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-texts.tsx';

export interface DateFieldProps
  extends Omit<
      AriaProps<CalendarDate>,
      'children' | 'className' | 'style' | 'value' | 'onChange' | 'defaultValue' | 'minValue' | 'maxValue'
    >,
    FieldTexts {
  /** A day as its midnight UTC in epoch milliseconds; undefined = empty. */
  readonly value: number | undefined;
  readonly onChange: (dayMs: number | undefined) => void;
}

/** A day in parts, in the order of the language: 28.11.2026. */
export function DateField({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  ...others
}: DateFieldProps) {
  return (
    <AriaDateField
      {...others}
      value={value === undefined ? null : calendarDate(value)}
      onChange={(date) => onChange(date ? Date.UTC(date.year, date.month - 1, date.day) : undefined)}
      isInvalid={error !== undefined}
      shouldForceLeadingZeros
      className={fieldStyles['field'] ?? ''}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <DateInput className={classNames(fieldStyles['control'], styles['input'])}>
        {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
      </DateInput>
      <FieldNotes description={description} error={error} />
    </AriaDateField>
  );
}

function calendarDate(dayMs: number): CalendarDate {
  const day = new Date(dayMs);
  return new CalendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
