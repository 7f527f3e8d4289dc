import type { TileBox } from '../tile-store.ts';

const RADIUS_M = 6_378_137;
const HALF_SIDE_M = Math.PI * RADIUS_M;
/** Where the square of Web Mercator ends. */
const MAX_LATITUDE = 85.0511287798066;

/** A box of degrees in the metres of Web Mercator, cut where that ends. */
export function boxOfDegrees(west: number, south: number, east: number, north: number): TileBox {
  const [xMin, yMin] = webMercator(west, south);
  const [xMax, yMax] = webMercator(east, north);
  return { xMin, yMin, xMax, yMax };
}

/** A box of Web Mercator cut where the world ends: bundles reach farther. */
export function withinWorld({ xMin, yMin, xMax, yMax }: TileBox): TileBox {
  const inside = (value: number) => Math.min(HALF_SIDE_M, Math.max(-HALF_SIDE_M, value));
  return { xMin: inside(xMin), yMin: inside(yMin), xMax: inside(xMax), yMax: inside(yMax) };
}

/** Longitude and latitude to metres. */
export function webMercator(lon: number, lat: number): readonly [x: number, y: number] {
  const bounded = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));
  const y = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return [(RADIUS_M * Math.min(180, Math.max(-180, lon)) * Math.PI) / 180, RADIUS_M * y];
}
