// The metatiles of the caches of published maps, with the addresses of their tiles.

import { DRAWN_CACHES } from '../tiles/drawn/drawn-caches.ts';
import { METATILE_SIDE, metatileKey, metatileOf, tilesOf } from '../tiles/drawn/metatile.ts';
import { isWithin, tilesOfBox } from '../tiles/scheme/tile-grid.ts';
import type { TileAddress } from '../tiles/tile-store.ts';

export interface DrawnMetatile {
  readonly level: number;
  /** Of metatiles, from the north-west. */
  readonly row: number;
  readonly column: number;
  /** `LEVEL/COLUMN/ROW` of each tile, as in its address. */
  readonly tiles: readonly string[];
  /** Those of them that lie in the area of the cache. */
  readonly covered: readonly string[];
}

/** Every metatile that the area of a cache meets at a level. */
export function drawnMetatiles(cacheId: string, level: number): DrawnMetatile[] {
  const cache = DRAWN_CACHES.find((each) => each.cacheId === cacheId);
  const range = cache && tilesOfBox(cache.facts.scheme, level, cache.facts.box);
  if (!range) throw new Error(`There is no level ${level} of ${cacheId}`);
  const found = new Map<string, DrawnMetatile>();
  for (let row = range.minRow; row <= range.maxRow; row++) {
    for (let column = range.minColumn; column <= range.maxColumn; column++) {
      const metatile = metatileOf({ level, row, column }, cache.facts.scheme);
      const tiles = tilesOf(metatile);
      found.set(metatileKey(metatile), {
        level,
        row: metatile.minRow / METATILE_SIDE,
        column: metatile.minColumn / METATILE_SIDE,
        tiles: tiles.map(nameOf),
        covered: tiles.filter((tile) => isWithin(range, tile)).map(nameOf),
      });
    }
  }
  return [...found.values()];
}

const nameOf = ({ level, row, column }: TileAddress) => `${level}/${column}/${row}`;
