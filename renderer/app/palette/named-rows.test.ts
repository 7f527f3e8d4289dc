import { expect, test } from 'vitest';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { findRows, namedRows } from './named-rows.ts';

function tableOf(rows: readonly [key: string, name: string, owner: string][]): ColumnTable {
  const text = (id: string, values: readonly string[]) => ({
    kind: 'text' as const,
    id,
    codes: Uint32Array.from(values.keys(), (index) => index + 1),
    dictionary: ['', ...values],
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
