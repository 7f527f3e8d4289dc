import { expect, test } from 'vitest';
import { PLANT_CLASS_IDS } from '../../../../shared/cartography/plants.ts';
import { markShape, markSizePx } from './mark-shape.ts';

test('every kind differs from every other by more than colour', () => {
  const looks = PLANT_CLASS_IDS.map((kind) => {
    const { path, isHollow, dashesPx } = markShape(kind, 10, false);
    return JSON.stringify([path, isHollow, dashesPx.length > 0]);
  });
  expect(new Set(looks).size).toBe(PLANT_CLASS_IDS.length);
});

test('a diamond has the area of the circle of its radius', () => {
  const [x = 0, y = 0] =
    /^M(-?[\d.]+) (-?[\d.]+)/
      .exec(markShape('PK', 10, false).path)
      ?.slice(1)
      .map(Number) ?? [];
  expect(x).toBeCloseTo(0);
  expect(2 * y * y).toBeCloseTo(Math.PI * 100, 0);
});

test('dashes divide the circle evenly', () => {
  for (const radius of [3, 8, 22]) {
    const { dashesPx, strokePx } = markShape('construction', radius, false);
    const step = dashesPx.reduce((sum, length) => sum + length, 0);
    const count = (2 * Math.PI * (radius - strokePx / 2)) / step;
    expect(Math.abs(count - Math.round(count))).toBeLessThan(0.05);
  }
});

test('every shape lies inside the square that is kept for it', () => {
  for (const kind of PLANT_CLASS_IDS) {
    for (const radius of [3, 22]) {
      const { path } = markShape(kind, radius, true);
      const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Math.abs(Number(number)));
      expect(Math.max(...numbers)).toBeLessThanOrEqual(markSizePx(radius) / 2);
    }
  }
});
