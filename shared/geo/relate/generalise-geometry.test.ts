import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Geometry, ordinate, partsOf } from '../geometry/geometry.ts';
import { distanceToChord } from '../geometry/project-geometry.ts';
import { generaliseGeometry } from './generalise-geometry.ts';
import { isValid } from './jts.ts';
import { toJts } from './jts-geometry.ts';

/** A ring around a place, rough by up to a tenth of its size. */
const roughRing = fc
  .array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 8, maxLength: 60 })
  .map((radii) =>
    radii.flatMap((radius, index) => {
      const angle = (-2 * Math.PI * index) / radii.length;
      return [100 * radius * Math.cos(angle), 100 * radius * Math.sin(angle)];
    }),
  );

function farthest(from: Geometry, to: Geometry): number {
  let most = 0;
  for (const part of partsOf(from)) {
    for (let at = 0; at + 1 < part.length; at += 2) {
      const point = [ordinate(part, at), ordinate(part, at + 1)] as const;
      let least = Number.POSITIVE_INFINITY;
      for (const path of partsOf(to)) {
        for (let side = 0; side + 3 < path.length; side += 2) {
          const start = [ordinate(path, side), ordinate(path, side + 1)] as const;
          const end = [ordinate(path, side + 2), ordinate(path, side + 3)] as const;
          least = Math.min(least, distanceToChord(point, start, end));
        }
      }
      most = Math.max(most, least);
    }
  }
  return most;
}

test('no vertex of an area lies farther from the coarse one than allowed, which is valid and has no more vertices', () => {
  fc.assert(
    fc.property(roughRing, fc.double({ min: 0.1, max: 20, noNaN: true }), (ring, tolerance) => {
      const shape = { kind: 'polygon' as const, rings: [ring] };
      const coarse = generaliseGeometry(shape, tolerance);
      expect(farthest(shape, coarse)).toBeLessThanOrEqual(tolerance * (1 + 1e-9));
      const sound = toJts(coarse);
      expect(sound && isValid(sound)).toBe(true);
      expect(partsOf(coarse)[0]?.length).toBeLessThanOrEqual(ring.length + 2);
    }),
    { numRuns: 200 },
  );
});

test('a line keeps its ends and what stands out', () => {
  const line = { kind: 'polyline' as const, paths: [[0, 0, 5, 0.4, 10, 0, 15, 6, 20, 0]] };
  const coarse = generaliseGeometry(line, 1);
  expect(partsOf(coarse).map((path) => Array.from(path))).toEqual([[0, 0, 10, 0, 15, 6, 20, 0]]);
});

test('a shape never vanishes, its small parts may', () => {
  const small = [0, 0, 0, 1, 1, 1, 1, 0, 0, 0];
  const alone = generaliseGeometry({ kind: 'polygon', rings: [small] }, 50);
  expect(partsOf(alone)[0]?.length).toBeGreaterThanOrEqual(8);
  const large = [100, 0, 100, 900, 900, 900, 900, 0, 100, 0];
  expect(partsOf(generaliseGeometry({ kind: 'polygon', rings: [small, large] }, 50))).toHaveLength(1);
});

test('points stay, and an area whose rings cross is no reason to fail', () => {
  const point = { kind: 'point' as const, x: 1, y: 2 };
  expect(generaliseGeometry(point, 9)).toBe(point);
  const bow = generaliseGeometry({ kind: 'polygon', rings: [[0, 0, 40, 40, 40, 0, 0, 40]] }, 1);
  expect(partsOf(bow).length).toBeGreaterThan(0);
});
