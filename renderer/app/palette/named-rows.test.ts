import { expect, test } from 'vitest';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
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

test('a row that holds the words hides those that are a slip away', () => {
  const names = (search: string) => findRows(namedRows(table), search, 5).map(({ name }) => name);
  expect(names('aurlnd')).toEqual(['Aurland 1']);
  expect(names('sima kraft')).not.toContain('Aurland 2');
});
