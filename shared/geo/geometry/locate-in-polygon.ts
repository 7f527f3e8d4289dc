import { closeRing, type PolygonGeometry } from './geometry.ts';
import { locateInRing, type RingLocation } from './nest-rings.ts';

/**
 * Where a point lies to a polygon of any number of parts and holes: inside an odd number of rings is inside. On any of
 * its rings, also that of a hole, is on its boundary. The point is in the system of the polygon, x is east.
 */
export function locateInPolygon(x: number, y: number, { rings }: PolygonGeometry): RingLocation {
  let isInside = false;
  for (const ring of rings) {
    const location = locateInRing(x, y, closeRing(ring));
    if (location === 'boundary') return 'boundary';
    if (location === 'inside') isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
