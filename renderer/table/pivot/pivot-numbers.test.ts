import { expect, test } from 'vitest';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { pivotDecimals, pivotShades } from './pivot-numbers.ts';

const pivot: Pivot = {
  rows: [{ value: 'NO1' }, { value: 'NO2' }],
  columns: [{ value: 'K' }, { value: 'P' }],
  cells: Float64Array.of(120, 0.25, 40, Number.NaN),
  rowTotals: Float64Array.of(120.25, 40),
  columnTotals: Float64Array.of(160, 0.25),
  total: 160.25,
  separateCount: 0,
  separateSum: 0,
  isTooLarge: false,
};

test('numbers of a column have one number of decimals, two where one of them is below 1', () => {
  expect(pivotDecimals(pivot, 0)).toEqual([0, 2, 0]);
  expect(pivotDecimals(pivot, 1)).toEqual([1, 2, 1]);
});

test('the largest cell is darkest, and one without rows is not shaded', () => {
  expect([...pivotShades(pivot)]).toEqual([1, 0.25 / 120, 1 / 3, 0]);
  expect([...pivotShades({ cells: Float64Array.of(0, Number.NaN) })]).toEqual([0, 0]);
});
