import { type Coordinates, ordinate } from './geometry.ts';

export type RingLocation = 'inside' | 'boundary' | 'outside';

/** Where a point lies to a closed ring, by counting what a ray to the east crosses. Exact for whole numbers. */
export function locateInRing(x: number, y: number, ring: Coordinates): RingLocation {
  let isInside = false;
  for (let index = 0; index + 3 < ring.length; index += 2) {
    const startX = ordinate(ring, index) - x;
    const startY = ordinate(ring, index + 1) - y;
    const endX = ordinate(ring, index + 2) - x;
    const endY = ordinate(ring, index + 3) - y;
    const cross = startX * endY - endX * startY;
    if (cross === 0 && startX * endX <= 0 && startY * endY <= 0) return 'boundary';
    if (startY > 0 !== endY > 0 && cross > 0 === endY > startY) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
