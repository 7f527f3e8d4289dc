import { useState } from 'react';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { localOf, readLocal } from './local-time.ts';

interface OsloTimeFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly value: number | undefined;
  readonly onChange: (instantMs: number | undefined) => void;
}

/** A moment by the Norwegian clock. Asks which one is meant in the hour that comes twice; refuses the one that never is. */
export function OsloTimeField({ value, onChange, ...texts }: OsloTimeFieldProps) {
  const text = useText();
  const formats = useFormats();
  const [refusedMs, setRefused] = useState<number>();
  const localMs = refusedMs ?? (value === undefined ? undefined : localOf(value));
  const reading = localMs === undefined ? undefined : readLocal(localMs);

  function take(next: number | undefined): void {
    const read = next === undefined ? undefined : readLocal(next);
    setRefused(read?.kind === 'none' ? next : undefined);
    if (read?.kind === 'one') onChange(read.instantMs);
    else onChange(read?.kind === 'two' ? read.earlierMs : undefined);
  }

  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);
  const missing =
    reading?.kind === 'none'
      ? text('observations.time.none', { before: clock(reading.beforeMs), after: clock(reading.afterMs) })
      : undefined;
  return (
    <>
      <DateTimeField {...texts} error={missing ?? texts.error} value={localMs} onChange={take} />
      {reading?.kind === 'two' && (
        <RadioGroup
          label={text('observations.time.which', { day: formats.date(localMs ?? 0) })}
          orientation="horizontal"
          options={[
            { id: 'earlier', label: text('observations.time.earlier') },
            { id: 'later', label: text('observations.time.later') },
          ]}
          value={value === reading.laterMs ? 'later' : 'earlier'}
          onChange={(which) => onChange(which === 'later' ? reading.laterMs : reading.earlierMs)}
        />
      )}
    </>
  );
}
