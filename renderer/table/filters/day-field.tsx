import { useState } from 'react';
import { type Days, readDays } from '../../../shared/tables/read-days.ts';
import { useText } from '../../i18n/text.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly 'aria-label'?: string;
  /** A midnight UTC in epoch milliseconds; undefined = empty. */
  readonly value: number | undefined;
  /** The day in words; where it begins or ends a year, the year alone. */
  said(dayMs: number): string;
  onChange(days: Days | undefined): void;
}

/** One end of a range of days, typed as a day, a month or a year. What cannot be read stays, with what is wrong. */
export function DayField({ label, value, said, onChange, ...others }: DayFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const shown = typed ?? (value === undefined ? '' : said(value));

  function take(): void {
    if (typed === undefined) return;
    const days = readDays(typed);
    setRefused(!days && typed.trim() !== '');
    if (!days && typed.trim() !== '') return;
    setTyped(undefined);
    onChange(days);
  }

  return (
    <TextField
      {...others}
      label={label}
      value={shown}
      placeholder={text('table.filters.dayExample')}
      error={isRefused ? text('table.filters.noDay') : undefined}
      onChange={(next) => {
        setTyped(next);
        setRefused(false);
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}
