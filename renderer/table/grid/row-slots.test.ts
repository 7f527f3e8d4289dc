import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modulo, rowsInSlotOrder, rowWindow } from './row-slots.ts';

describe('the window of rows', () => {
  test('holds the visible rows, in the middle, and never leaves the table', () => {
    expect(rowWindow(50, 59, 1000, 20)).toEqual({ start: 45, count: 20 });
    expect(rowWindow(0, 9, 1000, 20)).toEqual({ start: 0, count: 20 });
    expect(rowWindow(990, 999, 1000, 20)).toEqual({ start: 980, count: 20 });
    expect(rowWindow(0, 9, 7, 20)).toEqual({ start: 0, count: 7 });
    expect(rowWindow(0, -1, 0, 20)).toEqual({ start: 0, count: 0 });
  });
});

describe('the order of elements', () => {
  test('is that of the rows where it began', () => {
    expect(rowsInSlotOrder({ start: 7, count: 4 }, 7)).toEqual([7, 8, 9, 10]);
  });

  test('gives a row that comes into view the element of the one that left', () => {
    expect(rowsInSlotOrder({ start: 8, count: 4 }, 7)).toEqual([11, 8, 9, 10]);
    expect(rowsInSlotOrder({ start: 6, count: 4 }, 7)).toEqual([7, 8, 9, 6]);
  });

  test('keeps every row that stays in its element, wherever the window goes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(10_000),
        fc.nat(10_000),
        fc.nat(10_000),
        (count, origin, start, next) => {
          const before = rowsInSlotOrder({ start, count }, origin);
          const after = rowsInSlotOrder({ start: next, count }, origin);
          expect([...after].sort((a, b) => a - b)).toEqual(
            Array.from({ length: count }, (_, at) => next + at),
          );
          for (const row of before) {
            if (row >= next && row < next + count) expect(after.indexOf(row)).toBe(before.indexOf(row));
          }
          for (const [place, row] of after.entries()) {
            expect(modulo(row, count)).toBe(modulo(before[place] ?? 0, count));
          }
        },
      ),
    );
  });
});
