// Columns from plain values: what fills a table from rows, and what tests and generators use.

import type { BooleanColumn, NumberColumn, TextColumn } from './column-table.ts';

/** A text column; null and '' are both "no value", code 0. The dictionary is in the order of first occurrence. */
export function textColumn(
  id: string,
  values: Iterable<string | null>,
  kind: TextColumn['kind'] = 'text',
): TextColumn {
  const dictionary = [''];
  const codeByText = new Map([['', 0]]);
  const codes: number[] = [];
  for (const value of values) {
    const text = value ?? '';
    let code = codeByText.get(text);
    if (code === undefined) {
      code = dictionary.push(text) - 1;
      codeByText.set(text, code);
    }
    codes.push(code);
  }
  return { kind, id, codes: Uint32Array.from(codes), dictionary };
}

/** A number, year or date column; null becomes NaN. Dates as epoch milliseconds at midnight UTC. */
export function numberColumn(
  id: string,
  values: Iterable<number | null>,
  kind: NumberColumn['kind'] = 'number',
): NumberColumn {
  return { kind, id, values: Float64Array.from(values, (value) => value ?? Number.NaN) };
}

export function booleanColumn(id: string, values: Iterable<boolean | null>): BooleanColumn {
  return {
    kind: 'boolean',
    id,
    values: Uint8Array.from(values, (value) => (value === null ? 2 : Number(value))),
  };
}
