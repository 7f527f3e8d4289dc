// UTM as people write it, and which zone is meant where none is written.

import type { LonLat } from '../crs/lon-lat.ts';
import { lonLatFromUtm, type UtmPoint } from '../utm.ts';
import { utmZoneByNorwegianHabit } from '../utm-zone.ts';
import { COMMA_MEANINGS, type CoordinateReading } from './coordinate-reading.ts';
import { type Metres, readMetres } from './utm-metres.ts';
import { zoneTexts } from './utm-zone-text.ts';

/** The zones that Norwegian maps use, that of national data first. */
const NORWEGIAN_ZONES = [33, 32, 35];

/** @param plain as `plainCoordinate` gives it */
export function readUtm(plain: string): CoordinateReading[] {
  for (const { zone, isSouth, rest } of zoneTexts(plain)) {
    for (const comma of COMMA_MEANINGS) {
      const metres = readMetres(rest, comma, zone !== undefined);
      if (!metres) continue;
      const readings =
        zone === undefined
          ? inNorwegianZones(metres)
          : [readingOf({ zone, ...metres, ...(isSouth && { isSouth }) })];
      const possible = readings.filter((reading) => reading !== undefined);
      if (possible.length > 0) return possible;
    }
  }
  return [];
}

function readingOf(point: UtmPoint): CoordinateReading | undefined {
  const place = lonLatFromUtm(point);
  return isPlace(place) ? { form: 'utm', place, point } : undefined;
}

function isPlace({ longitude, latitude }: LonLat): boolean {
  return Number.isFinite(longitude) && Math.abs(latitude) <= 90;
}

/**
 * A point without its zone: every zone in which it lies in Norway, the one that maps use there first. Where none is
 * what maps use, 33 comes first.
 */
function inNorwegianZones(metres: Metres): CoordinateReading[] {
  return NORWEGIAN_ZONES.map((zone) => ({ zone, reading: readingOf({ zone, ...metres }) }))
    .map(({ zone, reading }) => ({ zone, reading, habit: reading && utmZoneByNorwegianHabit(reading.place) }))
    .filter(({ habit }) => habit !== undefined)
    .sort((a, b) => Number(b.habit === b.zone) - Number(a.habit === a.zone))
    .flatMap(({ reading }) => reading ?? []);
}
