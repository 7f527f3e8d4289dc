// What the screen map (Web Mercator) measures on the ground. Web Mercator writes latitudes of the WGS 84 ellipsoid by
// the formula of a sphere, so true distances come from the ellipsoid: along a parallel by the radius of curvature in
// the prime vertical. The sphere would be 0.27 % short at 64° N. North-south the map is stretched a little differently
// (0.1 % at 64° N, 0.4 % at 40° N), because Web Mercator is not quite conformal; a bar that lies along the parallel is
// true along the parallel.

/** Semi-major axis of WGS 84, metres: also the radius of Web Mercator's sphere. */
const AXIS_M = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);
/** The whole world at zoom 0 of MapLibre, CSS pixels. */
const WORLD_PX = 512;
/** A CSS pixel is 1/96 inch, by definition of CSS. */
const CSS_PIXEL_M = 0.0254 / 96;

/** Metres on the ground per CSS pixel, measured from west to east at a latitude, at a zoom of MapLibre. */
export function groundMetresPerPixel(zoom: number, latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  const primeVertical = 1 / Math.sqrt(1 - ECCENTRICITY_SQUARED * Math.sin(radians) ** 2);
  return ((2 * Math.PI * AXIS_M) / (WORLD_PX * 2 ** zoom)) * primeVertical * Math.cos(radians);
}

/** The N of a scale 1 : N at a latitude, for a screen of 96 CSS pixels per inch. */
export function scaleNumber(zoom: number, latitude: number): number {
  return groundMetresPerPixel(zoom, latitude) / CSS_PIXEL_M;
}

/** A scale number as people read it: two significant digits. */
export function roundScaleNumber(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
