import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxPolygon, type Geometry } from '../geometry/geometry.ts';
import { disjointMatrix, insideAreaMatrix } from './disjoint-matrix.ts';
import { relateMatrix } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { shape } from './testing/shape-arbitrary.ts';

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
