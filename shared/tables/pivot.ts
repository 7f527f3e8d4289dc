import { type Bucket, type Buckets, type Dimension, usedBuckets } from './buckets.ts';
import { isNumbers } from './column-kinds.ts';
import type { RowMarks } from './row-marks.ts';
import { roundSum } from './sums.ts';
import type { TableIndex } from './table-index.ts';

export type PivotMeasure = { readonly kind: 'count' } | { readonly kind: 'sum'; readonly column: string };

export interface PivotRequest {
  readonly rows: Dimension;
  readonly columns: Dimension;
  readonly measure: PivotMeasure;
}

/** A pivot with more cells helps nobody and fills memory. */
export const PIVOT_CELL_LIMIT = 20_000;

export interface Pivot {
  readonly rows: readonly Bucket[];
  readonly columns: readonly Bucket[];
  /** Row by row: `cells[row * columns.length + column]`. NaN where no row of the register is. */
  readonly cells: Float64Array;
  readonly rowTotals: Float64Array;
  readonly columnTotals: Float64Array;
  readonly total: number;
  /** What sums leave out because its amounts are negative: pumps. 0 and 0 when counting. */
  readonly apartCount: number;
  readonly apartSum: number;
  /** More than PIVOT_CELL_LIMIT cells: the heads are there, the numbers are not. */
  readonly isTooLarge: boolean;
}

/** Puts the marked rows into the buckets of two columns. Undefined where a column is missing. */
export function pivotRows(index: TableIndex, marks: RowMarks, request: PivotRequest): Pivot | undefined {
  const down = index.buckets(request.rows);
  const across = index.buckets(request.columns);
  if (!down || !across) return undefined;
  const amounts = amountsOf(index, request.measure);
  const { inside, apartCount, apartSum } = amounts
    ? splitApart(index, marks, amounts)
    : { inside: marks, apartCount: 0, apartSum: 0 };
  return { ...fillCells(down, across, inside, amounts), apartCount, apartSum };
}

/** The amounts to sum; undefined when rows are counted. */
function amountsOf(index: TableIndex, measure: PivotMeasure): Float64Array | undefined {
  if (measure.kind === 'count') return undefined;
  const column = index.find(measure.column);
  return isNumbers(column) ? column.values : new Float64Array(index.table.rowCount).fill(Number.NaN);
}

function splitApart({ isApart }: TableIndex, marks: RowMarks, amounts: Float64Array) {
  const inside = Uint8Array.from(marks);
  let [apartCount, apartSum] = [0, 0];
  for (let row = 0; row < marks.length; row += 1) {
    if (marks[row] !== 1 || isApart[row] !== 1) continue;
    inside[row] = 0;
    apartCount += 1;
    const amount = amounts[row] ?? Number.NaN;
    if (!Number.isNaN(amount)) apartSum += amount;
  }
  return { inside, apartCount, apartSum: roundSum(apartSum) };
}

function fillCells(down: Buckets, across: Buckets, marks: RowMarks, amounts: Float64Array | undefined) {
  const rows = usedBuckets(down, marks);
  const columns = usedBuckets(across, marks);
  const width = columns.buckets.length;
  const heads = { rows: rows.buckets, columns: columns.buckets };
  const isTooLarge = rows.buckets.length * width > PIVOT_CELL_LIMIT;
  const cells = new Float64Array(isTooLarge ? 0 : rows.buckets.length * width).fill(Number.NaN);
  const rowTotals = new Float64Array(isTooLarge ? 0 : rows.buckets.length);
  const columnTotals = new Float64Array(isTooLarge ? 0 : width);
  let total = 0;
  for (let row = 0; row < marks.length && !isTooLarge; row += 1) {
    if (marks[row] !== 1) continue;
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
    ...heads,
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
