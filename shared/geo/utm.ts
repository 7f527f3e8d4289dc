// UTM on the ellipsoid of ETRS89 and WGS 84, in whatever zone was asked for: EPSG:25831 to 25836 are plain six-degree
// zones, and a national data set in one zone is the normal case. Which zone to show by default is utm-zone.ts.

import proj4, { type Converter } from 'proj4';
import type { LonLat } from './crs/lon-lat.ts';

/** 1 to 60. */
export type UtmZone = number;

export interface UtmPoint {
  readonly zone: UtmZone;
  readonly isSouth?: true;
  /** Metres; negative far west of the zone: Bergen in zone 33 is at −32 254. */
  readonly easting: number;
  /** Metres from the equator; in the south from 10 000 km below it. */
  readonly northing: number;
}

// The transverse Mercator of proj4 keeps its millimetres far outside the zone, where the usual short series does not.
const converters = new Map<string, Converter>();

function converter(zone: UtmZone, isSouth: boolean): Converter {
  const definition = `+proj=utm +zone=${zone} ${isSouth ? '+south ' : ''}+ellps=GRS80 +units=m +no_defs`;
  let made = converters.get(definition);
  if (!made) {
    made = proj4('+proj=longlat +ellps=GRS80 +no_defs', definition);
    converters.set(definition, made);
  }
  return made;
}

/** The northern UTM point of a place, in a zone that it may lie far outside of. */
export function utmFromLonLat(zone: UtmZone, { longitude, latitude }: LonLat): UtmPoint {
  const [easting = Number.NaN, northing = Number.NaN] = converter(zone, false).forward([longitude, latitude]);
  return { zone, easting, northing };
}

export function lonLatFromUtm({ zone, isSouth, easting, northing }: UtmPoint): LonLat {
  const [longitude = Number.NaN, latitude = Number.NaN] = converter(zone, isSouth ?? false).inverse([
    easting,
    northing,
  ]);
  return { longitude, latitude };
}
