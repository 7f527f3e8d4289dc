import { expect, test } from 'vitest';
import { bucketFilter } from '../../../../shared/tables/buckets.ts';
import type { Pivot } from '../../../../shared/tables/pivot.ts';
import { EMPTY_QUERY } from '../../../../shared/tables/table-query.ts';
import { chartData, PLANT_CHARTS, pickedBuckets, toggleBucket, typeSeries } from './plant-charts.ts';

const pivot: Pivot = {
  rows: [{ value: 'Agder' }, { value: 'Vestland' }, { value: null }],
  columns: [{ value: 'K' }, { value: 'PK' }],
  cells: Float64Array.of(10, Number.NaN, 50, 20, 99, Number.NaN),
  rowTotals: Float64Array.of(10, 70, 99),
  columnTotals: Float64Array.of(159, 20),
  total: 179,
  apartCount: 0,
  apartSum: 0,
  isTooLarge: false,
};
const labelOf = ({ value }: { value: string | null }) => value ?? '(uten verdi)';
const chart = (id: string) => PLANT_CHARTS.find((one) => one.id === id) ?? PLANT_CHARTS[0];

test('counties stand by amount with "no value" last, areas in their own order', () => {
  const county = chart('county');
  const area = chart('area');
  expect(county && chartData(pivot, county, labelOf).map(({ label }) => label)).toEqual([
    'Vestland',
    'Agder',
    '(uten verdi)',
  ]);
  expect(area && chartData(pivot, area, labelOf)[1]).toEqual({
    id: 'Vestland',
    label: 'Vestland',
    values: [50, 20],
  });
});

test('types differ by colour and by pattern', () => {
  const series = typeSeries(
    { ...pivot, columns: [{ value: 'K' }, { value: 'PK' }, { value: 'P' }, { value: 'X' }] },
    labelOf,
  );
  expect(new Set(series.map(({ color }) => color)).size).toBe(4);
  expect(new Set(series.map(({ pattern }) => pattern)).size).toBe(4);
});

test('a click filters, a second click takes the filter away', () => {
  const filter = bucketFilter('county', { value: 'Agder' });
  const filtered = toggleBucket(EMPTY_QUERY, filter);
  expect(filtered.filters).toEqual([{ column: 'county', kind: 'oneOf', values: ['Agder'] }]);
  const both = toggleBucket(filtered, bucketFilter('county', { value: null }));
  const county = chart('county');
  expect(county && [...pickedBuckets(both, county, pivot)]).toEqual(['Agder', '']);
  expect(toggleBucket(filtered, filter)).toEqual(EMPTY_QUERY);
});

test('of classes one is picked at a time, and a range that only overlaps is not it', () => {
  const small = bucketFilter('outputMw', { value: '1…10', range: { least: 1, below: 10 } });
  const large = bucketFilter('outputMw', { value: '10…', range: { least: 10 } });
  const filtered = toggleBucket(toggleBucket(EMPTY_QUERY, small), large);
  expect(filtered.filters).toEqual([{ column: 'outputMw', kind: 'range', least: 10 }]);
  expect(toggleBucket(filtered, large).filters).toEqual([]);
  const size = chart('size');
  const classes = {
    ...pivot,
    rows: [
      { value: '10…', range: { least: 10 } },
      { value: '1…10', range: { least: 1, below: 10 } },
    ],
  };
  expect(size && [...pickedBuckets(filtered, size, classes)]).toEqual(['10…']);
  const overlapping = {
    ...EMPTY_QUERY,
    filters: [{ column: 'outputMw', kind: 'range' as const, least: 10, most: 20 }],
  };
  expect(size && pickedBuckets(overlapping, size, classes).size).toBe(0);
});
