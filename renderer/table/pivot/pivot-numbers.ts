import type { Pivot, PivotMeasure } from '../../../shared/tables/pivot.ts';

/** Digits that all cells have, of amounts written with so many: what lies between amounts, a median say, takes one more. */
export function measureDecimals(measure: PivotMeasure['kind'], written: number, summed: number): number {
  if (measure === 'count') return 0;
  if (measure === 'sum') return summed;
  return measure === 'mean' || measure === 'median' ? written + 1 : written;
}

/** Decimals by column, the totals' last: all numbers of a column are written alike, and one below 1 says more than 0. */
export function pivotDecimals(pivot: Pivot, leastDecimals: number): readonly number[] {
  const width = pivot.columns.length;
  const decimalsOf = (values: readonly number[]) =>
    values.some((value) => value !== 0 && Math.abs(value) < 1) ? Math.max(2, leastDecimals) : leastDecimals;
  const columns = pivot.columns.map((_, column) =>
    decimalsOf([
      ...pivot.rows.map((_row, row) => pivot.cells[row * width + column] ?? Number.NaN),
      pivot.columnTotals[column] ?? Number.NaN,
    ]),
  );
  return [...columns, decimalsOf([...pivot.rowTotals, pivot.total])];
}

/** How dark each cell is, 0 to 1: its share of the largest, whatever the sign. */
export function pivotShades({ cells }: Pick<Pivot, 'cells'>): Float64Array {
  const sizes = cells.map((value) => (Number.isNaN(value) ? 0 : Math.abs(value)));
  const most = sizes.reduce((max, size) => Math.max(max, size), 0);
  return most === 0 ? sizes : sizes.map((size) => size / most);
}
