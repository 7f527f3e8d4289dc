import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { relateMatrix } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { disjointMatrix, insideAreaMatrix, matchesPattern, parseMatrixPattern } from './spatial-relation.ts';
import { shape } from './testing/shape-arbitrary.ts';

describe('a pattern is read', () => {
  test.each([
    ['T*F**FFF*', 'T*F**FFF*'],
    ['ff*ff010', undefined],
    [' ff*ff012* ', 'FF*FF012*'],
    ['RELATE(G1, G2, "T*T***T**")', 'T*T***T**'],
    ["relate( g1 ,g2,'t*t***t**' )", 'T*T***T**'],
    // The feature against the filter: the same turned over.
    ['RELATE(G2, G1, "TF0*12***")', 'T**F1*02*'],
    ['RELATE(G1, G1, "T*T***T**")', undefined],
    ['RELATE(G1, G2, "T*T***T*X")', undefined],
    ['T*F**FFF3', undefined],
    ['', undefined],
  ])('%s as %s', (text, pattern) => {
    expect(parseMatrixPattern(text)).toBe(pattern);
  });
});

test('T stands for any meeting, a number for one of that dimension, a star for anything', () => {
  expect(matchesPattern('212101212', 'T*T***T**')).toBe(true);
  expect(matchesPattern('212101212', '2**1**2*2')).toBe(true);
  expect(matchesPattern('212101212', '1********')).toBe(false);
  expect(matchesPattern('FF2FF1212', 'T********')).toBe(false);
  expect(matchesPattern('FF2FF1212', 'FF*FF****')).toBe(true);
});

/** Of coordinates from 0 to 8 one of 100 more. */
function moved(geometry: Geometry): Geometry {
  const move = (part: ArrayLike<number>) => Array.from(part, (value) => value + 100);
  switch (geometry.kind) {
    case 'point':
      return { kind: 'point', x: geometry.x + 100, y: geometry.y + 100 };
    case 'multipoint':
      return { kind: 'multipoint', coordinates: move(geometry.coordinates) };
    case 'polyline':
      return { kind: 'polyline', paths: geometry.paths.map(move) };
    case 'polygon':
      return { kind: 'polygon', rings: geometry.rings.map(move) };
  }
}

/** Lines among them that end where they begin. */
const withRings = fc.oneof(
  shape,
  shape.map((geometry): Geometry => {
    if (geometry.kind !== 'polyline') return geometry;
    const closed = geometry.paths.map((path) => [...Array.from(path), path[0] ?? 0, path[1] ?? 0]);
    return { kind: 'polyline', paths: closed };
  }),
);

function matrixOfJsts(one: Geometry, other: Geometry): string | undefined {
  const [first, second] = [toJts(one), toJts(other)];
  return first && second && relateMatrix(first, second);
}

test('of shapes that are disjoint, and of those in an area, the matrix is that of jsts', () => {
  const around = boxPolygon({ xMin: -10, yMin: -10, xMax: 20, yMax: 20 });
  const matrices = new Set<string>();
  fc.assert(
    fc.property(withRings, withRings, (one, other) => {
      const matrix = disjointMatrix(one, moved(other));
      expect(matrix).toBe(matrixOfJsts(one, moved(other)));
      expect(insideAreaMatrix(one)).toBe(matrixOfJsts(around, one));
      matrices.add(matrix);
    }),
    { numRuns: 600, seed: 20_261_128 },
  );
  // Points, lines with ends and without, areas: each with each.
  expect(matrices.size).toBe(16);
}, 30_000);
