import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flattenShapes, gatherShapes, shapeAt } from './flat-shapes.ts';
import type { Geometry } from './geometry.ts';

const pair = fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }));
const part = fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => Float64Array.from(pairs.flat()));
const parts = fc.array(part, { minLength: 1, maxLength: 3 });
const ofKind: { readonly [Kind in Geometry['kind']]: fc.Arbitrary<Geometry> } = {
  point: pair.map(([x, y]) => ({ kind: 'point', x, y })),
  multipoint: part.map((coordinates) => ({ kind: 'multipoint', coordinates })),
  polyline: parts.map((paths) => ({ kind: 'polyline', paths })),
  polygon: parts.map((rings) => ({ kind: 'polygon', rings })),
};
const shapesOf = (shape: fc.Arbitrary<Geometry>) => fc.array(fc.option(shape, { nil: undefined }));
const manyShapes = fc.oneof(...Object.values(ofKind).map(shapesOf));

test('flat shapes are read as they were, those that are missing too', () => {
  fc.assert(
    fc.property(manyShapes, (shapes) => {
      const flat = structuredClone(flattenShapes(shapes));
      expect(shapes.map((_, index) => shapeAt(flat, index))).toEqual(shapes);
    }),
  );
});

test('shapes that are gathered from several places are those that lie there, in their order', () => {
  fc.assert(
    fc.property(manyShapes, fc.array(fc.nat()), (shapes, picks) => {
      const half = Math.floor(shapes.length / 2);
      const [low, high] = [flattenShapes(shapes.slice(0, half)), flattenShapes(shapes.slice(half))];
      const rows = shapes.length === 0 ? [] : picks.map((pick) => pick % shapes.length);
      const kind = shapes.find((shape) => shape)?.kind ?? 'point';
      const flat = gatherShapes(
        kind,
        rows.map((row) => (row < half ? { shapes: low, index: row } : { shapes: high, index: row - half })),
      );
      expect(rows.map((_, index) => shapeAt(flat, index))).toEqual(rows.map((row) => shapes[row]));
    }),
  );
});

test('shapes of two kinds are refused', () => {
  const mixed: Geometry[] = [
    { kind: 'point', x: 1, y: 2 },
    { kind: 'multipoint', coordinates: [1, 2] },
  ];
  expect(() => flattenShapes(mixed)).toThrow('multipoint stands among shapes of kind point');
});
