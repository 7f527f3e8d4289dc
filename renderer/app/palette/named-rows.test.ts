import { expect, test } from 'vitest';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { textColumn } from '../../../shared/tables/make-column.ts';
import { findRows, findValues, namedRows, namedValues } from './named-rows.ts';

function tableOf(rows: readonly [key: string, name: string, owner: string][]): ColumnTable {
  const text = (id: string, values: readonly string[]) => ({
    kind: 'text' as const,
    id,
    codes: Uint32Array.from(values, (value) => [...new Set(values)].indexOf(value) + 1),
    dictionary: ['', ...new Set(values)],
  });
  return {
    rowCount: rows.length,
    keys: rows.map(([key]) => key),
    columns: [
      text(
        'name',
        rows.map(([, name]) => name),
      ),
      text(
        'owner',
        rows.map(([, , owner]) => owner),
      ),
    ],
  };
}

const table = tableOf([
  ['1', 'Lang-Sima', 'Statkraft Energi AS'],
  ['2', 'Sima', 'Statkraft Energi AS'],
  ['3', 'Aurland 1', 'Sima Kraft AS'],
]);

test('a name that begins with the word comes before one that holds it, and that before an owner', () => {
  const names = findRows(namedRows(table), 'sima', 5).map(({ name }) => name);
  expect(names).toEqual(['Sima', 'Lang-Sima', 'Aurland 1']);
});

test('all words must occur, in name or owner', () => {
  expect(findRows(namedRows(table), 'statkraft lang', 5).map(({ key }) => key)).toEqual(['1']);
  expect(findRows(namedRows(table), '   ', 5)).toEqual([]);
});

test('the names of a table are made once', () => {
  expect(namedRows(table)).toBe(namedRows(table));
});

test('owners are found by their name with the number of their rows, a letter wrong too', () => {
  const found = (search: string) =>
    findValues(namedValues(table), search, 5).map(({ column, value, rowCount }) => [column, value, rowCount]);
  expect(found('kraft')).toEqual([
    ['owner', 'Statkraft Energi AS', 2],
    ['owner', 'Sima Kraft AS', 1],
  ]);
  expect(found('statkarft')).toEqual([['owner', 'Statkraft Energi AS', 2]]);
  expect(found('')).toEqual([]);
});

test('municipalities and counties are found as owners are, each by the rows of its own column', () => {
  const places: ColumnTable = {
    rowCount: 4,
    keys: ['1', '2', '3', '4'],
    columns: [
      textColumn('name', ['Mår', 'Oslo 2', 'Hakavik', 'Oslo 1']),
      textColumn('owner', ['Oslo Lys AS', '', '', '']),
      textColumn('municipality', ['Tinn', 'Oslo', 'Øvre Eiker', 'Oslo']),
      textColumn('county', ['Telemark', 'Oslo', 'Buskerud', 'Oslo']),
      textColumn('status', ['Oslo', '', '', '']),
    ],
  };
  const found = (search: string) =>
    findValues(namedValues(places), search, 5).map((each) => [each.column, each.value, each.rowCount]);
  expect(found('oslo')).toEqual([
    ['municipality', 'Oslo', 2],
    ['county', 'Oslo', 2],
    ['owner', 'Oslo Lys AS', 1],
  ]);
  expect(found('ovre eiker')).toEqual([['municipality', 'Øvre Eiker', 1]]);
  expect(found('telmark')).toEqual([['county', 'Telemark', 1]]);
});

test('a row that holds the words hides those that are a slip away', () => {
  const names = (search: string) => findRows(namedRows(table), search, 5).map(({ name }) => name);
  expect(names('aurlnd')).toEqual(['Aurland 1']);
  expect(names('sima kraft')).not.toContain('Aurland 2');
});
