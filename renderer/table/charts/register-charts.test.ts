import { expect, test } from 'vitest';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { setEmpty, setExcluded, setRanges } from '../query/query-edits.ts';
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
  expect(chartData(pivot, county, labelOf).data.map(({ label }) => label)).toEqual([
    'Vestland',
    'Agder',
    '(uten verdi)',
  ]);
  expect(chartData(pivot, area, labelOf).data[1]).toEqual({
    id: 'Vestland',
    label: 'Vestland',
    values: [50, 20],
  });
});

test('of many bars the largest are shown, those that are filtered for, and what the others add up to', () => {
  const owner: RegisterChart = { ...county, id: 'owner', maxBars: 1 };
  expect(chartData(pivot, owner, labelOf)).toEqual({
    data: [{ id: 'Vestland', label: 'Vestland', values: [50, 20] }],
    leftOut: { count: 2, total: 109 },
  });
  const picked = chartData(pivot, owner, labelOf, new Set(['Agder']));
  expect(picked.data.map(({ id }) => id)).toEqual(['Vestland', 'Agder']);
  expect(picked.leftOut).toEqual({ count: 1, total: 99 });
});

test('parts look as described, and one that is not described still looks like no other', () => {
  const columns = [{ value: 'K' }, { value: 'PK' }, { value: 'X' }];
  const series = partSeries({ ...pivot, columns }, looks, labelOf);
  expect(series[1]).toEqual({ id: 'PK', label: 'PK', ...looks.PK });
  expect(new Set(series.map(({ color }) => color)).size).toBe(3);
  expect(new Set(series.map(({ pattern }) => pattern)).size).toBe(3);
});

test('a click filters, a second click takes the filter away', () => {
  const [agder, none] = [{ value: 'Agder' }, { value: null }];
  const rows = { ...pivot, rows: [agder, none] };
  const filtered = toggleBucket(EMPTY_QUERY, county, rows, agder);
  expect(filtered.filters).toEqual([{ column: 'county', kind: 'oneOf', values: ['Agder'] }]);
  const both = toggleBucket(filtered, county, rows, none);
  expect([...pickedBuckets(both, county, rows)]).toEqual(['Agder', '']);
  expect(toggleBucket(filtered, county, rows, agder)).toEqual(EMPTY_QUERY);
});

test('a click on a bar takes the place of what is excluded', () => {
  const agder = { value: 'Agder' };
  const rows = { ...pivot, rows: [agder] };
  const excluded = setExcluded(toggleBucket(EMPTY_QUERY, county, rows, agder), 'county', 'oneOf', true);
  expect(pickedBuckets(excluded, county, rows).size).toBe(0);
  expect(toggleBucket(excluded, county, rows, agder).filters).toEqual([
    { column: 'county', kind: 'oneOf', values: ['Agder'] },
  ]);
});

test('of classes several are picked, and a range that only overlaps is none and makes way', () => {
  const [large, small] = [
    { value: '10…', range: { least: 10 } },
    { value: '1…10', range: { least: 1, below: 10 } },
  ];
  const classes = { ...pivot, rows: [large, small] };
  const both = toggleBucket(toggleBucket(EMPTY_QUERY, size, classes, small), size, classes, large);
  expect(both.filters).toEqual([
    { column: 'outputMw', kind: 'range', ranges: [{ least: 1, below: 10 }, { least: 10 }] },
  ]);
  expect([...pickedBuckets(both, size, classes)]).toEqual(['10…', '1…10']);
  expect(toggleBucket(both, size, classes, small).filters).toEqual([
    { column: 'outputMw', kind: 'range', ranges: [{ least: 10 }] },
  ]);
  const overlapping = setRanges(EMPTY_QUERY, 'outputMw', [{ least: 10, most: 20 }]);
  expect(pickedBuckets(overlapping, size, classes).size).toBe(0);
  expect(toggleBucket(overlapping, size, classes, large).filters).toEqual([
    { column: 'outputMw', kind: 'range', ranges: [{ least: 10 }] },
  ]);
});

test('the bar without a value and ranges make way for each other, as together they leave no row', () => {
  const [large, none] = [{ value: '10…', range: { least: 10 } }, { value: null }];
  const classes = { ...pivot, rows: [large, none] };
  const inRange = setRanges(EMPTY_QUERY, 'outputMw', [{ least: 10 }]);
  const without = toggleBucket(inRange, size, classes, none);
  expect(without.filters).toEqual([{ column: 'outputMw', kind: 'oneOf', values: [null] }]);
  expect(toggleBucket(without, size, classes, large)).toEqual(inRange);
  expect(toggleBucket(setEmpty(EMPTY_QUERY, 'outputMw', false), size, classes, none)).toEqual(without);
  expect(toggleBucket(setEmpty(EMPTY_QUERY, 'outputMw', true), size, classes, large)).toEqual(inRange);
  const ofOthers = setRanges(EMPTY_QUERY, 'headM', [{ least: 10 }]);
  expect(toggleBucket(ofOthers, size, classes, none).filters).toHaveLength(2);
});

test('ranges that are excluded stay beside the bar without a value, since they leave its rows', () => {
  const none = { value: null };
  const rows = { ...pivot, rows: [none] };
  const excluded = setExcluded(
    setRanges(EMPTY_QUERY, 'outputMw', [{ least: 10 }]),
    'outputMw',
    'range',
    true,
  );
  expect(toggleBucket(excluded, size, rows, none).filters).toEqual([
    ...excluded.filters,
    { column: 'outputMw', kind: 'oneOf', values: [null] },
  ]);
});
