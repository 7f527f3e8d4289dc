import { createTransform, type Point } from './crs/create-transform.ts';
import { ALL_CRS, type Crs } from './crs/find-crs.ts';
import type { LonLat } from './crs/lon-lat.ts';
import { geodesicBetween } from './geodesic.ts';

/** The way from places of a system to degrees on its own datum. It throws `map/outside-crs`. */
export function toDegrees(crs: Crs): (place: Point) => LonLat {
  const degrees = ALL_CRS.find(({ kind, datum }) => kind === 'geographic' && datum === crs.datum);
  if (!degrees) throw new Error(`No degrees for ${crs.name}`);
  const unproject = createTransform(crs, degrees);
  return ([x, y]) => {
    const [longitude, latitude] = unproject(x, y);
    return { longitude, latitude };
  };
}

/** Metres of the shortest line on the ellipsoid of a system's datum. It throws `map/outside-crs`. */
export function groundDistance(crs: Crs): (from: Point, to: Point) => number {
  const place = toDegrees(crs);
  return (from, to) => geodesicBetween(crs.datum.ellipsoid, place(from), place(to)).lengthM;
}
