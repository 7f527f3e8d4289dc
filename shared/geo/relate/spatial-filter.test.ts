import { describe, expect, test } from 'vitest';
import { boxesIntersect } from '../geometry/box.ts';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { createSpatialFilter } from './spatial-filter.ts';
import type { SpatialRelation } from './spatial-relation.ts';

const square = boxPolygon({ xMin: 0, yMin: 0, xMax: 10, yMax: 10 });
const inner = boxPolygon({ xMin: 2, yMin: 2, xMax: 4, yMax: 4 });
const outer = boxPolygon({ xMin: -5, yMin: -5, xMax: 50, yMax: 50 });
const neighbour = boxPolygon({ xMin: 10, yMin: 0, xMax: 20, yMax: 10 });
const shifted = boxPolygon({ xMin: 5, yMin: 5, xMax: 15, yMax: 15 });
const point = (x: number, y: number): Geometry => ({ kind: 'point', x, y });
const line = (...path: number[]): Geometry => ({ kind: 'polyline', paths: [path] });
/** Its box meets the square, it does not. */
const around: Geometry = line(-5, 5, -5, 15, 15, 15);

describe('filter REL feature', () => {
  test.each<[SpatialRelation, string, Geometry, boolean]>([
    ['intersects', 'a point on the edge', point(10, 5), true],
    ['intersects', 'a line around the corner', around, false],
    ['envelope-intersects', 'a line around the corner', around, true],
    ['index-intersects', 'a line around the corner', around, true],
    ['envelope-intersects', 'a far point', point(11, 5), false],
    ['contains', 'a smaller square in it', inner, true],
    ['contains', 'a larger square around it', outer, false],
    ['contains', 'a point on the edge', point(10, 5), false],
    ['contains', 'itself', square, true],
    ['within', 'a larger square around it', outer, true],
    ['within', 'a smaller square in it', inner, false],
    ['within', 'itself', square, true],
    ['touches', 'a square at its edge', neighbour, true],
    ['touches', 'a point on the edge', point(10, 5), true],
    ['touches', 'a square over its corner', shifted, false],
    ['overlaps', 'a square over its corner', shifted, true],
    ['overlaps', 'a line through it', line(-5, 5, 15, 5), false],
    ['crosses', 'a line through it', line(-5, 5, 15, 5), true],
    ['crosses', 'a line in it', line(1, 1, 2, 2), false],
    ['crosses', 'points in and out of it', { kind: 'multipoint', coordinates: [5, 5, 50, 50] }, true],
  ])('the square %s %s: %#', (relation, _, feature, expected) => {
    expect(createSpatialFilter(square, relation).passes(feature)).toBe(expected);
  });

  test('a point as filter lies within an area, not the other way round', () => {
    expect(createSpatialFilter(point(5, 5), 'within').passes(square)).toBe(true);
    expect(createSpatialFilter(point(5, 5), 'contains').passes(square)).toBe(false);
  });
});

test('a pattern is of the filter against the feature', () => {
  const covers = createSpatialFilter(square, { pattern: '******FF*' });
  expect(covers.passes(inner)).toBe(true);
  expect(covers.passes(outer)).toBe(false);
  expect(createSpatialFilter(square, { pattern: 'T*****FF*' }).passes(point(5, 5))).toBe(true);
});

test('only a pattern that needs them to meet has a box to search in', () => {
  expect(createSpatialFilter(square, { pattern: 'T********' }).searchBox).toMatchObject({ xMax: 10 });
  const disjoint = createSpatialFilter(square, { pattern: 'FF*FF****' });
  expect(disjoint.searchBox).toBeUndefined();
  expect(disjoint.passes(point(50, 50))).toBe(true);
  expect(disjoint.passes(point(5, 5))).toBe(false);
});

test('a feature without a shape never passes, whatever is asked', () => {
  for (const empty of [
    line(),
    { kind: 'polygon', rings: [] },
    { kind: 'multipoint', coordinates: [] },
  ] as const) {
    expect(createSpatialFilter(square, 'intersects').passes(empty)).toBe(false);
    expect(createSpatialFilter(square, 'envelope-intersects').passes(empty)).toBe(false);
    expect(createSpatialFilter(square, { pattern: 'FF*FF****' }).passes(empty)).toBe(false);
  }
});

test('a line of no length in the filter meets nothing', () => {
  expect(createSpatialFilter(square, 'intersects').passes(line(5, 5, 5, 5))).toBe(false);
});

