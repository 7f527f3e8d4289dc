import { type Bucket, type Buckets, type Dimension, usedBuckets } from './buckets.ts';
import { isNumbers } from './column-kinds.ts';
import type { RowMask } from './row-mask.ts';
import { roundSum } from './sums.ts';
import type { TableIndex } from './table-index.ts';

export type PivotMeasure = { readonly kind: 'count' } | { readonly kind: 'sum'; readonly column: string };

export interface PivotRequest {
  readonly rows: Dimension;
  readonly columns: Dimension;
  readonly measure: PivotMeasure;
}

/** A pivot with more cells helps nobody and fills memory. */
export const MAX_PIVOT_CELLS = 20_000;

export interface Pivot {
  readonly rows: readonly Bucket[];
  readonly columns: readonly Bucket[];
  /** Row by row: `cells[row * columns.length + column]`. NaN where no row of the register is. */
  readonly cells: Float64Array;
  readonly rowTotals: Float64Array;
  readonly columnTotals: Float64Array;
  readonly total: number;
  /** What sums leave out because its amounts are negative: pumps. 0 and 0 when counting. */
  readonly separateCount: number;
  readonly separateSum: number;
  /** More than MAX_PIVOT_CELLS cells: the heads are there, the numbers are not. */
  readonly isTooLarge: boolean;
}

/** Puts the marked rows into the buckets of two columns. Undefined where a column is missing. */
export function pivotRows(index: TableIndex, mask: RowMask, request: PivotRequest): Pivot | undefined {
  const down = index.buckets(request.rows);
  const across = index.buckets(request.columns);
  if (!down || !across) return undefined;
  const amounts = amountsOf(index, request.measure);
  const { inside, separateCount, separateSum } = amounts
    ? splitSeparate(index, mask, amounts)
    : { inside: mask, separateCount: 0, separateSum: 0 };
  return { ...fillCells(down, across, inside, amounts), separateCount, separateSum };
}

/** The amounts to sum; undefined when rows are counted. */
function amountsOf(index: TableIndex, measure: PivotMeasure): Float64Array | undefined {
  if (measure.kind === 'count') return undefined;
  const column = index.find(measure.column);
  return isNumbers(column) ? column.values : new Float64Array(index.table.rowCount).fill(Number.NaN);
}

function splitSeparate({ isSeparate }: TableIndex, mask: RowMask, amounts: Float64Array) {
  const inside = Uint8Array.from(mask);
  let [separateCount, separateSum] = [0, 0];
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] !== 1 || isSeparate[row] !== 1) continue;
    inside[row] = 0;
    separateCount += 1;
    const amount = amounts[row] ?? Number.NaN;
    if (!Number.isNaN(amount)) separateSum += amount;
  }
  return { inside, separateCount, separateSum: roundSum(separateSum) };
}

function fillCells(down: Buckets, across: Buckets, mask: RowMask, amounts: Float64Array | undefined) {
  const rows = usedBuckets(down, mask);
  const columns = usedBuckets(across, mask);
  const width = columns.buckets.length;
  const headers = { rows: rows.buckets, columns: columns.buckets };
  const isTooLarge = rows.buckets.length * width > MAX_PIVOT_CELLS;
  const cells = new Float64Array(isTooLarge ? 0 : rows.buckets.length * width).fill(Number.NaN);
  const rowTotals = new Float64Array(isTooLarge ? 0 : rows.buckets.length);
  const columnTotals = new Float64Array(isTooLarge ? 0 : width);
  let total = 0;
  for (let row = 0; row < mask.length && !isTooLarge; row += 1) {
    if (mask[row] !== 1) continue;
    const value = amounts ? (amounts[row] ?? Number.NaN) : 1;
    const amount = Number.isNaN(value) ? 0 : value;
    const rowPlace = rows.placeOfBucket[down.bucketOfRow[row] ?? 0] ?? 0;
    const columnPlace = columns.placeOfBucket[across.bucketOfRow[row] ?? 0] ?? 0;
    const cell = rowPlace * width + columnPlace;
    cells[cell] = orZero(cells[cell]) + amount;
    rowTotals[rowPlace] = orZero(rowTotals[rowPlace]) + amount;
    columnTotals[columnPlace] = orZero(columnTotals[columnPlace]) + amount;
    total += amount;
  }
  return {
    ...headers,
    isTooLarge,
    cells: cells.map(roundSum),
    rowTotals: rowTotals.map(roundSum),
    columnTotals: columnTotals.map(roundSum),
    total: roundSum(total),
  };
}

function orZero(value = Number.NaN): number {
  return Number.isNaN(value) ? 0 : value;
}
