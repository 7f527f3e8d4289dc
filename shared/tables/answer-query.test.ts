import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuery } from './answer-query.ts';
import { numberColumn, textColumn } from './make-column.ts';
import { createTableIndex } from './table-index.ts';
import { EMPTY_QUERY, type TableQuery } from './table-query.ts';
import { naiveAnswer, naiveKeeps, naiveRows } from './testing/naive-table.ts';
import { queries, smallTables } from './testing/table-arbitrary.ts';

const profile = { sums: ['outputMw'], separate: { column: 'type', value: 'P' } };

test('rows are those of the plain reference, in its order', () => {
  fc.assert(
    fc.property(smallTables, queries, (table, query) => {
      // An unknown column keeps nothing in the engine; the reference takes it for an empty one.
      const known = { ...query, filters: query.filters.filter(({ column }) => column !== 'missing') };
      const answer = answerQuery(createTableIndex(table, profile), known);
      expect([...answer.rows]).toEqual(naiveAnswer(naiveRows(table), known));
    }),
    { numRuns: 500 },
  );
});

test('facets count what holds in everything but the filters of their own column', () => {
  fc.assert(
    fc.property(
      smallTables,
      queries,
      fc.constantFrom('county', 'type', 'isWholeProduction'),
      (table, query, column) => {
        const { facets } = answerQuery(createTableIndex(table, profile), query, { facets: [{ column }] });
        const others = { ...query, filters: query.filters.filter((filter) => filter.column !== column) };
        const isImpossible = others.filters.some((filter) => filter.column === 'missing');
        const counts = new Map<string | null, number>();
        for (const row of naiveRows(table)) {
          if (isImpossible || !naiveKeeps(row, others)) continue;
          const value = row.values[column] ?? null;
          const name = value === null ? null : String(value);
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        const counted = facets[0]?.values
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => [value, count]);
        expect(new Map(counted?.map(([value, count]) => [value, count] as [string | null, number]))).toEqual(
          counts,
        );
      },
    ),
  );
});

test('groups are runs of the rows, and their sums keep pumps apart', () => {
  fc.assert(
    fc.property(
      smallTables,
      queries,
      fc.constantFrom('county', 'type', 'commissioned'),
      (table, query, groupBy) => {
        const {
          rows,
          groups = [],
          totals,
        } = answerQuery(createTableIndex(table, profile), { ...query, groupBy });
        expect(groups.map(({ start }) => start)).toEqual(
          groups.map((_, place) => sumOf(groups.slice(0, place))),
        );
        expect(sumOf(groups)).toBe(rows.length);
        const naive = naiveRows(table);
        for (const group of [...groups, { ...totals, start: 0 }]) {
          const members = [...rows.slice(group.start, group.start + group.rowCount)].map(
            (row) => naive[row]?.values,
          );
          const amount = (isPump: boolean) =>
            members
              .filter((values) => (values?.['type'] === 'P') === isPump)
              .reduce((sum, values) => sum + Number(values?.['outputMw'] ?? 0), 0);
          expect(group.sums[0]?.sum).toBeCloseTo(amount(false), 6);
          expect(group.sums[0]?.separateSum).toBeCloseTo(amount(true), 6);
          expect(group.separateCount).toBe(members.filter((values) => values?.['type'] === 'P').length);
        }
      },
    ),
  );
});

