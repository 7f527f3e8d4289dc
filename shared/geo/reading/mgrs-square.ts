// The squares of 100 km of MGRS: two letters, which come again, and the band that tells which time.

import type { LonLat } from '../crs/lon-lat.ts';
import { lonLatFromUtm } from '../utm.ts';

export interface MgrsSquare {
  readonly zone: number;
  readonly band: string;
  readonly column: string;
  readonly row: string;
}

export const MGRS_BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const COLUMN_SETS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'];
const ROWS = 'ABCDEFGHJKLMNPQRSTUV';
const SQUARE_M = 100_000;
/** Row letters come again after so many metres. */
const ROWS_M = ROWS.length * SQUARE_M;

/**
 * The middle of a small square inside of one of 100 km; undefined where there is no such square.
 * @param digits an even number: the first half east, the second north, from the lower left corner
 */
export function placeInSquare({ zone, band, column, row }: MgrsSquare, digits: string): LonLat | undefined {
  const columnPlace = COLUMN_SETS[(zone - 1) % 3]?.indexOf(column) ?? -1;
  if (!(zone >= 1 && zone <= 60) || columnPlace < 0) return undefined;
  const half = digits.length / 2;
  const stepM = SQUARE_M / 10 ** half;
  const easting = (columnPlace + 1) * SQUARE_M + Number(digits.slice(0, half)) * stepM + stepM / 2;
  const inRows = rowStart(zone, row) + Number(digits.slice(half)) * stepM + stepM / 2;
  const isSouth = band < 'N';
  const southEdge = -80 + MGRS_BANDS.indexOf(band) * 8;
  // Edges of bands cut squares, so a little slack is right.
  for (let northing = inRows; northing < 10_000_000; northing += ROWS_M) {
    const place = lonLatFromUtm({ zone, easting, northing, ...(isSouth && { isSouth }) });
    if (place.latitude > southEdge - 1 && place.latitude < southEdge + (band === 'X' ? 13 : 9)) return place;
  }
  return undefined;
}

/** Metres of the lower edge of a row in its first turn; even zones begin with F. */
function rowStart(zone: number, row: string): number {
  const shift = zone % 2 === 0 ? 5 : 0;
  return ((ROWS.indexOf(row) - shift + ROWS.length) % ROWS.length) * SQUARE_M;
}
