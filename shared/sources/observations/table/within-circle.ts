import { WGS_84 } from '../../../geo/crs/crs-table.ts';
import { geodesicBetween } from '../../../geo/geodesic.ts';
import type { Criteria } from '../criteria.ts';
import type { Columns } from './columns.ts';

type Places = Pick<Columns, 'latitude' | 'longitude'>;

export interface Within {
  /** By the distance on the ellipsoid. A row without a position is never within. */
  holds(places: Places, row: number): boolean;
  /** Of so many rows those that may be within, by number: a pass over what lies side by side in memory. */
  candidates(places: Places, count: number): Uint32Array;
}

const MEAN_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** A sphere of the mean radius is wrong by 0.56 % at most (along the equator and over the poles). */
const SPHERE_ERROR = 0.006;
const FIRST_CAPACITY = 1024;

/** The geodesic takes microseconds and is asked only where the sphere does not decide, and that only in the box around the circle. */
export function createWithin({ latitude, longitude, radiusM }: NonNullable<Criteria['circle']>): Within {
  const nearestM = radiusM * (1 - SPHERE_ERROR);
  const farthestM = radiusM * (1 + SPHERE_ERROR);
  const centreCosine = Math.cos(latitude * RADIANS);
  /** A degree of latitude is nowhere shorter. */
  const reach = farthestM / (MEAN_RADIUS_M * (1 - SPHERE_ERROR));
  const degrees = reach / RADIANS;
  const degreesAcross = halfWidth(reach, centreCosine);

  /** NaN is not in it. */
  function isInBox(toLatitude: number, toLongitude: number): boolean {
    if (!(Math.abs(toLatitude - latitude) <= degrees)) return false;
    const across = Math.abs(toLongitude - longitude) % 360;
    return across <= degreesAcross || across >= 360 - degreesAcross;
  }

  function isWithin(toLatitude: number, toLongitude: number): boolean {
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
    holds(places, row) {
      const [toLatitude, toLongitude] = [places.latitude[row], places.longitude[row]];
      if (toLatitude === undefined || toLongitude === undefined) return false;
      return isInBox(toLatitude, toLongitude) && isWithin(toLatitude, toLongitude);
    },
    candidates(places, count) {
      const { latitude: latitudes, longitude: longitudes } = places;
      let found = new Uint32Array(FIRST_CAPACITY);
      let length = 0;
      for (let row = 0; row < count; row++) {
        if (!isInBox(latitudes[row] ?? Number.NaN, longitudes[row] ?? Number.NaN)) continue;
        if (length === found.length) found = twiceAsLong(found);
        found[length++] = row;
      }
      return found.subarray(0, length);
    },
  };
}

/** How far a circle on a sphere reaches to the east, in degrees; all round where a pole is in it. Both in radians. */
function halfWidth(reach: number, centreCosine: number): number {
  const sine = Math.sin(reach) / centreCosine;
  return reach < Math.PI / 2 && sine >= 0 && sine < 1 ? Math.asin(sine) / RADIANS : 180;
}

function twiceAsLong(rows: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(rows.length * 2);
  longer.set(rows);
  return longer;
}
