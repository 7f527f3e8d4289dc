import { expect, test } from 'vitest';
import { bucketFilter } from '../../../shared/tables/buckets.ts';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { chartData, partSeries, pickedBuckets, type RegisterChart, toggleBucket } from './register-charts.ts';

const pivot: Pivot = {
  rows: [{ value: 'Agder' }, { value: 'Vestland' }, { value: null }],
  columns: [{ value: 'K' }, { value: 'PK' }],
  cells: Float64Array.of(10, Number.NaN, 50, 20, 99, Number.NaN),
  rowTotals: Float64Array.of(10, 70, 99),
  columnTotals: Float64Array.of(159, 20),
  total: 179,
  separateCount: 0,
  separateSum: 0,
  isTooLarge: false,
};
const labelOf = ({ value }: { value: string | null }) => value ?? '(uten verdi)';
const area: RegisterChart = { id: 'area', by: { column: 'area' }, shape: 'bars' };
const county: RegisterChart = { id: 'county', by: { column: 'county' }, shape: 'bars', isByAmount: true };
const size: RegisterChart = {
  id: 'size',
  by: { column: 'outputMw', breaks: [0, 1, 10, 100] },
  shape: 'columns',
};
const looks = {
  K: { color: '--plant-k', pattern: 'plain' },
  PK: { color: '--plant-pk', pattern: 'stripes' },
} as const;

test('counties stand by amount with "no value" last, areas in their own order', () => {
  expect(chartData(pivot, county, labelOf).map(({ label }) => label)).toEqual([
    'Vestland',
    'Agder',
    '(uten verdi)',
  ]);
  expect(chartData(pivot, area, labelOf)[1]).toEqual({
    id: 'Vestland',
    label: 'Vestland',
    values: [50, 20],
  });
});

test('parts look as described, and one that is not described still looks like no other', () => {
  const columns = [{ value: 'K' }, { value: 'PK' }, { value: 'X' }];
  const series = partSeries({ ...pivot, columns }, looks, labelOf);
  expect(series[1]).toEqual({ id: 'PK', label: 'PK', ...looks.PK });
  expect(new Set(series.map(({ color }) => color)).size).toBe(3);
  expect(new Set(series.map(({ pattern }) => pattern)).size).toBe(3);
});

test('a click filters, a second click takes the filter away', () => {
  const filter = bucketFilter('county', { value: 'Agder' });
  const filtered = toggleBucket(EMPTY_QUERY, filter);
  expect(filtered.filters).toEqual([{ column: 'county', kind: 'oneOf', values: ['Agder'] }]);
  const both = toggleBucket(filtered, bucketFilter('county', { value: null }));
  expect([...pickedBuckets(both, county, pivot)]).toEqual(['Agder', '']);
  expect(toggleBucket(filtered, filter)).toEqual(EMPTY_QUERY);
});

test('of classes one is picked at a time, and a range that only overlaps is not it', () => {
  const small = bucketFilter('outputMw', { value: '1…10', range: { least: 1, below: 10 } });
  const large = bucketFilter('outputMw', { value: '10…', range: { least: 10 } });
  const filtered = toggleBucket(toggleBucket(EMPTY_QUERY, small), large);
  expect(filtered.filters).toEqual([{ column: 'outputMw', kind: 'range', least: 10 }]);
  expect(toggleBucket(filtered, large).filters).toEqual([]);
  const classes = {
    ...pivot,
    rows: [
      { value: '10…', range: { least: 10 } },
      { value: '1…10', range: { least: 1, below: 10 } },
    ],
  };
  expect([...pickedBuckets(filtered, size, classes)]).toEqual(['10…']);
  const overlapping = {
    ...EMPTY_QUERY,
    filters: [{ column: 'outputMw', kind: 'range' as const, least: 10, most: 20 }],
  };
  expect(pickedBuckets(overlapping, size, classes).size).toBe(0);
});
