import { expect, test } from 'vitest';
import type { Histogram } from './histogram.ts';
import { countHistogram } from './histogram.ts';
import { numberColumn, textColumn } from './make-column.ts';
import { matchRows } from './match-rows.ts';
import { createTableIndex } from './table-index.ts';
import { EMPTY_QUERY, type TableQuery } from './table-query.ts';

function histogramOf(values: (number | null)[], query: TableQuery = EMPTY_QUERY): Histogram | undefined {
  const index = createTableIndex(
    {
      rowCount: values.length,
      keys: values.map((_, row) => String(row)),
      columns: [
        numberColumn('outputMw', values),
        textColumn(
          'area',
          values.map((_, row) => (row % 2 ? 'NO1' : 'NO2')),
        ),
      ],
    },
    { sums: [] },
  );
  return countHistogram(index, matchRows(index, query), { column: 'outputMw', bars: 4 });
}

test('equal steps for even values; the greatest value is in the last bar', () => {
  const histogram = histogramOf([0, 1, 2, 3, 4, null]);
  expect(histogram).toMatchObject({ isLogarithmic: false, emptyCount: 1 });
  expect(histogram?.edges).toEqual(Float64Array.of(0, 1, 2, 3, 4));
  expect(histogram?.counts).toEqual(Uint32Array.of(1, 1, 1, 2));
});

test('steps that grow for values that are far apart, negative ones too, and every value has its bar', () => {
  const values = [-20, -0.1, 0.0014, 0.2, 0.5, 1, 2, 3, 5, 1240];
  const histogram = histogramOf(values);
  expect(histogram?.isLogarithmic).toBe(true);
  expect(histogram?.edges[0]).toBe(-20);
  expect(histogram?.edges.at(-1)).toBe(1240);
  expect([...(histogram?.edges ?? [])]).toEqual([...(histogram?.edges ?? [])].sort((a, b) => a - b));
  expect(histogram?.counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
});

test('edges stand still and counts follow other filters, not the own one', () => {
  const all = histogramOf([0, 1, 2, 3, 4]);
  const filtered = histogramOf([0, 1, 2, 3, 4], {
    ...EMPTY_QUERY,
    filters: [
      { column: 'area', kind: 'oneOf', values: ['NO2'] },
      { column: 'outputMw', kind: 'range', ranges: [{ least: 4 }] },
    ],
  });
  expect(filtered?.edges).toEqual(all?.edges);
  expect(filtered?.counts).toEqual(Uint32Array.of(1, 0, 1, 1));
});

test('one value makes one bar, none makes no histogram', () => {
  expect(histogramOf([7, 7])?.counts).toEqual(Uint32Array.of(2));
  expect(histogramOf([null])).toBeUndefined();
});
