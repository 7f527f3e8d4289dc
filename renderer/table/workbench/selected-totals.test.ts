import { expect, test } from 'vitest';
import { numberColumn } from '../../../shared/tables/make-column.ts';
import { selectedTotals, shownSelectedKeys } from './selected-totals.ts';

const table = {
  rowCount: 4,
  keys: ['a', 'b', 'c', 'd'],
  columns: [numberColumn('outputMw', [1.1, null, -20, 2.2])],
};

test('the sums of a selection count the rows that are shown, with their sign', () => {
  const shown = Uint32Array.of(3, 2, 0);
  expect(selectedTotals(table, shown, new Set(['a', 'd', 'b']), ['outputMw'])).toEqual({
    rowCount: 2,
    sums: [{ column: 'outputMw', sum: 3.3 }],
  });
  expect(selectedTotals(table, shown, new Set(['c']), ['outputMw']).sums[0]?.sum).toBe(-20);
});

test('no selection, no rows', () => {
  expect(selectedTotals(table, Uint32Array.of(0), new Set(), ['gone'])).toEqual({
    rowCount: 0,
    sums: [{ column: 'gone', sum: 0 }],
  });
});

test('of the selected rows those that are shown are told, in their order', () => {
  const shown = { table, rows: Uint32Array.of(3, 2, 0) };
  expect(shownSelectedKeys(shown, new Set(['a', 'b', 'd']))).toEqual(['d', 'a']);
  expect(shownSelectedKeys(shown, new Set())).toEqual([]);
});
