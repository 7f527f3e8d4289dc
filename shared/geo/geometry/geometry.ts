import type { Box } from './box.ts';

/** x0, y0, x1, y1 … in one coordinate system; x is east. Plain or typed. Heights and measures are kept elsewhere. */
export type Coordinates = ArrayLike<number>;

export interface PointGeometry {
  readonly kind: 'point';
  readonly x: number;
  readonly y: number;
}

export interface MultipointGeometry {
  readonly kind: 'multipoint';
  readonly coordinates: Coordinates;
}

export interface PolylineGeometry {
  readonly kind: 'polyline';
  readonly paths: readonly Coordinates[];
}

/**
 * Rings in any order and direction: what is inside an odd number of them belongs to the polygon. First and last vertex
 * may be the same or not.
 */
export interface PolygonGeometry {
  readonly kind: 'polygon';
  readonly rings: readonly Coordinates[];
}

/** A shape made of straight lines, in one coordinate system that the context knows. */
export type Geometry = PointGeometry | MultipointGeometry | PolylineGeometry | PolygonGeometry;

export function partsOf(geometry: Geometry): readonly Coordinates[] {
  switch (geometry.kind) {
    case 'point':
      return [[geometry.x, geometry.y]];
    case 'multipoint':
      return [geometry.coordinates];
    case 'polyline':
      return geometry.paths;
    case 'polygon':
      return geometry.rings;
  }
}

/** The box around a shape; undefined when it has no vertex. */
export function boxAround(geometry: Geometry): Box | undefined {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of partsOf(geometry)) {
    for (let index = 0; index + 1 < part.length; index += 2) {
      const x = ordinate(part, index);
      const y = ordinate(part, index + 1);
      if (x < xMin) xMin = x;
      if (x > xMax) xMax = x;
      if (y < yMin) yMin = y;
      if (y > yMax) yMax = y;
    }
  }
  return xMin <= xMax && yMin <= yMax ? { xMin, yMin, xMax, yMax } : undefined;
}

/** The polygon of a box, clockwise from the upper left. */
export function boxPolygon({ xMin, yMin, xMax, yMax }: Box): PolygonGeometry {
  return { kind: 'polygon', rings: [[xMin, yMax, xMax, yMax, xMax, yMin, xMin, yMin, xMin, yMax]] };
}

/** One number of a coordinate list; NaN past its end. */
export function ordinate(coordinates: Coordinates, index: number): number {
  return coordinates[index] ?? Number.NaN;
}

/** The same ring with its first vertex again at its end. */
export function closeRing(ring: Coordinates): Coordinates {
  const last = ring.length - 2;
  if (last < 0 || (ring[0] === ring[last] && ring[1] === ring[last + 1])) return ring;
  const closed = new Float64Array(ring.length + 2);
  closed.set(ring);
  closed.set([ordinate(ring, 0), ordinate(ring, 1)], ring.length);
  return closed;
}
