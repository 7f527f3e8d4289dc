import { expect, test } from 'vitest';
import type { Pivot, PivotMeasure } from '../../../shared/tables/pivot.ts';
import { measureDecimals, pivotDecimals, pivotShades } from './pivot-numbers.ts';

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

test('a mean and a median have a digit more than the amounts they lie between, whatever stands beside them', () => {
  const [written, summed] = [1, 0];
  const digits = (measure: PivotMeasure['kind']) => measureDecimals(measure, written, summed);
  expect([digits('mean'), digits('median')]).toEqual([2, 2]);
  expect([digits('least'), digits('most'), digits('sum'), digits('count')]).toEqual([1, 1, 0, 0]);
});

test('the largest cell is darkest, and one without rows is not shaded', () => {
  expect([...pivotShades(pivot)]).toEqual([1, 0.25 / 120, 1 / 3, 0]);
  expect([...pivotShades({ cells: Float64Array.of(0, Number.NaN) })]).toEqual([0, 0]);
});
