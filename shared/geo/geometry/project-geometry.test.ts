import { describe, expect, test } from 'vitest';
import { createTransform } from '../crs/create-transform.ts';
import { findCrs } from '../crs/find-crs.ts';
import { type Box, boxesIntersect, orderedBox } from './box.ts';
import { boxAround, boxPolygon, type Coordinates, type Geometry, ordinate, partsOf } from './geometry.ts';
import { centimetreOf, distanceToChord, projectSides, projectVertices } from './project-geometry.ts';

function project(geometry: Geometry, from: number, to: number): Geometry {
  const target = findCrs(to);
  return projectSides(geometry, createTransform(findCrs(from), target), centimetreOf(target));
}

/** How far the true course of the sides of a box in another system is from the projected ring. */
function deviation(box: Box, from: number, to: number, ring: Coordinates): number {
  const transform = createTransform(findCrs(from), findCrs(to));
  const corners = partsOf(boxPolygon(box))[0] ?? [];
  let farthest = 0;
  let at = 0;
  for (let index = 0; index + 3 < corners.length; index += 2) {
    for (let step = 0; step <= 2000; step++) {
      const share = step / 2000;
      const mix = (offset: number) =>
        ordinate(corners, index + offset) * (1 - share) + ordinate(corners, index + 2 + offset) * share;
      const point = transform(mix(0), mix(1));
      // Both run around the box the same way: the nearest side is the present one or a few on.
      let nearest = Infinity;
      let nearestAt = at;
      for (let side = at; side < Math.min(at + 400, ring.length / 2 - 1); side++) {
        const distance = distanceToChord(
          point,
          [ordinate(ring, 2 * side), ordinate(ring, 2 * side + 1)],
          [ordinate(ring, 2 * side + 2), ordinate(ring, 2 * side + 3)],
        );
        if (distance < nearest) [nearest, nearestAt] = [distance, side];
      }
      at = nearestAt;
      farthest = Math.max(farthest, nearest);
    }
  }
  return farthest;
}

describe('a box in another system follows its true sides to a centimetre', () => {
  test.each([
    ['southern Norway from degrees into zone 33', { xMin: 5, yMin: 58, xMax: 12, yMax: 62 }, 4326, 25833],
    [
      'all of Norway from zone 33 into web Mercator',
      { xMin: -75000, yMin: 6450000, xMax: 1120000, yMax: 7940000 },
      25833,
      3857,
    ],
    ['the Arctic from degrees into the polar map', { xMin: -90, yMin: 65, xMax: 90, yMax: 85 }, 4326, 3995],
  ] as const)('%s', (_, box, from, to) => {
    const [ring = []] = partsOf(project(boxPolygon(box), from, to));
    expect(ring.length / 2).toBeGreaterThan(100);
    expect(ring.length / 2).toBeLessThan(60_000);
    expect(deviation(box, from, to, ring)).toBeLessThan(0.01);
  });

  test('into degrees the centimetre is one of the equator', () => {
    const box = { xMin: 200_000, yMin: 6_600_000, xMax: 300_000, yMax: 6_700_000 };
    const [ring = []] = partsOf(project(boxPolygon(box), 25833, 4326));
    expect(deviation(box, 25833, 4326, ring)).toBeLessThan(0.01 / 111_319);
  });
});

test('four corners alone would miss Bergen, the densified box does not', () => {
  const box = { xMin: 4, yMin: 60.39, xMax: 31, yMax: 71 };
  const corners = boxAround(projectVertices(boxPolygon(box), createTransform(findCrs(4326), findCrs(25833))));
  const sides = boxAround(project(boxPolygon(box), 4326, 25833));
  const [x, y] = createTransform(findCrs(4326), findCrs(25833))(15, 60.4);
  const place = orderedBox(x, y, x, y);
  expect(corners && boxesIntersect(corners, place)).toBe(false);
  expect(sides && boxesIntersect(sides, place)).toBe(true);
});

test('a straight side that stays straight gets no vertices', () => {
  const meridian: Geometry = { kind: 'polyline', paths: [[10, 0, 10, 60]] };
  expect(partsOf(project(meridian, 4326, 3857))[0]).toHaveLength(4);
});

test('points and rings without an end are projected too', () => {
  const transform = createTransform(findCrs(4326), findCrs(3857));
  expect(projectVertices({ kind: 'point', x: 0, y: 0 }, transform)).toEqual({
    kind: 'point',
    x: 0,
    y: expect.closeTo(0, 6),
  });
  expect(partsOf(project({ kind: 'multipoint', coordinates: [0, 0, 10, 0] }, 4326, 3857))[0]).toHaveLength(4);
  const [ring = []] = partsOf(project({ kind: 'polygon', rings: [[0, 0, 1, 0, 1, 1]] }, 4326, 3857));
  expect([ring[0], ring[1]]).toEqual([ring[ring.length - 2], ring[ring.length - 1]]);
});

test('a shape that reaches out of the system is refused', () => {
  const world = boxPolygon({ xMin: -180, yMin: -90, xMax: 180, yMax: 90 });
  expect(() => project(world, 4326, 25833)).toThrow(expect.objectContaining({ code: 'map/outside-crs' }));
});

test('the box of a shape without vertices is no box', () => {
  expect(boxAround({ kind: 'polygon', rings: [[]] })).toBeUndefined();
  expect(
    boxAround({
      kind: 'polyline',
      paths: [
        [1, 2, -3, 4],
        [5, 6],
      ],
    }),
  ).toEqual({ xMin: -3, yMin: 2, xMax: 5, yMax: 6 });
});
