// Tiles whose bytes say which they are, of any length.

import { METATILE_SIDE } from '../../../../shared/tiles/drawn/metatile.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';

const LEVEL = 9;
/** Metatiles along a side: over the edges of four bundles. */
const SIDE = 6;
const FIRST = 128 - (SIDE / 2) * METATILE_SIDE;

/** Between 20 bytes and some thousand, each of the same tile. */
export function tileBytes({ row, column }: TileAddress): Uint8Array<ArrayBuffer> {
  const mixed = (row * 7_919 + column * 104_729) % 9_973;
  const bytes = new Uint8Array(20 + (mixed % 5 === 0 ? 0 : mixed));
  for (let at = 0; at < bytes.length; at++) bytes[at] = (mixed + at * 31 + row) & 255;
  return bytes;
}

/** The tiles of each metatile, begun at one of them. */
export function blocksOf(seed: number): TileAddress[][] {
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const place = (index + seed) % (SIDE * SIDE);
    const [row, column] = [
      FIRST + METATILE_SIDE * Math.floor(place / SIDE),
      FIRST + METATILE_SIDE * (place % SIDE),
    ];
    return Array.from({ length: METATILE_SIDE ** 2 }, (__, step) => ({
      level: LEVEL,
      row: row + Math.floor(step / METATILE_SIDE),
      column: column + (step % METATILE_SIDE),
    }));
  });
}
