import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coordinates, closeRing, type Geometry, ordinate, partsOf } from '../geometry/geometry.ts';
import { distanceToChord } from '../geometry/project-geometry.ts';
import { createDistanceFilter } from './distance-filter.ts';
import { shape } from './testing/shape-arbitrary.ts';

type Place = readonly [number, number];
type Side = readonly [Place, Place];

const placeAt = (part: Coordinates, index: number): Place => [
  ordinate(part, index),
  ordinate(part, index + 1),
];

/** Sides of lines and areas; points as sides without length. */
function sidesOf(geometry: Geometry): Side[] {
  return partsOf(geometry).flatMap((each) => {
    const part = geometry.kind === 'polygon' ? closeRing(each) : each;
    const isPoints = geometry.kind === 'point' || geometry.kind === 'multipoint';
    return Array.from({ length: part.length / 2 - (isPoints ? 0 : 1) }, (_, index): Side => {
      const start = placeAt(part, 2 * index);
      return [start, isPoints ? start : placeAt(part, 2 * index + 2)];
    });
  });
}

const cross = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

function sidesCross([a, b]: Side, [c, d]: Side): boolean {
  return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
}

function sideDistance(one: Side, other: Side): number {
  if (sidesCross(one, other)) return 0;
  return Math.min(
    distanceToChord(one[0], ...other),
    distanceToChord(one[1], ...other),
    distanceToChord(other[0], ...one),
    distanceToChord(other[1], ...one),
  );
}

/** Even and odd, by a ray to the east. */
function isInside([x, y]: Place, area: Geometry): boolean {
  if (area.kind !== 'polygon') return false;
  const hits = sidesOf(area).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return hits.length % 2 === 1;
}

function naiveDistance(one: Geometry, other: Geometry): number {
  const [sides, others] = [sidesOf(one), sidesOf(other)];
  if (sides.some(([start]) => isInside(start, other)) || others.some(([start]) => isInside(start, one)))
    return 0;
  return Math.min(...sides.flatMap((side) => others.map((each) => sideDistance(side, each))));
}

test('takes what naive measuring takes, of every kind of shape', () => {
  fc.assert(
    fc.property(shape, shape, fc.integer({ min: 0, max: 12 }), (one, other, quarters) => {
      const distance = quarters / 2 + 1 / 64;
      const { passes } = createDistanceFilter(one, distance);
      expect(passes(other)).toBe(naiveDistance(one, other) <= distance);
    }),
    { numRuns: 500 },
  );
}, 60_000);

test('takes the distance itself, and without one what is touched', () => {
  const point: Geometry = { kind: 'point', x: 0, y: 0 };
  const at = (x: number, y: number): Geometry => ({ kind: 'point', x, y });
  const within5 = createDistanceFilter(point, 5);
  expect([at(3, 4), at(3, 4.001), at(0, -5)].map(within5.passes)).toEqual([true, false, true]);
  expect(within5.searchBox).toEqual({ xMin: -5, yMin: -5, xMax: 5, yMax: 5 });
  const touching = createDistanceFilter({ kind: 'polyline', paths: [[0, 0, 4, 4]] }, 0);
  expect([at(2, 2), at(2, 2.1)].map(touching.passes)).toEqual([true, false]);
});

test('an empty shape is refused', () => {
  expect(() => createDistanceFilter({ kind: 'multipoint', coordinates: [] }, 1)).toThrow(
    expect.objectContaining({ code: 'map/bad-geometry' }),
  );
});
