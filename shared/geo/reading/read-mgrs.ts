import type { LonLat } from '../crs/lon-lat.ts';
import { utmZoneByNorwegianHabit, utmZoneByPosition } from '../utm-zone.ts';
import type { CoordinateReading } from './coordinate-reading.ts';
import { MGRS_BANDS, type MgrsSquare, placeInSquare } from './mgrs-square.ts';

const MGRS = /^(\d{1,2}) ?([C-HJ-NP-X]) ?([A-HJ-NP-Z])([A-HJ-NP-V]) ?(\d*) ?(\d*)$/u;
const SQUARE = /^([A-HJ-NP-Z])([A-HJ-NP-V]) ?(?:(\d{3}) ?(\d{3})|(\d{4}) ?(\d{4})|(\d{5}) ?(\d{5}))$/u;
/** Zones and bands that lie over the mainland. */
const NORWEGIAN_ZONES = [31, 32, 33, 34, 35, 36];
const NORWEGIAN_BANDS = ['V', 'W'];
/** Degrees of latitude between the two. */
const BAND_EDGE = 64;

/**
 * An MGRS reference, `32VLN 12345 67890`: the middle of the square that it names.
 * @param plain as `plainCoordinate` gives it
 */
export function readMgrs(plain: string): CoordinateReading[] {
  const text = plain.replace(/^(?:MGRS|UTM)\s*:?\s*/u, '').replace(/(?<=[\dA-Z])-(?=\d)/gu, ' ');
  const [, zone, band = '', column = '', row = '', first = '', second = ''] = MGRS.exec(text) ?? [];
  const digits = first + second;
  const isEven = digits.length % 2 === 0 && (second === '' || first.length === second.length);
  if (zone === undefined || !isEven || digits.length > 10) return [];
  return readingsIn({ zone: Number(zone), band, column, row }, digits);
}

/**
 * A square without its zone, `MN 039 697`, as Norwegian maps print it: where it lies on the mainland. Capitals and six
 * figures at least, since `nr 1234` is something else.
 * @param written as it was typed
 */
export function readMgrsSquare(written: string): CoordinateReading[] {
  const text = written
    .trim()
    .replace(/^(?:MGRS|UTM)\s*:?\s*/u, '')
    .replaceAll('-', ' ');
  const [, column = '', row = '', ...halves] = SQUARE.exec(text) ?? [];
  const digits = halves.join('');
  if (digits === '') return [];
  return NORWEGIAN_ZONES.flatMap((zone) =>
    NORWEGIAN_BANDS.flatMap((band) =>
      readingsIn({ zone, band, column, row }, digits).filter(({ place }) => isOnMainland(place, zone, band)),
    ),
  );
}

function isOnMainland(place: LonLat, zone: number, band: string): boolean {
  const isInBand = (band === 'W') === place.latitude >= BAND_EDGE;
  return isInBand && utmZoneByPosition(place) === zone && utmZoneByNorwegianHabit(place) !== undefined;
}

function readingsIn(square: MgrsSquare, digits: string): CoordinateReading[] {
  const place: LonLat | undefined = MGRS_BANDS.includes(square.band)
    ? placeInSquare(square, digits)
    : undefined;
  return place ? [{ form: 'mgrs', place, zone: square.zone }] : [];
}
