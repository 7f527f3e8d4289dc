import { WGS_84 } from '../../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../../geo/geodesic.ts';
import type { Criteria } from '../criteria.ts';

const MEAN_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** A sphere of the mean radius is wrong by 0.56 % at most (along the equator and over the poles). */
const SPHERE_ERROR = 0.006;

/**
 * Whether a position is within: by its distance on the ellipsoid, which takes microseconds and is asked only where the
 * sphere does not decide. NaN is never within.
 */
export function createWithin({ latitude, longitude, radiusM }: NonNullable<Criteria['circle']>) {
  const nearestM = radiusM * (1 - SPHERE_ERROR);
  const farthestM = radiusM * (1 + SPHERE_ERROR);
  const centreCosine = Math.cos(latitude * RADIANS);
  /** A degree of latitude is nowhere shorter. */
  const degrees = farthestM / (MEAN_RADIUS_M * RADIANS * (1 - SPHERE_ERROR));

  function holds(toLatitude: number, toLongitude: number): boolean {
    const across = Math.sin(((toLongitude - longitude) * RADIANS) / 2);
    const along = Math.sin(((toLatitude - latitude) * RADIANS) / 2);
    const half = along * along + centreCosine * Math.cos(toLatitude * RADIANS) * across * across;
    const distanceM = 2 * MEAN_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
    if (distanceM <= nearestM) return true;
    if (distanceM > farthestM) return false;
    const to = { latitude: toLatitude, longitude: toLongitude };
    return geodesicBetween(WGS_84, { latitude, longitude }, to).lengthM <= radiusM;
  }

  return {
    /** Whether a latitude is near enough: what holds of few, and costs little. */
    isInBand: (toLatitude: number) => Math.abs(toLatitude - latitude) <= degrees,
    holds,
  };
}
