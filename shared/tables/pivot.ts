import { type Bucket, type Buckets, type Dimension, usedBuckets } from './buckets.ts';
import { isNumbers } from './column-kinds.ts';
import type { RowMask } from './row-mask.ts';
import { roundSum } from './sums.ts';
import type { TableIndex } from './table-index.ts';

/** What is told of the rows of a cell. `least` and `most`: the smallest and the largest amount. */
export const PIVOT_AMOUNTS = ['sum', 'mean', 'median', 'least', 'most'] as const;

export type PivotMeasure =
  | { readonly kind: 'count' }
  | { readonly kind: (typeof PIVOT_AMOUNTS)[number]; readonly column: string };

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
  /** Row by row: `cells[row * columns.length + column]`. NaN where no row is, and no amount that could be told. */
  readonly cells: Float64Array;
  readonly rowTotals: Float64Array;
  readonly columnTotals: Float64Array;
  readonly total: number;
  /** What summed columns leave out because its amounts are negative: pumps. 0 and 0 when counting. */
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
  const { measure } = request;
  const isSummed = measure.kind !== 'count' && index.profile.sums.includes(measure.column);
  const { inside, separateCount, separateSum } =
    amounts && isSummed
      ? splitSeparate(index, mask, amounts)
      : { inside: mask, separateCount: 0, separateSum: 0 };
  const grid = layOutCells(down, across, inside);
  const filled =
    measure.kind === 'count' || measure.kind === 'sum'
      ? addUpCells(grid, amounts)
      : describeCells(grid, amounts, measure.kind);
  return { ...filled, separateCount, separateSum };
}

/** The amounts that are told of; undefined when rows are counted. */
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

/** The grid of cells, and where each marked row falls in it; no row falls in one that is too large. */
function layOutCells(down: Buckets, across: Buckets, mask: RowMask) {
  const rows = usedBuckets(down, mask);
  const columns = usedBuckets(across, mask);
  const isTooLarge = rows.buckets.length * columns.buckets.length > MAX_PIVOT_CELLS;
  function forEachRow(visit: (row: number, rowPlace: number, columnPlace: number) => void): void {
    for (let row = 0; row < mask.length && !isTooLarge; row += 1) {
      if (mask[row] !== 1) continue;
      const rowPlace = rows.placeOfBucket[down.bucketOfRow[row] ?? 0] ?? 0;
      visit(row, rowPlace, columns.placeOfBucket[across.bucketOfRow[row] ?? 0] ?? 0);
    }
  }
  return {
    headers: { rows: rows.buckets, columns: columns.buckets, isTooLarge },
    height: isTooLarge ? 0 : rows.buckets.length,
    width: isTooLarge ? 0 : columns.buckets.length,
    forEachRow,
  };
}

type Grid = ReturnType<typeof layOutCells>;

function addUpCells({ headers, height, width, forEachRow }: Grid, amounts: Float64Array | undefined) {
  const cells = new Float64Array(height * width).fill(Number.NaN);
  const rowTotals = new Float64Array(height);
  const columnTotals = new Float64Array(width);
  let total = 0;
  forEachRow((row, rowPlace, columnPlace) => {
    const amount = amounts ? orZero(amounts[row]) : 1;
    const cell = rowPlace * width + columnPlace;
    cells[cell] = orZero(cells[cell]) + amount;
    rowTotals[rowPlace] = orZero(rowTotals[rowPlace]) + amount;
    columnTotals[columnPlace] = orZero(columnTotals[columnPlace]) + amount;
    total += amount;
  });
  return {
    ...headers,
    cells: cells.map(roundSum),
    rowTotals: rowTotals.map(roundSum),
    columnTotals: columnTotals.map(roundSum),
    total: roundSum(total),
  };
}

type DescribedKind = Exclude<PivotMeasure['kind'], 'count' | 'sum'>;

/** Cells of what cannot be added up: each, and each total, from all its amounts. */
function describeCells(
  { headers, height, width, forEachRow }: Grid,
  amounts: Float64Array | undefined,
  kind: DescribedKind,
) {
  const lists = (length: number) => Array.from({ length }, (): number[] => []);
  const cells = lists(height * width);
  const rowTotals = lists(height);
  const columnTotals = lists(width);
  const all: number[] = [];
  forEachRow((row, rowPlace, columnPlace) => {
    const amount = amounts?.[row] ?? Number.NaN;
    if (Number.isNaN(amount)) return;
    cells[rowPlace * width + columnPlace]?.push(amount);
    rowTotals[rowPlace]?.push(amount);
    columnTotals[columnPlace]?.push(amount);
    all.push(amount);
  });
  const told = (of: readonly number[][]) => Float64Array.from(of, (list) => describeAmounts(list, kind));
  return {
    ...headers,
    cells: told(cells),
    rowTotals: told(rowTotals),
    columnTotals: told(columnTotals),
    total: describeAmounts(all, kind),
  };
}

/** The median of an even number is the mean of the two in the middle. NaN without amounts. */
function describeAmounts(amounts: readonly number[], kind: DescribedKind): number {
  if (amounts.length === 0) return Number.NaN;
  const sorted = Float64Array.from(amounts).sort();
  const at = (place: number) => sorted[place] ?? Number.NaN;
  switch (kind) {
    case 'least':
      return at(0);
    case 'most':
      return at(sorted.length - 1);
    case 'mean':
      return roundSum(sorted.reduce((sum, amount) => sum + amount, 0) / sorted.length);
    case 'median':
      return roundSum((at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2);
  }
}

function orZero(value = Number.NaN): number {
  return Number.isNaN(value) ? 0 : value;
}
