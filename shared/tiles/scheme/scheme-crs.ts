import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { TileScheme } from '../tile-store.ts';

/** The coordinate system of a scheme; undefined of one that Varde does not know. */
export function crsOf({ wkid, wkt }: Pick<TileScheme, 'wkid' | 'wkt'>): Crs | undefined {
  try {
    return findCrs(wkid || wkt || 0);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
