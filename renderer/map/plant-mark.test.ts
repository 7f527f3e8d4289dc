import { expect, test } from 'vitest';
import { MAX_RADIUS_PX, MIN_RADIUS_PX, markKind, markRadiusPx } from './plant-mark.ts';

test('area goes by MW: four times the power has twice the radius', () => {
  expect(markRadiusPx(1200) / markRadiusPx(300)).toBeCloseTo(2, 1);
});

test('the radius stays within 3 and 22 px', () => {
  expect(markRadiusPx(0)).toBe(MIN_RADIUS_PX);
  expect(markRadiusPx(0.05)).toBe(MIN_RADIUS_PX);
  expect(markRadiusPx(null)).toBe(MIN_RADIUS_PX);
  expect(markRadiusPx(1240)).toBe(MAX_RADIUS_PX);
  expect(markRadiusPx(50_000)).toBe(MAX_RADIUS_PX);
});

test('a pump has the size of its absolute value', () => {
  expect(markRadiusPx(-100)).toBe(markRadiusPx(100));
});

test('what is not in operation shows its status, whatever its type', () => {
  expect(markKind({ type: 'PK', status: 'operation' })).toBe('PK');
  expect(markKind({ type: 'PK', status: 'closed' })).toBe('closed');
  expect(markKind({ type: 'P', status: 'construction' })).toBe('construction');
});
