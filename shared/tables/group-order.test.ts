import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuery } from './answer-query.ts';
import { numberColumn, textColumn } from './make-column.ts';
import { createTableIndex } from './table-index.ts';
import { EMPTY_QUERY, type TableQuery } from './table-query.ts';

const profile = { sums: ['outputMw'], separate: { column: 'type', value: 'P' } };

const plants = createTableIndex(
  {
    rowCount: 6,
    keys: ['1', '2', '3', '4', '5', '6'],
    columns: [
      textColumn('name', ['Aura', 'Dale', 'Evanger', 'Sima', 'Tyin', 'Ukjent']),
      textColumn('county', ['Møre', 'Vestland', 'Vestland', 'Vestland', 'Innlandet', null]),
      textColumn('type', ['K', 'P', 'K', 'K', 'K', 'K'], 'choice'),
      numberColumn('outputMw', [290, -500, 330, 620, 374, 1]),
      numberColumn('headM', [750, 300, null, 905, null, null]),
    ],
  },
  profile,
);

const groupsOf = (query: Partial<TableQuery>) =>
  answerQuery(plants, { ...EMPTY_QUERY, groupBy: 'county', ...query }).groups?.map(({ value }) => value);

const sortedBy = (column: string, isDescending: boolean) => ({ sort: [{ column, isDescending }] });

test('groups follow a sort on a summed column by their sums, pumps left out', () => {
  expect(groupsOf(sortedBy('outputMw', true))).toEqual(['Vestland', 'Innlandet', 'Møre', null]);
  expect(groupsOf(sortedBy('outputMw', false))).toEqual([null, 'Møre', 'Innlandet', 'Vestland']);
});

test('groups follow a sort on another number by their most or least, those without a value last', () => {
  expect(groupsOf(sortedBy('headM', true))).toEqual(['Vestland', 'Møre', 'Innlandet', null]);
  expect(groupsOf(sortedBy('headM', false))).toEqual(['Vestland', 'Møre', 'Innlandet', null]);
});

test('groups follow a sort on their own column, "no value" last in both directions', () => {
  expect(groupsOf(sortedBy('county', true))).toEqual(['Vestland', 'Møre', 'Innlandet', null]);
  expect(groupsOf(sortedBy('county', false))).toEqual(['Innlandet', 'Møre', 'Vestland', null]);
});

test('a sort on the names of rows leaves groups in their natural order', () => {
  expect(groupsOf(sortedBy('name', true))).toEqual(['Innlandet', 'Møre', 'Vestland', null]);
});

test('groups by count have most rows first, whatever the sort', () => {
  expect(groupsOf({ ...sortedBy('outputMw', false), groupOrder: 'count' })).toEqual([
    'Vestland',
    'Innlandet',
    'Møre',
    null,
  ]);
});

test('groups of random tables come by falling sums and stay runs of all rows', () => {
  const rows = fc.array(
    fc.record({
      county: fc.constantFrom('A', 'B', 'C', null),
      type: fc.constantFrom('K', 'P'),
      outputMw: fc.option(fc.integer({ min: -50, max: 50 })),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, (all) => {
      const table = {
        rowCount: all.length,
        keys: all.map((_, row) => String(row)),
        columns: [
          textColumn(
            'county',
            all.map((row) => row.county),
          ),
          textColumn(
            'type',
            all.map((row) => row.type),
            'choice',
          ),
          numberColumn(
            'outputMw',
            all.map((row) => row.outputMw),
          ),
        ],
      };
      const query = { ...EMPTY_QUERY, groupBy: 'county', ...sortedBy('outputMw', true) };
      const answer = answerQuery(createTableIndex(table, profile), query);
      const sums = answer.groups?.map(({ sums: [first] }) => first?.sum ?? 0) ?? [];
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
      const counties = answer.groups?.flatMap(({ value, rowCount }) =>
        Array.from({ length: rowCount }, () => value),
      );
      expect(Array.from(answer.rows, (row) => all[row]?.county ?? null)).toEqual(counties);
    }),
  );
});
