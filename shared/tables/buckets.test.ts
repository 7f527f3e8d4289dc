import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuery } from './answer-query.ts';
import { bucketFilter, type Dimension } from './buckets.ts';
import { numberColumn } from './make-column.ts';
import { createTableIndex } from './table-index.ts';
import { EMPTY_QUERY } from './table-query.ts';
import { smallTables } from './testing/table-arbitrary.ts';

const dimensions: readonly Dimension[] = [
  { column: 'county' },
  { column: 'type' },
  { column: 'isWholeProduction' },
  { column: 'firstUseYear' },
  { column: 'commissioned' },
  { column: 'firstUseYear', span: 'year' },
  { column: 'commissioned', span: 'year' },
  { column: 'outputMw', breaks: [0, 1, 10, 100] },
];

test('the filter of a bucket keeps its rows and no others', () => {
  fc.assert(
    fc.property(smallTables, fc.constantFrom(...dimensions), (table, dimension) => {
      const index = createTableIndex(table, { sums: [] });
      const { buckets = [], bucketOfRow = new Uint32Array() } = index.buckets(dimension) ?? {};
      for (const [place, bucket] of buckets.entries()) {
        const kept = answerQuery(index, {
          ...EMPTY_QUERY,
          filters: [bucketFilter(dimension.column, bucket)],
        });
        expect([...kept.rows]).toEqual(
          Array.from(bucketOfRow.keys()).filter((row) => bucketOfRow[row] === place),
        );
      }
    }),
  );
});

test('classes say their ends, and pumps with their negative output are a class of their own', () => {
  const index = createTableIndex(
    { rowCount: 4, keys: ['1', '2', '3', '4'], columns: [numberColumn('outputMw', [-20, 0, 1, 1240])] },
    { sums: [] },
  );
  const { buckets, bucketOfRow } = index.buckets({ column: 'outputMw', breaks: [0, 1, 10] }) ?? {};
  expect(buckets).toEqual([
    { value: '…0', range: { below: 0 } },
    { value: '0…1', range: { least: 0, below: 1 } },
    { value: '1…10', range: { least: 1, below: 10 } },
    { value: '10…', range: { least: 10 } },
    { value: null },
  ]);
  expect(bucketOfRow).toEqual(Uint32Array.of(0, 1, 2, 3));
});

test('a decade is named by its first year, whether years or days are put into it', () => {
  const columns = [
    numberColumn('firstUseYear', [1899, 1910], 'year'),
    numberColumn('commissioned', [Date.UTC(1899, 11, 31), Date.UTC(1910, 0, 1)], 'date'),
  ];
  const index = createTableIndex({ rowCount: 2, keys: ['1', '2'], columns }, { sums: [] });
  for (const { id } of columns) {
    const { buckets = [] } = index.buckets({ column: id }) ?? {};
    expect(buckets.map(({ value }) => value)).toEqual(['1890', '1900', '1910', null]);
  }
});

test('a span of a year holds the days from its first to its last, and no day of the next', () => {
  const days = [Date.UTC(2019, 11, 31), Date.UTC(2020, 0, 1), Date.UTC(2020, 11, 31), null];
  const columns = [numberColumn('commissioned', days, 'date')];
  const index = createTableIndex({ rowCount: 4, keys: ['1', '2', '3', '4'], columns }, { sums: [] });
  const { buckets, bucketOfRow } = index.buckets({ column: 'commissioned', span: 'year' }) ?? {};
  expect(buckets?.map(({ value, span }) => [value, span])).toEqual([
    ['2019', 'year'],
    ['2020', 'year'],
    [null, undefined],
  ]);
  expect(bucketOfRow).toEqual(Uint32Array.of(0, 1, 1, 2));
});
