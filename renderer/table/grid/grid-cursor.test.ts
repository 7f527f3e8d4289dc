import { describe, expect, test } from 'vitest';
import { displayRows } from './display-rows.ts';
import { findCursor, keepCursor } from './grid-cursor.ts';

const table = { keys: ['a', 'b', 'c', 'd'], rowOf: (key: string) => ['a', 'b', 'c', 'd'].indexOf(key) };
const lines = (...rows: number[]) => displayRows(Uint32Array.from(rows), table, undefined, new Set());
const columns = ['name', 'type', 'outputMw'];

describe('the cursor', () => {
  const kept = keepCursor({ row: 1, column: 2 }, lines(0, 1, 2, 3), columns);

  test('goes with its row when rows change places', () => {
    expect(findCursor(kept, lines(3, 2, 1, 0), columns)).toEqual({ row: 2, column: 2 });
  });

  test('goes with its column when columns change places', () => {
    expect(findCursor(kept, lines(0, 1), ['name', 'outputMw', 'type'])).toEqual({ row: 1, column: 1 });
  });

  test('stays as near as it can when its row or column is gone', () => {
    expect(findCursor(kept, lines(2, 3), columns)).toEqual({ row: 1, column: 2 });
    expect(findCursor(kept, lines(3), ['name'])).toEqual({ row: 0, column: 0 });
  });

  test('is in the head when there are no rows, and stays in the head when it was there', () => {
    expect(findCursor(kept, lines(), columns).row).toBe(-1);
    expect(findCursor(keepCursor({ row: -1, column: 1 }, lines(0), columns), lines(1, 2), columns)).toEqual({
      row: -1,
      column: 1,
    });
  });
});
