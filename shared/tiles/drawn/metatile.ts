// Metatiles: neighbouring tiles that are drawn as one picture, so that a tile never depends on how it came to be.

import type { TileRange } from '../scheme/tile-grid.ts';
import type { TileAddress, TileScheme } from '../tile-store.ts';

/** Tiles along a side. A bundle has a whole number of them. */
export const METATILE_SIDE = 4;

export interface Metatile extends TileRange {
  readonly level: number;
}

/** The metatile of a tile. The plane of web maps ends: its coarsest levels have fewer tiles. */
export function metatileOf({ level, row, column }: TileAddress, { id }: Pick<TileScheme, 'id'>): Metatile {
  const end = id === 'web' ? 2 ** level - 1 : Number.POSITIVE_INFINITY;
  const minRow = row - (row % METATILE_SIDE);
  const minColumn = column - (column % METATILE_SIDE);
  return {
    level,
    minRow,
    maxRow: Math.min(end, minRow + METATILE_SIDE - 1),
    minColumn,
    maxColumn: Math.min(end, minColumn + METATILE_SIDE - 1),
  };
}

export function metatileKey({ level, minRow, minColumn }: Metatile): string {
  return `${level} ${minRow} ${minColumn}`;
}

/** Row by row from the north-west. */
export function tilesOf({ level, minRow, maxRow, minColumn, maxColumn }: Metatile): TileAddress[] {
  const tiles: TileAddress[] = [];
  for (let row = minRow; row <= maxRow; row++) {
    for (let column = minColumn; column <= maxColumn; column++) tiles.push({ level, row, column });
  }
  return tiles;
}