describe('a filter of crossing rings', () => {
  const twoOverlapping: Geometry = { kind: 'polygon', rings: [...square.rings, ...shifted.rings] };

  test('is repaired: what both rings hold is in it once', () => {
    expect(createSpatialFilter(twoOverlapping, 'contains').passes(point(7, 7))).toBe(true);
    expect(createSpatialFilter(twoOverlapping, 'contains').passes(point(14, 14))).toBe(true);
    expect(createSpatialFilter(twoOverlapping, 'intersects').passes(point(14, 1))).toBe(false);
  });

  test.each<[string, Geometry]>([
    ['that encloses nothing', { kind: 'polygon', rings: [[0, 0, 10, 10, 20, 20, 0, 0]] }],
    ['of no ring at all', { kind: 'polygon', rings: [[0, 0, 1, 1]] }],
    ['of no number', { kind: 'polygon', rings: [[0, 0, Number.NaN, 10, 10, 10]] }],
    ['of no vertex', { kind: 'multipoint', coordinates: [] }],
  ])('or one %s is refused', (_, filter) => {
    for (const relation of ['intersects', 'envelope-intersects'] as const) {
      expect(() => createSpatialFilter(filter, relation)).toThrow(
        expect.objectContaining({ code: 'map/bad-geometry' }),
      );
    }
  });
});

test('a stored polygon that crosses itself is compared all the same', () => {
  const bow: Geometry = { kind: 'polygon', rings: [[20, 0, 30, 10, 30, 0, 20, 10, 20, 0]] };
  expect(createSpatialFilter(line(21, 5, 29, 5), 'intersects').passes(bow)).toBe(true);
  for (const relation of ['intersects', 'contains', 'within', 'touches', 'overlaps', 'crosses'] as const) {
    expect(() =>
      createSpatialFilter(boxPolygon({ xMin: 20, yMin: 0, xMax: 25, yMax: 5 }), relation).passes(bow),
    ).not.toThrow();
  }
});

test('points are told by an index of the area: a filter of fifty thousand vertices with its bays', () => {
  const count = 50_000;
  const ring: number[] = [];
  const radiusAt = (angle: number) => 1000 + 50 * Math.sin(40 * angle);
  for (let index = 0; index < count; index++) {
    const angle = (2 * Math.PI * index) / count;
    ring.push(radiusAt(angle) * Math.cos(angle), radiusAt(angle) * Math.sin(angle));
  }
  const filter = createSpatialFilter({ kind: 'polygon', rings: [ring] }, 'intersects');
  for (let index = 0; index < 20_000; index++) {
    const angle = index * 0.7;
    const radius = 900 + (index % 200);
    // Not so near the shore that the sides between its vertices matter.
    if (Math.abs(radius - radiusAt(angle)) < 0.01) continue;
    const place = point(radius * Math.cos(angle), radius * Math.sin(angle));
    if (filter.passes(place) !== radius < radiusAt(angle)) expect.fail(`${radius} at ${angle}`);
  }
});

describe('a filter that takes every point in its box', () => {
  const ring = (...numbers: number[]): Geometry => ({ kind: 'polygon', rings: [numbers] });
  test.each<[string, Geometry, SpatialRelation, boolean]>([
    ['a box', square, 'intersects', true],
    ['a box drawn the other way round', ring(0, 0, 10, 0, 10, 10, 0, 10, 0, 0), 'intersects', true],
    ['the box around a line', around, 'envelope-intersects', true],
    ['not what must lie inside', square, 'contains', false],
    ['not a half of a box', ring(0, 0, 10, 0, 10, 10, 0, 0, 0, 0), 'intersects', false],
    ['not two wings', ring(0, 0, 10, 10, 10, 0, 0, 10, 0, 0), 'intersects', false],
    ['not a turned square', ring(5, 0, 10, 5, 5, 10, 0, 5, 5, 0), 'intersects', false],
    ['not a line', around, 'intersects', false],
  ])('is %s', (_name, filter, relation, expected) => {
    const { takesPointsInBox, searchBox, passes } = createSpatialFilter(filter, relation);
    expect(takesPointsInBox).toBe(expected);
    const places = [-6, -5, 0, 2.5, 5, 10, 11, 15, 16];
    const points = places.flatMap((x) => places.map((y) => ({ x, y })));
    const isInBox = ({ x, y }: { x: number; y: number }) =>
      searchBox !== undefined && boxesIntersect(searchBox, { xMin: x, yMin: y, xMax: x, yMax: y });
    const unlike = points.filter(({ x, y }) => passes(point(x, y)) !== isInBox({ x, y }));
    expect(unlike.length === 0).toBe(expected);
  });
});
