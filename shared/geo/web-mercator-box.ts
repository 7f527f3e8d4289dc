import type { Box } from './geometry/box.ts';

const RADIUS_M = 6_378_137;
const DEGREES = 180 / Math.PI;

/** A box in the metres of Web Mercator as west, south, east and north in degrees. */
export function boxFromWebMercator({
  xMin,
  yMin,
  xMax,
  yMax,
}: Box): readonly [west: number, south: number, east: number, north: number] {
  const longitude = (x: number) => (x / RADIUS_M) * DEGREES;
  const latitude = (y: number) => Math.atan(Math.sinh(y / RADIUS_M)) * DEGREES;
  return [longitude(xMin), latitude(yMin), longitude(xMax), latitude(yMax)];
}
