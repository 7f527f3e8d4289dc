import { badGeometry } from '../crs/geo-problem.ts';
import type { Geometry, PolygonGeometry } from '../geometry/geometry.ts';
import { bufferOf, type JtsGeometry } from './jts.ts';
import { polygonFromJts } from './jts-geometry.ts';
import { makeValid } from './make-valid.ts';

/**
 * Everything within a distance of a shape, in the units of its system; corners are rounded, a quarter turn in eight
 * sides. A negative distance makes polygons smaller, until no ring is left. Throws `map/bad-geometry`.
 */
export function bufferGeometry(geometry: Geometry, distance: number): PolygonGeometry {
  if (!Number.isFinite(distance)) throw badGeometry('the width of its buffer is no number');
  const shape = makeValid(geometry);
  let buffered: JtsGeometry;
  try {
    buffered = bufferOf(shape, distance);
  } catch (cause) {
    throw badGeometry('no buffer can be made around it', cause);
  }
  return polygonFromJts(buffered);
}
