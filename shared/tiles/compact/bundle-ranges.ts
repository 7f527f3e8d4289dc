// Which places of a bundle a range of tiles fills.

import { PACKET_SIZE } from '../conf/cache-layout.ts';
import type { TileRange } from '../scheme/tile-grid.ts';

/** Places as row × 128 + column, of the bundle whose first tile is given. */
export function placesInBundle(
  first: { readonly row: number; readonly column: number },
  { minRow, maxRow, minColumn, maxColumn }: TileRange,
): number[] {
  const places: number[] = [];
  const last = PACKET_SIZE - 1;
  for (let row = Math.max(0, minRow - first.row); row <= Math.min(last, maxRow - first.row); row++) {
    const from = Math.max(0, minColumn - first.column);
    const to = Math.min(last, maxColumn - first.column);
    for (let column = from; column <= to; column++) places.push(row * PACKET_SIZE + column);
  }
  return places;
}
