// Rows of a pivot in the order of one of its columns.

import type { Pivot } from '../../../shared/tables/pivot.ts';
import type { PivotHeaders } from './pivot-labels.ts';

/** `column`: a place among the columns; `total`: the last one; `name`: the natural order of the rows. */
export interface PivotSort {
  readonly by: number | 'total' | 'name';
  readonly isDescending: boolean;
}

export const FIRST_PIVOT_SORT: PivotSort = { by: 'name', isDescending: false };

/** A click on a column sorts by it, the largest first; on the names, rising; the next click turns it. */
export function nextPivotSort(sort: PivotSort, by: PivotSort['by']): PivotSort {
  return { by, isDescending: sort.by === by ? !sort.isDescending : by !== 'name' };
}

/** The rows and their headers in order. Cells without a number stand last in both directions, ties as they were. */
export function sortPivot<Headers extends Pick<PivotHeaders, 'rows'>>(
  pivot: Pivot,
  headers: Headers,
  { by, isDescending }: PivotSort,
): { pivot: Pivot; headers: Headers } {
  const width = pivot.columns.length;
  const sign = isDescending ? -1 : 1;
  const value = (row: number) => {
    if (by === 'name') return row;
    return (by === 'total' ? pivot.rowTotals[row] : pivot.cells[row * width + by]) ?? Number.NaN;
  };
  const order = Array.from(pivot.rows.keys()).sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    const isGap = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return isGap || (Number.isNaN(one) ? 0 : sign * (one - other)) || a - b;
  });
  const cells = new Float64Array(pivot.cells.length);
  for (const [place, row] of order.entries())
    cells.set(pivot.cells.subarray(row * width, (row + 1) * width), place * width);
  return {
    pivot: {
      ...pivot,
      cells,
      rows: order.flatMap((row) => pivot.rows[row] ?? []),
      rowTotals: Float64Array.from(order, (row) => pivot.rowTotals[row] ?? Number.NaN),
    },
    headers: { ...headers, rows: order.map((row) => headers.rows[row] ?? '') },
  };
}
