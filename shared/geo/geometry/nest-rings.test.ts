import { describe, expect, test } from 'vitest';
import type { Coordinates } from './geometry.ts';
import { nestRings, orientedRings, polygonArea } from './nest-rings.ts';
import { signedRingArea } from './planar-measures.ts';

function square(x: number, y: number, size: number): number[] {
  return [x, y, x + size, y, x + size, y + size, x, y + size, x, y];
}

function reversed(ring: readonly number[]): number[] {
  const points: number[][] = [];
  for (let index = 0; index < ring.length; index += 2) points.unshift(ring.slice(index, index + 2));
  return points.flat();
}

const plain = (parts: ReturnType<typeof nestRings>) =>
  parts.map(({ outer, holes }) => ({
    outer: Array.from(outer),
    holes: holes.map((hole) => Array.from(hole)),
  }));

describe('what is outer and what a hole comes from how rings lie', () => {
  const lake = square(10, 10, 80);
  const island = square(40, 40, 20);
  const tarn = square(45, 45, 5);
  const country = square(0, 0, 100);
  const other = square(200, 0, 50);

  test.each([
    ['all one way', [country, lake, island, tarn, other]],
    ['the innermost first', [tarn, island, lake, other, country]],
    ['every second one turned', [country, reversed(lake), island, reversed(tarn), other]],
  ])('%s', (_, rings) => {
    const parts = plain(nestRings(rings));
    expect(parts).toHaveLength(3);
    const holesOf = (ring: number[]) =>
      parts.find(({ outer }) => signedRingArea(outer) ** 2 === signedRingArea(ring) ** 2)?.holes.length;
    expect(holesOf(country)).toBe(1);
    expect(holesOf(island)).toBe(1);
    expect(holesOf(other)).toBe(0);
    expect(polygonArea({ kind: 'polygon', rings })).toBe(100 * 100 - 80 * 80 + 20 * 20 - 5 * 5 + 50 * 50);
  });

  test('they are written clockwise outside, with the holes after their ring the other way', () => {
    const areas = orientedRings(nestRings([lake, country, island])).map(signedRingArea);
    expect(areas).toEqual([-10000, 6400, -400]);
  });
});

test('a hole that touches its ring with every vertex is still a hole', () => {
  const diamond = [50, 0, 100, 50, 50, 100, 0, 50, 50, 0];
  expect(nestRings([diamond, square(0, 0, 100)])).toMatchObject([{ holes: [diamond] }]);
});

test('rings side by side that share an edge are two parts', () => {
  expect(nestRings([square(0, 0, 10), square(10, 0, 10)]).map(({ holes }) => holes)).toEqual([[], []]);
});

test('rings that do not close are closed, and those that are no ring are left out', () => {
  const open: Coordinates = new Float64Array([0, 0, 10, 0, 10, 10]);
  expect(plain(nestRings([open, [1, 1, 2, 2, 1, 1], []]))).toEqual([
    { outer: [0, 0, 10, 0, 10, 10, 0, 0], holes: [] },
  ]);
});

test('no ring of a polygon whose rings cross gets lost', () => {
  const rings = [square(0, 0, 100), square(50, 50, 100), square(60, 60, 30), square(90, 5, 20)];
  const parts = nestRings(rings);
  expect(parts.reduce((count, { holes }) => count + 1 + holes.length, 0)).toBe(rings.length);
});

test('the area of a ring far from the origin keeps its digits', () => {
  expect(signedRingArea(square(9_000_000_000, 7_000_000_000, 1))).toBe(1);
});

test('ten thousand islands are sorted without comparing each with each', () => {
  const rings = Array.from({ length: 10_000 }, (_, number) =>
    square((number % 100) * 10, Math.floor(number / 100) * 10, 5),
  );
  const parts = nestRings([square(-10, -10, 2000), ...rings]);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.holes).toHaveLength(10_000);
});
