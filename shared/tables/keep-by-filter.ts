import { isNumbers, isText } from './column-kinds.ts';
import type { BooleanColumn, Column, NumberColumn, TextColumn } from './column-table.ts';
import { foldText } from './fold-text.ts';
import type { RowMask } from './row-mask.ts';
import type { TableIndex } from './table-index.ts';
import type { ColumnFilter, ValueRange } from './table-query.ts';

type Filter<Kind extends ColumnFilter['kind']> = Extract<ColumnFilter, { kind: Kind }>;

/** The rows that one filter keeps: none where its column is missing; what cannot be asked so names no row. */
export function keepByFilter(index: TableIndex, filter: ColumnFilter): RowMask {
  const column = index.find(filter.column);
  if (!column) return new Uint8Array(index.table.rowCount);
  if (filter.kind === 'empty') return keepEmpty(column, filter);
  const named = keepNamed(index, column, filter);
  return filter.isExcluded ? others(named) : named;
}

function keepNamed(
  index: TableIndex,
  column: Column,
  filter: Exclude<ColumnFilter, Filter<'empty'>>,
): RowMask {
  switch (filter.kind) {
    case 'contains':
      return keepContaining(index, column, foldText(filter.text.trim()));
    case 'range':
      return keepInRanges(index, column, filter.ranges);
    case 'oneOf':
      return keepOneOf(column, filter.values);
  }
}

function others(kept: RowMask): RowMask {
  return kept.map((mark) => 1 - mark);
}

/** Marks the rows whose code is marked. */
function keepCodes({ codes }: TextColumn, isKept: Uint8Array): RowMask {
  const kept = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) kept[row] = isKept[codes[row] ?? 0] ?? 0;
  return kept;
}

function keepContaining(index: TableIndex, column: Column, part: string): RowMask {
  if (!isText(column)) return new Uint8Array(index.table.rowCount);
  const folded = index.folded(column);
  const isKept = new Uint8Array(folded.length);
  for (let code = 0; code < folded.length; code += 1) isKept[code] = folded[code]?.includes(part) ? 1 : 0;
  return keepCodes(column, isKept);
}

function keepInRanges(index: TableIndex, column: Column, ranges: readonly ValueRange[]): RowMask {
  const kept = new Uint8Array(index.table.rowCount);
  if (isNumbers(column)) for (const range of ranges) markInRange(kept, column, range);
  return kept;
}

function markInRange(kept: RowMask, { values }: NumberColumn, range: ValueRange): void {
  const least = range.least ?? Number.NEGATIVE_INFINITY;
  const most = range.most ?? Number.POSITIVE_INFINITY;
  // Infinite values lie in no open range's way: an end that is not said bounds nothing.
  const above = range.above ?? Number.NaN;
  const below = range.below ?? Number.NaN;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (value >= least && value <= most && !(value <= above) && !(value >= below)) kept[row] = 1;
  }
}

function keepOneOf(column: Column, wanted: readonly (string | null)[]): RowMask {
  if (isText(column)) return keepTexts(column, wanted);
  if (isNumbers(column)) return keepNumbers(column, wanted);
  return keepBooleans(column, wanted);
}

function keepTexts(column: TextColumn, wanted: readonly (string | null)[]): RowMask {
  const texts = new Set(wanted.map((text) => text ?? ''));
  const isKept = Uint8Array.from(column.dictionary, (text) => Number(texts.has(text)));
  return keepCodes(column, isKept);
}

function keepNumbers({ values }: NumberColumn, wanted: readonly (string | null)[]): RowMask {
  const named = wanted.filter((text) => text !== null && text.trim() !== '').map(Number);
  // Sets find NaN, which stands for "no value": only null may ask for it, not a text that is no number.
  const numbers = new Set(named.filter((number) => !Number.isNaN(number)));
  if (wanted.includes(null)) numbers.add(Number.NaN);
  const kept = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row += 1) kept[row] = numbers.has(values[row] ?? Number.NaN) ? 1 : 0;
  return kept;
}

function keepBooleans({ values }: BooleanColumn, wanted: readonly (string | null)[]): RowMask {
  const isKept = [wanted.includes('false'), wanted.includes('true'), wanted.includes(null)];
  return Uint8Array.from(values, (value) => Number(isKept[value] ?? false));
}

function keepEmpty(column: Column, { isEmpty }: Filter<'empty'>): RowMask {
  if (isText(column)) return Uint8Array.from(column.codes, (code) => Number((code === 0) === isEmpty));
  if (isNumbers(column))
    return Uint8Array.from(column.values, (value) => Number(Number.isNaN(value) === isEmpty));
  return Uint8Array.from(column.values, (value) => Number((value === 2) === isEmpty));
}
