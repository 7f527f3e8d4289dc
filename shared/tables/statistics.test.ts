import { expect, test } from 'vitest';
import { booleanColumn, numberColumn, textColumn } from './make-column.ts';
import { describeColumn } from './statistics.ts';
import { createTableIndex } from './table-index.ts';

const index = createTableIndex(
  {
    rowCount: 5,
    keys: ['1', '2', '3', '4', '5'],
    columns: [
      numberColumn('headM', [10, 400, null, 20, 30]),
      textColumn('owner', ['A', 'B', null, 'A', 'C']),
      booleanColumn('isWholeProduction', [true, null, null, true, false]),
    ],
  },
  { sums: [] },
);

test('numbers are described over the rows that are asked about', () => {
  expect(describeColumn(index, Uint32Array.of(0, 1, 2, 3), 'headM')).toEqual({
    column: 'headM',
    valueCount: 3,
    emptyCount: 1,
    distinctCount: 3,
    numbers: { least: 10, most: 400, mean: 430 / 3, median: 20, sum: 430, bars: expect.anything() },
  });
  expect(describeColumn(index, Uint32Array.of(0, 1, 3, 4), 'headM')?.numbers?.median).toBe(25);
});

test('bars cover the values of these rows, and each value stands in one', () => {
  const bars = describeColumn(index, Uint32Array.of(0, 3, 4), 'headM')?.numbers?.bars;
  expect(bars?.edges.at(0)).toBe(10);
  expect(bars?.edges.at(-1)).toBe(30);
  expect(bars?.counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('the values of most rows come first, no value apart', () => {
  const rows = Uint32Array.of(0, 1, 2, 3);
  expect(describeColumn(index, rows, 'owner')?.frequent).toEqual([
    { value: 'A', count: 2 },
    { value: 'B', count: 1 },
  ]);
  expect(describeColumn(index, rows, 'isWholeProduction')?.frequent).toEqual([{ value: 'true', count: 2 }]);
});

test('texts and booleans are counted', () => {
  const rows = Uint32Array.of(0, 1, 2, 3);
  expect(describeColumn(index, rows, 'owner')).toMatchObject({
    valueCount: 3,
    emptyCount: 1,
    distinctCount: 2,
  });
  expect(describeColumn(index, rows, 'isWholeProduction')).toMatchObject({ emptyCount: 2, distinctCount: 1 });
});

test('no value, no numbers', () => {
  expect(describeColumn(index, Uint32Array.of(2), 'headM')).toEqual({
    column: 'headM',
    valueCount: 0,
    emptyCount: 1,
    distinctCount: 0,
  });
});
