import fc from 'fast-check';
import type { ColumnTable } from '../column-table.ts';
import { booleanColumn, numberColumn, textColumn } from '../make-column.ts';
import type { ColumnFilter, TableQuery, ValueRange } from '../table-query.ts';

const names = [
  'Ålvik',
  'Åna-Sira',
  'aurland 2',
  'Aurland 10',
  'Øksla',
  'Ørsta',
  'Sima',
  'SIMA',
  'Evanger',
  'Zeta',
];
const counties = ['Vestland', 'Nordland', 'Agder'];
const day = (year: number) => Date.UTC(year, 5, 15);

/** Tables with the columns of plants that matter here; every kind of column, every one with empty cells. */
export const smallTables: fc.Arbitrary<ColumnTable> = fc.integer({ min: 0, max: 30 }).chain((rowCount) => {
  const list = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(fc.option(value, { freq: 5 }), { minLength: rowCount, maxLength: rowCount });
  return fc
    .record({
      name: list(fc.constantFrom(...names)),
      county: list(fc.constantFrom(...counties)),
      type: list(fc.constantFrom('K', 'PK', 'P')),
      outputMw: list(fc.constantFrom(-20, -0.1, 0, 0.5, 1, 2.25, 10, 100, 1240)),
      commissioned: list(fc.constantFrom(...[1901, 1959, 1960, 1969, 1970, 2025].map(day))),
      firstUseYear: list(fc.constantFrom(1899, 1900, 1910, 1919, 1920, 2025)),
      isWholeProduction: list(fc.boolean()),
      longitude: list(fc.constantFrom(4.9, 6, 15.5, 31)),
      latitude: list(fc.constantFrom(58, 60.5, 70)),
    })
    .map((cells) => ({
      rowCount,
      keys: Array.from({ length: rowCount }, (_, row) => String(row + 1)),
      columns: [
        textColumn('name', cells.name),
        textColumn('county', cells.county),
        textColumn('type', cells.type, 'choice'),
        numberColumn('outputMw', cells.outputMw),
        numberColumn('commissioned', cells.commissioned, 'date'),
        numberColumn('firstUseYear', cells.firstUseYear, 'year'),
        booleanColumn('isWholeProduction', cells.isWholeProduction),
        numberColumn('longitude', cells.longitude),
        numberColumn('latitude', cells.latitude),
      ],
    }));
});

const end = fc.constantFrom(-5, 0, 1, 10, 1910, day(1960));
const range: fc.Arbitrary<ValueRange> = fc.record(
  { least: end, above: end, most: end, below: end },
  { requiredKeys: [] },
);
const isExcluded = fc.constant(true as const);
const filters: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record(
    {
      column: fc.constantFrom('name', 'county', 'type'),
      kind: fc.constant('contains' as const),
      text: fc.constantFrom('a', 'Å', ' sim ', 'øk', 'land'),
      isExcluded,
    },
    { requiredKeys: ['column', 'kind', 'text'] },
  ),
  fc.record(
    {
      column: fc.constantFrom('outputMw', 'firstUseYear', 'commissioned'),
      kind: fc.constant('range' as const),
      ranges: fc.array(range, { maxLength: 3 }),
      isExcluded,
    },
    { requiredKeys: ['column', 'kind', 'ranges'] },
  ),
  fc.record(
    {
      column: fc.constantFrom('county', 'type', 'isWholeProduction', 'outputMw'),
      kind: fc.constant('oneOf' as const),
      values: fc.subarray(['Vestland', 'K', 'P', 'true', 'false', '10', null]),
      isExcluded,
    },
    { requiredKeys: ['column', 'kind', 'values'] },
  ),
  fc.record({
    column: fc.constantFrom('name', 'outputMw', 'isWholeProduction', 'missing'),
    kind: fc.constant('empty' as const),
    isEmpty: fc.boolean(),
  }),
);

const columnIds = ['name', 'county', 'type', 'outputMw', 'commissioned', 'firstUseYear', 'isWholeProduction'];

export const queries: fc.Arbitrary<TableQuery> = fc.record(
  {
    search: fc.constantFrom('', '', 'sima', ' A  LAND', 'vest 10', '1910', 'finnes ikke'),
    filters: fc.array(filters, { maxLength: 3 }),
    sort: fc.array(fc.record({ column: fc.constantFrom(...columnIds), isDescending: fc.boolean() }), {
      maxLength: 3,
    }),
    bounds: fc.constant([5, 59, 30, 71] as const),
    groupBy: fc.constantFrom('county', 'type', 'isWholeProduction'),
  },
  { requiredKeys: ['search', 'filters', 'sort'] },
);
