import { expect, test } from 'vitest';
import type { RowDraft } from './import-flow.ts';
import { losesRows } from './loses-rows.ts';

const draft = (
  replaces: string,
  goneRows: number,
  sameRows: number,
  leftOutRows = 0,
): { rows: RowDraft } => ({
  rows: {
    register: 'plants',
    rows: 1,
    replaces,
    leftOutRows,
    leftOut: [],
    unmatched: [],
    swappedRows: [],
    outsideRows: [],
    changes: { newRows: 500, goneRows, changedRows: 1, sameRows, examples: [] },
  },
});

test('a file loses rows when more than a tenth of those that stand would be gone, however many are new', () => {
  expect(losesRows(draft('all', 10, 89))).toBe(false);
  expect(losesRows(draft('all', 11, 89))).toBe(true);
  expect(losesRows(draft('in-operation', 1, 0))).toBe(true);
});

test('what ships is no loss, nor is anything where no rows are', () => {
  expect(losesRows(draft('sample', 100, 0))).toBe(false);
  expect(losesRows({})).toBe(false);
});

test('a file of which rows could not be read loses rows when any would be gone', () => {
  expect(losesRows(draft('all', 1, 99, 1))).toBe(true);
  expect(losesRows(draft('all', 0, 99, 1))).toBe(false);
});
