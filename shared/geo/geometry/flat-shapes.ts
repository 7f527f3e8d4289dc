// Shapes of one kind as flat numbers: read where they lie, copied together, and sent to a worker as they are.

import type { Coordinates, Geometry } from './geometry.ts';
import { partsOf } from './geometry.ts';

export interface FlatShapes {
  readonly kind: Geometry['kind'];
  /** x0, y0, x1, y1 … of all shapes, in one coordinate system; x is east. */
  readonly coordinates: Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer>;
  /** Where each part begins in `coordinates`, counted in numbers; behind the last one, where it ends. */
  readonly partStarts: Uint32Array<ArrayBuffer>;
  /** The first part of each shape; behind the last one, the number of parts. What has no part has no shape. */
  readonly shapeStarts: Uint32Array<ArrayBuffer>;
}

/** One of the shapes; its numbers stay where they are. Undefined for what has none. */
export function shapeAt(
  { kind, coordinates, partStarts, shapeStarts }: FlatShapes,
  index: number,
): Geometry | undefined {
  const first = shapeStarts[index] ?? 0;
  const end = shapeStarts[index + 1] ?? first;
  if (first === end) return undefined;
  const part = (number: number): Coordinates =>
    coordinates.subarray(partStarts[number], partStarts[number + 1]);
  switch (kind) {
    case 'point': {
      const at = partStarts[first] ?? 0;
      return { kind, x: coordinates[at] ?? 0, y: coordinates[at + 1] ?? 0 };
    }
    case 'multipoint':
      return { kind, coordinates: part(first) };
    default: {
      const parts: Coordinates[] = [];
      for (let number = first; number < end; number++) parts.push(part(number));
      return kind === 'polyline' ? { kind, paths: parts } : { kind, rings: parts };
    }
  }
}

/** Throws when the shapes are not all of one kind. */
export function flattenShapes(shapes: readonly (Geometry | undefined)[]): FlatShapes {
  const kind = shapes.find((shape) => shape !== undefined)?.kind ?? 'point';
  const parts: Coordinates[] = [];
  const shapeStarts = new Uint32Array(shapes.length + 1);
  for (const [index, shape] of shapes.entries()) {
    if (shape && shape.kind !== kind) throw new Error(`A ${shape.kind} stands among shapes of kind ${kind}`);
    if (shape) parts.push(...partsOf(shape));
    shapeStarts[index + 1] = parts.length;
  }
  const partStarts = startsOf(Uint32Array.from(parts, ({ length }) => length));
  const coordinates = new Float64Array(partStarts.at(-1) ?? 0);
  for (const [number, part] of parts.entries()) coordinates.set(part, partStarts[number]);
  return { kind, coordinates, partStarts, shapeStarts };
}

/** A shape among others. */
export interface FlatPlace {
  readonly shapes: FlatShapes;
  readonly index: number;
}

/** Copies shapes of one kind together from where they lie, without making an object of any. */
export function gatherShapes(kind: FlatShapes['kind'], places: readonly FlatPlace[]): FlatShapes {
  const partCounts = Uint32Array.from(
    places,
    ({ shapes: { shapeStarts }, index }) => (shapeStarts[index + 1] ?? 0) - (shapeStarts[index] ?? 0),
  );
  const shapeStarts = startsOf(partCounts);
  const partLengths = new Uint32Array(shapeStarts.at(-1) ?? 0);
  for (const [place, { shapes, index }] of places.entries()) {
    const first = shapes.shapeStarts[index] ?? 0;
    for (let number = 0; number < (partCounts[place] ?? 0); number++) {
      const part = first + number;
      partLengths[(shapeStarts[place] ?? 0) + number] =
        (shapes.partStarts[part + 1] ?? 0) - (shapes.partStarts[part] ?? 0);
    }
  }
  const partStarts = startsOf(partLengths);
  const coordinates = new Float64Array(partStarts.at(-1) ?? 0);
  for (const [place, { shapes, index }] of places.entries()) {
    const from = shapes.partStarts[shapes.shapeStarts[index] ?? 0] ?? 0;
    const to = shapes.partStarts[shapes.shapeStarts[index + 1] ?? 0] ?? from;
    // The parts of a shape lie one behind the other.
    coordinates.set(shapes.coordinates.subarray(from, to), partStarts[shapeStarts[place] ?? 0]);
  }
  return { kind, coordinates, partStarts, shapeStarts };
}

/** Sums of what comes before, and at the end of all. */
export function startsOf(lengths: Uint32Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (let index = 0; index < lengths.length; index++) {
    sum += lengths[index] ?? 0;
    starts[index + 1] = sum;
  }
  return starts;
}
