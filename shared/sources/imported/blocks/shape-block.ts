// Shapes as they are stored: the numbers of many one after the other, and how they are divided.

import { type FlatShapes, startsOf } from '../../../geo/geometry/flat-shapes.ts';
import { packNumbers } from '../../../imports/staging/growing-numbers.ts';
import type { ShapeKind, StagedShapes } from '../../../imports/staging/staged-shapes.ts';
import type { ShapeBlock } from '../../../ports/layer-store.ts';

/** Packs the staged shapes of features. */
export function packShapes(shapes: StagedShapes, features: readonly number[]): ShapeBlock {
  const partCounts = Uint32Array.from(features, (feature) => shapes.partCount(feature));
  const partLengths = new Uint32Array(partCounts.reduce((sum, count) => sum + count, 0));
  const coordinates = new Float64Array(features.reduce((sum, feature) => sum + shapes.size(feature), 0));
  let [partAt, at] = [0, 0];
  for (const [row, feature] of features.entries()) {
    shapes.copy(feature, partLengths, partAt, coordinates, at);
    partAt += partCounts[row] ?? 0;
    at += shapes.size(feature);
  }
  // Many files give few digits: then half the room does, without another bit.
  const packed = packNumbers(coordinates);
  const isSingle = packed.BYTES_PER_ELEMENT < 8 && !(packed instanceof Int32Array);
  return { partCounts, partLengths, coordinates: isSingle ? Float32Array.from(packed) : coordinates };
}

/** The shapes of a block; their numbers stay in the block. */
export function flatShapesOf(
  { partCounts, partLengths, coordinates }: ShapeBlock,
  kind: ShapeKind,
): FlatShapes {
  return { kind, coordinates, partStarts: startsOf(partLengths), shapeStarts: startsOf(partCounts) };
}
