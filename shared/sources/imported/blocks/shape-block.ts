// Shapes as they are stored: the numbers of many one after the other, and how they are divided.

import type { Coordinates, Geometry } from '../../../geo/geometry/geometry.ts';
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

export type ReadShape = (row: number) => Geometry | undefined;

/** Reads the shapes of a block; their numbers stay in the block. */
export function shapeReader(
  { partCounts, partLengths, coordinates }: ShapeBlock,
  kind: ShapeKind,
): ReadShape {
  const partStarts = startsOf(partCounts);
  const starts = startsOf(partLengths);
  const part = (index: number): Coordinates => coordinates.subarray(starts[index], starts[index + 1]);
  return (row) => {
    const first = partStarts[row] ?? 0;
    const end = partStarts[row + 1] ?? first;
    if (first === end) return undefined;
    switch (kind) {
      case 'point': {
        const at = starts[first] ?? 0;
        return { kind, x: coordinates[at] ?? 0, y: coordinates[at + 1] ?? 0 };
      }
      case 'multipoint':
        return { kind, coordinates: part(first) };
      default: {
        const parts = Array.from({ length: end - first }, (_, index) => part(first + index));
        return kind === 'polyline' ? { kind, paths: parts } : { kind, rings: parts };
      }
    }
  };
}

/** Sums of what comes before, and at the end of all. */
function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (let index = 0; index < lengths.length; index++) {
    sum += lengths[index] ?? 0;
    starts[index + 1] = sum;
  }
  return starts;
}
