import type { LonLat } from '../../../geo/crs/lon-lat.ts';
import { isLikelySwapped, isNordic } from '../../../geo/nordic-area.ts';

/** Lines of a file whose points may be meant otherwise: a person decides. */
export interface DoubtfulPoints {
  /** Outside the Nordic area, and inside it with latitude and longitude swapped. */
  readonly swappedRows: number[];
  /** Outside it either way. */
  readonly outsideRows: number[];
}

/** Finds the points that hardly lie where they say. `row` is the line in the file. */
export function findDoubtful(
  points: Iterable<{ readonly row: number; readonly place: LonLat }>,
): DoubtfulPoints {
  const swappedRows: number[] = [];
  const outsideRows: number[] = [];
  for (const { row, place } of points) {
    if (isNordic(place)) continue;
    (isLikelySwapped(place) ? swappedRows : outsideRows).push(row);
  }
  return { swappedRows, outsideRows };
}
