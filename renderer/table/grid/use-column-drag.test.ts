import { expect, test } from 'vitest';
import { dropIndexAt } from './use-column-drag.ts';

const layout = {
  columns: [0, 100, 200].map((leftPx, place) => ({
    column: { id: String(place), kind: 'text' as const },
    leftPx,
    widthPx: 100,
  })),
  totalPx: 300,
};

test('a column is dropped in front of the one in whose left half the pointer is, never in front of the pinned one', () => {
  expect(dropIndexAt(layout, 10)).toBe(1);
  expect(dropIndexAt(layout, 140)).toBe(1);
  expect(dropIndexAt(layout, 160)).toBe(2);
  expect(dropIndexAt(layout, 280)).toBe(3);
});
