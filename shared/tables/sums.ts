// Totals and groups. Amounts of pumps are negative, so they are summed apart: a capacity from which pumps are taken off
// is nobody's capacity.

import type { Bucket, Buckets } from './buckets.ts';
import { isNumbers } from './column-kinds.ts';
import type { TableIndex } from './table-index.ts';

export interface ColumnSum {
  readonly column: string;
  /** Without the rows that are summed apart. */
  readonly sum: number;
  /** Of the rows that are summed apart; negative for pumps. */
  readonly separateSum: number;
  /** Rows without a value. */
  readonly emptyCount: number;
}

export interface Totals {
  readonly rowCount: number;
  readonly separateCount: number;
  readonly sums: readonly ColumnSum[];
}

export interface Group extends Bucket, Totals {
  /** Where the group begins in the rows of the answer. */
  readonly start: number;
}

export function sumRows(index: TableIndex, rows: Uint32Array): Totals {
  return sumPart(index, rows, 0, rows.length);
}

/** The groups of rows that stand in the order of the buckets. */
export function sumGroups(index: TableIndex, rows: Uint32Array, { buckets, bucketOfRow }: Buckets): Group[] {
  const groups: Group[] = [];
  let start = 0;
  while (start < rows.length) {
    const place = bucketOfRow[rows[start] ?? 0] ?? 0;
    let end = start + 1;
    while (end < rows.length && bucketOfRow[rows[end] ?? 0] === place) end += 1;
    const bucket = buckets[place] ?? { value: null };
    groups.push({ ...bucket, start, ...sumPart(index, rows, start, end) });
    start = end;
  }
  return groups;
}

/** Sums are exact to a millionth: finer digits are noise of binary fractions, and the registers have none. */
export function roundSum(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}

function sumPart(index: TableIndex, rows: Uint32Array, start: number, end: number): Totals {
  let separateCount = 0;
  for (let place = start; place < end; place += 1) separateCount += index.isSeparate[rows[place] ?? 0] ?? 0;
  const sums = index.profile.sums.map((column) => sumColumn(index, column, rows, start, end));
  return { rowCount: end - start, separateCount, sums };
}

function sumColumn(
  index: TableIndex,
  columnId: string,
  rows: Uint32Array,
  start: number,
  end: number,
): ColumnSum {
  const column = index.find(columnId);
  if (!isNumbers(column)) return { column: columnId, sum: 0, separateSum: 0, emptyCount: end - start };
  const { values } = column;
  let [sum, separateSum, emptyCount] = [0, 0, 0];
  for (let place = start; place < end; place += 1) {
    const row = rows[place] ?? 0;
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) emptyCount += 1;
    else if (index.isSeparate[row] === 1) separateSum += value;
    else sum += value;
  }
  return { column: columnId, sum: roundSum(sum), separateSum: roundSum(separateSum), emptyCount };
}
