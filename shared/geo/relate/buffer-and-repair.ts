import { badGeometry } from '../crs/geo-problem.ts';
import type { Geometry, PolygonGeometry } from '../geometry/geometry.ts';
import { bufferOf, isValid, type JtsGeometry } from './jts.ts';
import { polygonFromJts, toJts } from './jts-geometry.ts';

/**
 * A shape that relations can be asked of. A polygon whose rings cross is repaired once, by a buffer of no width.
 * Throws `map/bad-geometry` for one that cannot be, and for a shape without a vertex.
 */
export function makeValid(geometry: Geometry): JtsGeometry {
  const shape = toJts(geometry);
  if (!shape) throw badGeometry('it is empty');
  return geometry.kind === 'polygon' ? repaired(shape) : shape;
}

/** The polygon itself when it is valid, or else as it is after one repair. Throws as makeValid does. */
export function repairPolygon(polygon: PolygonGeometry): PolygonGeometry {
  const shape = toJts(polygon);
  if (!shape) throw badGeometry('it is empty');
  const sound = repaired(shape);
  return sound === shape ? polygon : polygonFromJts(sound);
}

/** A polygon put in order by a buffer of no width, whether it needs it or not. Throws as makeValid does. */
export function orderedGeometry(polygon: PolygonGeometry): JtsGeometry {
  const shape = toJts(polygon);
  if (!shape) throw badGeometry('it is empty');
  try {
    const ordered = bufferOf(shape, 0);
    if (!ordered.isEmpty()) return ordered;
  } catch (cause) {
    throw badGeometry('its rings cannot be put in order', cause);
  }
  throw badGeometry('its rings cross and enclose nothing');
}

function repaired(shape: JtsGeometry): JtsGeometry {
  try {
    if (isValid(shape)) return shape;
    const again = bufferOf(shape, 0);
    if (!again.isEmpty() && isValid(again)) return again;
  } catch (cause) {
    throw badGeometry('its rings cannot be put in order', cause);
  }
  throw badGeometry('its rings cross and enclose nothing');
}

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
