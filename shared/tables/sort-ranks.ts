// Sort keys: each row's place among the values of a column, as a small whole number. Computed once per column, they
// turn every later sort into counting.

import type { Column, NumberColumn, TextColumn } from './column-table.ts';

/** `ranks[row]` is 0 … count − 1 by value; equal values share a rank; `count` stands for "no value". */
export interface SortRanks {
  readonly ranks: Uint32Array;
  readonly count: number;
}

const norwegian = new Intl.Collator('nb', { numeric: true });

/** Text in Norwegian order, choices by what `labelOf` shows, numbers by size, false before true. */
export function rankRows(column: Column, labelOf: (code: string) => string): SortRanks {
  switch (column.kind) {
    case 'text':
    case 'choice':
      return rankText(column, labelOf);
    case 'boolean':
      return { ranks: Uint32Array.from(column.values), count: 2 };
    default:
      return rankNumbers(column);
  }
}

function rankText(column: TextColumn, labelOf: (code: string) => string): SortRanks {
  const { codes, dictionary } = column;
  const shown =
    column.kind === 'choice' ? dictionary.map((text) => (text === '' ? '' : labelOf(text))) : dictionary;
  const order = Array.from(dictionary.keys())
    .slice(1)
    .sort((a, b) => norwegian.compare(shown[a] ?? '', shown[b] ?? ''));
  const rankByCode = new Uint32Array(dictionary.length);
  let count = 0;
  let previous: string | undefined;
  for (const code of order) {
    const text = shown[code] ?? '';
    if (previous === undefined || norwegian.compare(previous, text) !== 0) count += 1;
    rankByCode[code] = count - 1;
    previous = text;
  }
  rankByCode[0] = count;
  const ranks = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) ranks[row] = rankByCode[codes[row] ?? 0] ?? count;
  return { ranks, count };
}

function rankNumbers({ values }: NumberColumn): SortRanks {
  // Without a comparing function a typed array sorts by size, NaN last, and quickly.
  const sorted = Float64Array.from(values).sort();
  let count = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const value = sorted[index] ?? Number.NaN;
    if (Number.isNaN(value)) break;
    if (count === 0 || value !== sorted[count - 1]) {
      sorted[count] = value;
      count += 1;
    }
  }
  const distinct = sorted.subarray(0, count);
  const ranks = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? Number.NaN;
    ranks[row] = Number.isNaN(value) ? count : placeOf(distinct, value);
  }
  return { ranks, count };
}

/** The index of a value that is in the sorted list. */
function placeOf(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
