import { expect, test } from 'vitest';
import { PLANT_SIZE } from '../../../../shared/cartography/plants.ts';
import { markKind, markRadiusPx } from './plant-mark.ts';

test('area goes by MW: four times the power has twice the radius', () => {
  expect(markRadiusPx(1200) / markRadiusPx(300)).toBeCloseTo(2, 1);
});

test('the radius stays within 3 and 22 px', () => {
  expect(markRadiusPx(0)).toBe(PLANT_SIZE.minRadiusPx);
  expect(markRadiusPx(0.05)).toBe(PLANT_SIZE.minRadiusPx);
  expect(markRadiusPx(null)).toBe(PLANT_SIZE.minRadiusPx);
  expect(markRadiusPx(1240)).toBe(PLANT_SIZE.maxRadiusPx);
  expect(markRadiusPx(50_000)).toBe(PLANT_SIZE.maxRadiusPx);
});

test('a pump has the size of its absolute value', () => {
  expect(markRadiusPx(-100)).toBe(markRadiusPx(100));
});

test('what is not in operation shows its status, whatever its type', () => {
  expect(markKind({ type: 'PK', status: 'operation' })).toBe('PK');
  expect(markKind({ type: 'PK', status: 'closed' })).toBe('closed');
  expect(markKind({ type: 'P', status: 'construction' })).toBe('construction');
});
