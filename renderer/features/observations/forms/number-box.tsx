import { useState } from 'react';
import type { Json } from '../../../../shared/base/json.ts';
import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fromShown, readNumber, stepped, toShown } from './units.ts';

interface NumberBoxProps {
  readonly formField: FormField;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  /** Of the data; a text where what was typed is no number. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

const DIRECTIONS: { readonly [key: string]: 'up' | 'down' } = { ArrowUp: 'up', ArrowDown: 'down' };

/** A number that is kept with every key: a field that waits for Enter would lose what was typed before a crash. */
export function NumberBox({ formField, value, onChange, ...texts }: NumberBoxProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const meaning = (written: string) => {
    const number = readNumber(written);
    return number === undefined ? written.trim() : fromShown(formField, number);
  };
  // A value that came another way than by this box, such as a row that moved up, is shown as it is.
  const isOwn = meaning(typed) === (value ?? '');
  const given =
    typeof value === 'number'
      ? formats.number(toShown(formField, value)).replaceAll(/\s/g, '')
      : String(value ?? '');
  return (
    <TextField
      {...texts}
      value={isOwn ? typed : given}
      inputMode="decimal"
      onChange={(next) => {
        setTyped(next);
        onChange(meaning(next));
      }}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        const known = typeof value === 'number' ? value : undefined;
        const next = direction && stepped(formField, known, direction);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
    />
  );
}
