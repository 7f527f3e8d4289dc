import { lonLatFromUtm } from '../utm.ts';
import type { CoordinateReading } from './coordinate-reading.ts';

const MGRS = /^(\d{1,2}) ?([C-HJ-NP-X]) ?([A-HJ-NP-Z])([A-HJ-NP-V]) ?(\d*) ?(\d*)$/u;
const COLUMN_SETS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'];
const ROWS = 'ABCDEFGHJKLMNPQRSTUV';
const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const SQUARE_M = 100_000;
/** Row letters come again after so many metres. */
const ROWS_M = ROWS.length * SQUARE_M;

/**
 * An MGRS reference, `32VLN 12345 67890`: the middle of the square that it names.
 * @param plain as `plainCoordinate` gives it
 */
export function readMgrs(plain: string): CoordinateReading[] {
  const [, zoneText, band = '', column = '', row = '', first = '', second = ''] = MGRS.exec(plain) ?? [];
  const zone = Number(zoneText);
  const digits = first + second;
  const isEven = digits.length % 2 === 0 && (second === '' || first.length === second.length);
  if (!(zone >= 1 && zone <= 60) || !isEven || digits.length > 10) return [];
  const columnPlace = COLUMN_SETS[(zone - 1) % 3]?.indexOf(column) ?? -1;
  if (columnPlace < 0) return [];
  const half = digits.length / 2;
  const stepM = SQUARE_M / 10 ** half;
  const easting = (columnPlace + 1) * SQUARE_M + Number(digits.slice(0, half)) * stepM + stepM / 2;
  const inRows = rowStart(zone, row) + Number(digits.slice(half)) * stepM + stepM / 2;
  const isSouth = band < 'N';
  const southEdge = -80 + BANDS.indexOf(band) * 8;
  // Letters of rows repeat: the band tells which time. Edges of bands cut squares, so a little slack is right.
  for (let northing = inRows; northing < 10_000_000; northing += ROWS_M) {
    const place = lonLatFromUtm({ zone, easting, northing, ...(isSouth && { isSouth }) });
    if (place.latitude > southEdge - 1 && place.latitude < southEdge + (band === 'X' ? 13 : 9)) {
      return [{ form: 'mgrs', place, zone }];
    }
  }
  return [];
}

/** Metres of the lower edge of a row in its first turn; even zones begin with F. */
function rowStart(zone: number, row: string): number {
  const shift = zone % 2 === 0 ? 5 : 0;
  return ((ROWS.indexOf(row) - shift + ROWS.length) % ROWS.length) * SQUARE_M;
}
