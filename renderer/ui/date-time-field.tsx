import { CalendarDateTime } from '@internationalized/date';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './date-time-field.module.css';
import fieldStyles from './field.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, useIsInvalid } from './field-texts.tsx';

export interface DateTimeFieldProps extends FieldTexts {
  /** What the clock says, as if it were UTC, in epoch milliseconds; undefined = empty. */
  readonly value: number | undefined;
  readonly onChange: (localMs: number | undefined) => void;
}

/** A day and a clock in parts, in the order of the language, to the minute: 28.11.2026, 14:10. */
export function DateTimeField({ value, onChange, ...labels }: DateTimeFieldProps) {
  return (
    <AriaDateField<CalendarDateTime>
      value={value === undefined ? null : calendarDateTime(value)}
      onChange={(date) => onChange(date ? localMsOf(date) : undefined)}
      granularity="minute"
      hourCycle={24}
      hideTimeZone
      isInvalid={useIsInvalid(labels.error)}
      shouldForceLeadingZeros
      className={fieldStyles['field'] ?? ''}
    >
      <FieldLabel label={labels.label} isLabelHidden={labels.isLabelHidden} />
      <DateInput className={classNames(fieldStyles['control'], styles['input'])}>
        {(segment) => (
          <DateSegment segment={segment} className={classNames(styles['segment'], styles['target'])}>
            {/* A space between day and clock, as everywhere else. */}
            {({ text, type }) => (type === 'literal' ? text.replace(/,\s*/, '\u00a0') : text)}
          </DateSegment>
        )}
      </DateInput>
      <FieldNotes description={labels.description} error={labels.error} />
    </AriaDateField>
  );
}

function localMsOf({ year, month, day, hour, minute }: CalendarDateTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function calendarDateTime(localMs: number): CalendarDateTime {
  const date = new Date(localMs);
  return new CalendarDateTime(
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  );
}
