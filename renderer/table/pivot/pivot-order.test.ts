import { expect, test } from 'vitest';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { FIRST_PIVOT_SORT, nextPivotSort, sortPivot } from './pivot-order.ts';

const pivot: Pivot = {
  rows: [{ value: 'NO1' }, { value: 'NO2' }, { value: 'NO3' }],
  columns: [{ value: 'K' }, { value: 'PK' }],
  cells: Float64Array.of(1, Number.NaN, 5, 3, 2, 4),
  rowTotals: Float64Array.of(1, 8, 6),
  columnTotals: Float64Array.of(8, 7),
  total: 15,
  separateCount: 0,
  separateSum: 0,
  isTooLarge: false,
};
const headers = { rows: ['Øst', 'Sørvest', 'Midt'] };

test('rows of a pivot go by a column, by their totals, and back by name', () => {
  const rows = (by: number | 'total' | 'name', isDescending: boolean) =>
    sortPivot(pivot, headers, { by, isDescending }).headers.rows;
  expect(rows('total', true)).toEqual(['Sørvest', 'Midt', 'Øst']);
  expect(rows(0, false)).toEqual(['Øst', 'Midt', 'Sørvest']);
  expect(rows('name', false)).toEqual(headers.rows);
  expect(rows('name', true)).toEqual(['Midt', 'Sørvest', 'Øst']);
});

test('a cell without rows stands last in both directions, and cells go with their rows', () => {
  const rising = sortPivot(pivot, headers, { by: 1, isDescending: false });
  expect(rising.headers.rows).toEqual(['Sørvest', 'Midt', 'Øst']);
  expect(sortPivot(pivot, headers, { by: 1, isDescending: true }).headers.rows.at(-1)).toBe('Øst');
  expect([...rising.pivot.cells]).toEqual([5, 3, 2, 4, 1, Number.NaN]);
  expect([...rising.pivot.rowTotals]).toEqual([8, 6, 1]);
});

test('the first click on a column puts the largest on top, the second the least', () => {
  const first = nextPivotSort(FIRST_PIVOT_SORT, 0);
  expect(first).toEqual({ by: 0, isDescending: true });
  expect(nextPivotSort(first, 0)).toEqual({ by: 0, isDescending: false });
  expect(nextPivotSort(first, 'name')).toEqual({ by: 'name', isDescending: false });
});
