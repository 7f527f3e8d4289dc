// The square of Web Mercator that tiles are cut from: x from 0 in the west to 1 in the east, y from 0 in the north to 1
// in the south. Places beyond 85° lie outside of it, as far as they can be told.

/** The poles themselves lie infinitely far away. */
const MAX_LATITUDE = 89.9;

type Point = readonly [x: number, y: number];

/** The point of the square for a place in degrees. */
export function worldPoint(longitude: number, latitude: number): Point {
  const radians = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180;
  return [longitude / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)];
}

/** Longitude and latitude of a point of the square, degrees. */
export function lonLatAt(x: number, y: number): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return [(x - 0.5) * 360, latitude];
}
