import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnTable } from './column-table.ts';
import { compareTables, splitOutline } from './compare-tables.ts';
import { booleanColumn, numberColumn, textColumn } from './make-column.ts';
import { naiveRows } from './testing/naive-table.ts';
import { smallTables } from './testing/table-arbitrary.ts';

const before: ColumnTable = {
  rowCount: 3,
  keys: ['1', '2', '3'],
  columns: [
    textColumn('name', ['Sima', 'Aura', 'Dale']),
    numberColumn('outputMw', [500, 290, 146.1]),
    numberColumn('commissioned', [Date.UTC(1980, 0, 1), null, Date.UTC(1990, 4, 17)], 'date'),
    booleanColumn('isWholeProduction', [true, null, false]),
  ],
};

const after: ColumnTable = {
  rowCount: 3,
  keys: ['4', '1', '3'],
  columns: [
    textColumn('name', ['Nye Dale', 'Sy-Sima', 'Dale']),
    numberColumn('outputMw', [1, 620, 146.4]),
    numberColumn('commissioned', [null, Date.UTC(1980, 0, 1), Date.UTC(1990, 4, 18)], 'date'),
    textColumn('owner', ['A', 'B', 'C']),
  ],
};

test('each difference is a row that says what, from and to; gone rows come last', () => {
  const { differences, ...counts } = compareTables(before, after);
  expect(counts).toEqual({
    newRows: 1,
    goneRows: 1,
    changedRows: 2,
    changedFields: 4,
    sameRows: 0,
    outsideRows: 0,
  });
  expect(naiveRows(differences).map(({ values }) => Object.values(values))).toEqual([
    ['4', 'Nye Dale', 'new', null, null, null, null],
    ['1', 'Sy-Sima', 'changed', 'name', 'Sima', 'Sy-Sima', null],
    ['1', 'Sy-Sima', 'changed', 'outputMw', '500', '620', 120],
    ['3', 'Dale', 'changed', 'outputMw', '146.1', '146.4', 0.3],
    ['3', 'Dale', 'changed', 'commissioned', '1990-05-17', '1990-05-18', null],
    ['2', 'Aura', 'gone', null, null, null, null],
  ]);
  expect(new Set(differences.keys).size).toBe(differences.rowCount);
});

test('new and gone rows tell what was in them, column by column of the outline', () => {
  const { differences } = compareTables(before, after, ['outputMw', 'commissioned', 'owner']);
  const values = naiveRows(differences).map((row) => Object.values(row.values).slice(2, 6));
  expect(values[0]).toEqual(['new', null, null, '1; ; A']);
  expect(values.at(-1)).toEqual(['gone', null, '290; ; ', null]);
  expect(splitOutline('1; ; A; B', 3)).toEqual(['1', '', 'A; B']);
});

test('a table is the same as itself, and everything is new against an empty one', () => {
  fc.assert(
    fc.property(smallTables, (table) => {
      const same = compareTables(table, table);
      expect(same).toMatchObject({ sameRows: table.rowCount, newRows: 0, goneRows: 0, changedRows: 0 });
      expect(same.differences.rowCount).toBe(0);
      const empty = { ...table, rowCount: 0, keys: [] };
      expect(compareTables(empty, table).newRows).toBe(table.rowCount);
      expect(compareTables(table, empty).goneRows).toBe(table.rowCount);
    }),
  );
});

const withStatus = (keys: readonly string[], status: readonly string[]): ColumnTable => ({
  rowCount: keys.length,
  keys,
  columns: [textColumn('name', keys), textColumn('status', status, 'choice')],
});

test('a table of plants in operation only says nothing of closed ones, but a plant that closed is a change', () => {
  const answer = withStatus(['1', '2', '3'], ['operation', 'operation', 'operation']);
  const register = withStatus(['1', '2', '8', '9'], ['operation', 'closed', 'construction', 'operation']);
  expect(compareTables(answer, register)).toMatchObject({
    newRows: 1,
    goneRows: 1,
    changedRows: 1,
    sameRows: 1,
    outsideRows: 1,
  });
  expect(compareTables(register, answer)).toMatchObject({ newRows: 1, goneRows: 1, outsideRows: 1 });
});
