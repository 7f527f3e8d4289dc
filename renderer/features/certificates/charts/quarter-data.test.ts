import { expect, test } from 'vitest';
import { booleanColumn, numberColumn } from '../../../../shared/tables/make-column.ts';
import { quarterSeries } from './quarter-data.ts';

test('each quarter is a column of two parts, the year stands below its first quarter', () => {
  const table = {
    rowCount: 3,
    keys: ['1', '2', '3'],
    columns: [
      numberColumn('year', [2012, 2012, 2013], 'year'),
      numberColumn('quarter', [1, 2, 1]),
      numberColumn('targetGwh', [0, 10.5, 12]),
      numberColumn('transitionalGwh', [3, null, 4]),
      booleanColumn('isImported', [true, false, false]),
    ],
  };
  const { data, importedCount } = quarterSeries(table, (year, quarter) => `${quarter}. kvartal ${year}`);
  expect(importedCount).toBe(1);
  expect(data).toEqual([
    { id: '2012-1', label: '1. kvartal 2012', values: [0, 3], axisLabel: '2012' },
    { id: '2012-2', label: '2. kvartal 2012', values: [10.5, Number.NaN], axisLabel: '' },
    { id: '2013-1', label: '1. kvartal 2013', values: [12, 4], axisLabel: '2013' },
  ]);
});

test('a register without the columns makes no invented numbers', () => {
  const table = {
    rowCount: 1,
    keys: ['1'],
    columns: [numberColumn('year', [2012], 'year'), numberColumn('quarter', [1])],
  };
  expect(quarterSeries(table, () => 'q').data[0]?.values).toEqual([Number.NaN, Number.NaN]);
});