function sumOf(groups: readonly { readonly rowCount: number }[]): number {
  return groups.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

const plants = createTableIndex(
  {
    rowCount: 5,
    keys: ['1', '2', '3', '4', '5'],
    columns: [
      textColumn('name', ['Ålvik', 'Aurland 10', 'Ørsta', 'Aurland 2', null]),
      textColumn('type', ['K', 'PK', 'P', 'K', 'K'], 'choice'),
      textColumn('area', ['NO5', 'NO5', 'NO3', null, 'NO1'], 'choice'),
      numberColumn('outputMw', [180, 840, -20, 0.1, 0.2]),
      numberColumn(
        'commissioned',
        [Date.UTC(1962, 5, 15), Date.UTC(1970, 0, 1), null, Date.UTC(1969, 11, 31), null],
        'date',
      ),
    ],
  },
  { ...profile, labels: { type: { K: 'Kraftverk', PK: 'Pumpekraftverk', P: 'Pumpe' } } },
);

const rowsOf = (query: Partial<TableQuery>) => [...answerQuery(plants, { ...EMPTY_QUERY, ...query }).rows];
const sortedBy = (column: string, isDescending = false) => rowsOf({ sort: [{ column, isDescending }] });

test('names stand in Norwegian order with numbers by size, and rows without one last in both directions', () => {
  expect(sortedBy('name')).toEqual([3, 1, 2, 0, 4]);
  expect(sortedBy('name', true)).toEqual([0, 2, 1, 3, 4]);
});

test('choices are searched and sorted by what they are called', () => {
  expect(rowsOf({ search: 'pumpe' })).toEqual([1, 2]);
  expect(rowsOf({ search: 'PK' })).toEqual([]);
  expect(sortedBy('type')).toEqual([0, 3, 4, 2, 1]);
});

test('a number is found by its whole value, a date in either spelling', () => {
  expect(rowsOf({ search: '0,1' })).toEqual([3]);
  expect(rowsOf({ search: '84' })).toEqual([]);
  expect(rowsOf({ search: '−20' })).toEqual([2]);
  expect(rowsOf({ search: '15.6.1962' })).toEqual([0]);
  expect(rowsOf({ search: '1962-06-15' })).toEqual([0]);
});

test('dates are grouped by decade, the decade of a day being that of its year in UTC', () => {
  const { groups } = answerQuery(plants, { ...EMPTY_QUERY, groupBy: 'commissioned' });
  expect(groups?.map(({ value, rowCount }) => [value, rowCount])).toEqual([
    ['1960', 2],
    ['1970', 1],
    [null, 2],
  ]);
});

test('facets are ordered by count or in natural order, "no value" last, and keep what is chosen', () => {
  const query: TableQuery = {
    search: 'finnes ikke',
    filters: [{ column: 'type', kind: 'oneOf', values: ['P'] }],
    sort: [],
  };
  const valuesOf = (asked: TableQuery, column: string, order?: 'count' | 'natural') =>
    answerQuery(plants, asked, { facets: [{ column, ...(order && { order }) }] }).facets[0]?.values.map(
      ({ value, count }) => [value, count],
    );
  expect(valuesOf(query, 'type')).toEqual([['P', 0]]);
  expect(valuesOf(EMPTY_QUERY, 'area')).toEqual([
    ['NO5', 2],
    ['NO1', 1],
    ['NO3', 1],
    [null, 1],
  ]);
  expect(valuesOf(EMPTY_QUERY, 'area', 'natural')?.map(([value]) => value)).toEqual([
    'NO1',
    'NO3',
    'NO5',
    null,
  ]);
});

test('a facet with more values than wanted says how many there are', () => {
  const { facets } = answerQuery(plants, EMPTY_QUERY, { facets: [{ column: 'area', limit: 1 }] });
  expect(facets[0]).toMatchObject({ values: [{ value: 'NO5' }, { value: null }], valueCount: 4 });
});

test('bounds across the 180th meridian keep both sides', () => {
  const index = createTableIndex(
    {
      rowCount: 3,
      keys: ['1', '2', '3'],
      columns: [numberColumn('longitude', [179, -179, 0]), numberColumn('latitude', [60, 60, 60])],
    },
    { sums: [] },
  );
  expect([...answerQuery(index, { ...EMPTY_QUERY, bounds: [178, 50, -178, 70] }).rows]).toEqual([0, 1]);
});

test('sums have no noise of binary fractions', () => {
  const { totals } = answerQuery(plants, {
    ...EMPTY_QUERY,
    filters: [{ column: 'outputMw', kind: 'range', ranges: [{ least: 0, below: 1 }] }],
  });
  expect(totals.sums[0]?.sum).toBe(0.3);
});
