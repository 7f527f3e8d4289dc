import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { relateMatrix } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { createPointSet } from './point-set.ts';
import { createSpatialFilter } from './spatial-filter.ts';
import { shape } from './testing/shape-arbitrary.ts';

const multipoint = (...coordinates: number[]): Geometry => ({ kind: 'multipoint', coordinates });
const line = (...paths: number[][]): Geometry => ({ kind: 'polyline', paths });
const free = () => {};

describe('the matrix of many points', () => {
  const places = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 24 });

  test('is that of jsts against shapes of every kind whose corners and sides it meets', () => {
    const matrices = new Set<string>();
    const check = (numbers: number[], feature: Geometry) => {
      const points = multipoint(...numbers.slice(0, 2 * (numbers.length >> 1)));
      const [one, other] = [toJts(points), toJts(feature)];
      const expected = one && other ? relateMatrix(one, other) : undefined;
      const matrix = points.kind === 'multipoint' && createPointSet(points.coordinates);
      if (matrix) expect(matrix.matrixWith(feature, free)).toBe(expected);
      matrices.add(expected ?? '');
    };
    fc.assert(fc.property(places, shape, check), { numRuns: 2000, seed: 20_261_128 });
    expect(matrices.size).toBeGreaterThanOrEqual(18);
  }, 60_000);

  test.each<[string, Geometry, string]>([
    ['a closed line has no ends', line([0, 0, 8, 0, 8, 8, 0, 0]), '0F0FFF1F2'],
    ['where two paths end is the middle of the line', line([0, 0, 4, 4], [4, 4, 8, 0]), '000FFF102'],
    ['paths of no length are not there', line([0, 0, 0, 0], [1, 1, 9, 1]), 'FF0FFF102'],
  ])('%s', (_, feature, expected) => {
    const points = createPointSet([0, 0, 4, 4, 20, 20]);
    expect(points.matrixWith(feature, free)).toBe(expected);
  });

  test('a point on a slanting side is told to the last bit', () => {
    const slope = line([0, 0, 3, 1]);
    const third = createPointSet([1.5, 0.5, 1, 1 / 3]);
    // The third of one is not a binary number: that point lies beside the line.
    expect(third.matrixWith(slope, free)).toBe('0F0FFF102');
  });
});

describe('twenty thousand points as a filter', () => {
  const COUNT = 20_000;
  const RADIUS = 1000;
  const spiral: Geometry = {
    kind: 'multipoint',
    coordinates: Array.from({ length: COUNT }, (_, index) => {
      const distance = (RADIUS * 2 * index) / COUNT;
      return [distance * Math.cos(index), distance * Math.sin(index)];
    }).flat(),
  };
  const coast = (x: number, count: number): Geometry => ({
    kind: 'polygon',
    rings: [
      Array.from({ length: count }, (_, index) => {
        const angle = (-2 * Math.PI * index) / count;
        const radius = RADIUS + 20 * Math.sin(60 * angle);
        return [x + radius * Math.cos(angle), radius * Math.sin(angle)];
      }).flat(),
    ],
  });

  test('are compared with large areas, which take those in them', () => {
    const { passes } = createSpatialFilter(spiral, 'intersects');
    const crosses = createSpatialFilter(spiral, 'crosses');
    const areas = Array.from({ length: 12 }, (_, index) => coast(index * 500, 10_000));
    // The farthest points lie at twice the radius, so that the areas from 3,020 on take none.
    expect(areas.map(passes)).toEqual(areas.map((_, index) => index * 500 < 3020));
    expect(areas.filter(crosses.passes)).toHaveLength(areas.filter(passes).length);
  });

  test('and with many small ones, and with some around all of them', () => {
    const { passes } = createSpatialFilter(spiral, 'intersects');
    const small = Array.from({ length: 20_000 }, (_, index) => {
      const [x, y] = [20 * (index % 200) - 2000, 40 * Math.floor(index / 200) - 2000];
      return boxPolygon({ xMin: x, yMin: y, xMax: x + 10, yMax: y + 10 });
    });
    const taken = small.filter(passes).length;
    expect(taken).toBeGreaterThan(1000);
    expect(taken).toBeLessThan(10_000);
    const within = createSpatialFilter(spiral, 'within');
    const covering = boxPolygon({ xMin: -2001, yMin: -2001, xMax: 2001, yMax: 2001 });
    expect(Array.from({ length: 10 }, () => covering).every(within.passes)).toBe(true);
    expect(within.passes(boxPolygon({ xMin: -2001, yMin: -2001, xMax: 0, yMax: 2001 }))).toBe(false);
  });

  test('stay within the budget of a request: what would take minutes is refused', () => {
    const { passes } = createSpatialFilter(spiral, { pattern: 'T********' });
    const area = coast(0, 50_000);
    expect(() => {
      for (let index = 0; index < 1000; index++) passes(area);
    }).toThrow('it runs along too many features');
  });
});

test('stored points are looked up in an area one by one', () => {
  const square = boxPolygon({ xMin: 0, yMin: 0, xMax: 10, yMax: 10 });
  const many = multipoint(...Array.from({ length: 40_000 }, (_, index) => (index % 200) / 20));
  const passes = (relation: 'contains' | 'intersects' | 'crosses' | 'touches', feature: Geometry) =>
    createSpatialFilter(square, relation).passes(feature);
  expect(passes('contains', many)).toBe(true);
  expect(passes('crosses', many)).toBe(false);
  expect(passes('crosses', multipoint(5, 5, 50, 50))).toBe(true);
  expect(passes('touches', multipoint(10, 5, 50, 50))).toBe(true);
  expect(passes('intersects', multipoint(50, 50, 60, 60))).toBe(false);
});
