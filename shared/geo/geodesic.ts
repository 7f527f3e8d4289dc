// Shortest lines on an ellipsoid, by the series of GeographicLib (15 nanometres).

import geographicLib from 'geographiclib-geodesic';
import type { Ellipsoid } from './crs/crs-notation.ts';
import type { LonLat } from './crs/lon-lat.ts';

export interface GeodesicLine {
  readonly lengthM: number;
  /** Direction at the start and at the end, degrees clockwise from north, −180 to 180. */
  readonly startAzimuth: number;
  readonly endAzimuth: number;
}

export interface GeodesicEnd extends LonLat {
  readonly azimuth: number;
}

type Solver = InstanceType<typeof geographicLib.Geodesic.Geodesic>;

const solvers = new Map<Ellipsoid, Solver>();

function solver(ellipsoid: Ellipsoid): Solver {
  let made = solvers.get(ellipsoid);
  if (!made) {
    made = new geographicLib.Geodesic.Geodesic(ellipsoid.axisM, 1 / ellipsoid.inverseFlattening);
    solvers.set(ellipsoid, made);
  }
  return made;
}

/** The shortest line between two places. Latitudes beyond 90° give NaN. */
export function geodesicBetween(ellipsoid: Ellipsoid, from: LonLat, to: LonLat): GeodesicLine {
  const {
    s12 = Number.NaN,
    azi1 = Number.NaN,
    azi2 = Number.NaN,
  } = solver(ellipsoid).Inverse(from.latitude, from.longitude, to.latitude, to.longitude);
  return { lengthM: s12, startAzimuth: azi1, endAzimuth: azi2 };
}

/** Where one comes by going straight on from a place: `azimuth` in degrees clockwise from north. */
export function geodesicFrom(
  ellipsoid: Ellipsoid,
  from: LonLat,
  azimuth: number,
  lengthM: number,
): GeodesicEnd {
  const {
    lat2 = Number.NaN,
    lon2 = Number.NaN,
    azi2 = Number.NaN,
  } = solver(ellipsoid).Direct(from.latitude, from.longitude, azimuth, lengthM);
  return { latitude: lat2, longitude: lon2, azimuth: azi2 };
}

/** Metres along a line of places; 0 for fewer than two. */
export function geodesicLength(ellipsoid: Ellipsoid, places: readonly LonLat[]): number {
  let lengthM = 0;
  let previous: LonLat | undefined;
  for (const place of places) {
    if (previous) lengthM += geodesicBetween(ellipsoid, previous, place).lengthM;
    previous = place;
  }
  return lengthM;
}
