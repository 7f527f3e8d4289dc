import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('a unit of capitals is given the room that it takes', () => {
  // 1.88 em as Inter draws it.
  expect(textWidth('MW', 10)).toBeGreaterThanOrEqual(18.5);
  expect(textWidth('MW', 10)).toBeLessThan(22);
});

test('numbers are as wide as their figures', () => {
  expect(textWidth('8 000', 10)).toBeCloseTo(28);
  expect(textWidth('8 000', 18)).toBeCloseTo(50.4);
});
