import type { Geometry } from '../geometry/geometry.ts';
import { type JtsGeometry, simplified } from './jts.ts';
import { pathsFromJts, polygonFromJts, toJts } from './jts-geometry.ts';

/** So often a shape that vanishes is tried again with half the tolerance. */
const HALVINGS = 10;

/**
 * A shape with fewer vertices (Douglas and Peucker): none that is left out lies farther than `tolerance` from the new
 * sides, in the units of its system. Polygons stay valid; parts smaller than that may go, but never the whole shape.
 */
export function generaliseGeometry(geometry: Geometry, tolerance: number): Geometry {
  if (geometry.kind === 'point' || geometry.kind === 'multipoint') return geometry;
  const shape = toJts(geometry);
  if (!shape) return geometry;
  const coarse = coarsest(shape, tolerance);
  if (!coarse) return geometry;
  return geometry.kind === 'polygon' ? polygonFromJts(coarse) : pathsFromJts(coarse);
}

function coarsest(shape: JtsGeometry, tolerance: number): JtsGeometry | undefined {
  for (let halving = 0; halving < HALVINGS; halving++) {
    try {
      const coarse = simplified(shape, tolerance / 2 ** halving);
      if (!coarse.isEmpty()) return coarse;
    } catch {
      // It stumbles over rings that cross: such a shape is answered as it is stored.
      return undefined;
    }
  }
  return undefined;
}
