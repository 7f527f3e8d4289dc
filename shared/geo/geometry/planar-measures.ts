import { type Coordinates, ordinate } from './geometry.ts';

/** The area of a ring in square units: positive when it runs anticlockwise (y is up). */
export function signedRingArea(ring: Coordinates): number {
  // Counted from the first vertex: the digits of far-away coordinates would drown those of the area.
  const originX = ordinate(ring, 0);
  const originY = ordinate(ring, 1);
  let doubled = 0;
  for (let index = 2; index + 3 < ring.length; index += 2) {
    const x = ordinate(ring, index) - originX;
    const y = ordinate(ring, index + 1) - originY;
    const nextX = ordinate(ring, index + 2) - originX;
    const nextY = ordinate(ring, index + 3) - originY;
    doubled += x * nextY - nextX * y;
  }
  return doubled / 2;
}

/** The length of a path in its units. A ring counts its last side only when it is closed. */
export function pathLength(path: Coordinates): number {
  let length = 0;
  for (let index = 0; index + 3 < path.length; index += 2) {
    length += Math.hypot(
      ordinate(path, index + 2) - ordinate(path, index),
      ordinate(path, index + 3) - ordinate(path, index + 1),
    );
  }
  return length;
}
