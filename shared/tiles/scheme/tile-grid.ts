// Between places and tiles (reference 5.1).

import type { TileAddress, TileBox, TileScheme } from '../tile-store.ts';

/** A range of rows and columns, ends included. */
export interface TileRange {
  readonly minRow: number;
  readonly maxRow: number;
  readonly minColumn: number;
  readonly maxColumn: number;
}

/** Units per pixel of a level by its number: numbers need not be contiguous. Undefined where there is no such level. */
function resolutionOf({ levels }: TileScheme, levelId: number): number | undefined {
  return levels.find((level) => level.levelId === levelId)?.resolution;
}

/** The box of a range of tiles; undefined where the scheme has no such level. */
export function boxOfTiles(scheme: TileScheme, levelId: number, range: TileRange): TileBox | undefined {
  const resolution = resolutionOf(scheme, levelId);
  if (resolution === undefined) return undefined;
  const { originX, originY, widthPx, heightPx } = scheme;
  return {
    xMin: originX + range.minColumn * widthPx * resolution,
    xMax: originX + (range.maxColumn + 1) * widthPx * resolution,
    yMax: originY - range.minRow * heightPx * resolution,
    yMin: originY - (range.maxRow + 1) * heightPx * resolution,
  };
}

/** A part of a pixel by which boxes of others overlap tiles that they only touch. */
const TOUCH_PX = 0.01;

/** The tiles of a level that a box meets; undefined where the scheme has no such level. */
export function tilesOfBox(scheme: TileScheme, levelId: number, box: TileBox): TileRange | undefined {
  const resolution = resolutionOf(scheme, levelId);
  if (resolution === undefined) return undefined;
  const { originX, originY, widthPx, heightPx } = scheme;
  const touch = TOUCH_PX * resolution;
  const column = (x: number) => Math.max(0, Math.floor((x - originX) / (widthPx * resolution)));
  const row = (y: number) => Math.max(0, Math.floor((originY - y) / (heightPx * resolution)));
  return {
    minColumn: column(box.xMin + touch),
    maxColumn: column(box.xMax - touch),
    minRow: row(box.yMax - touch),
    maxRow: row(box.yMin + touch),
  };
}

export function isWithin(range: TileRange, { row, column }: Pick<TileAddress, 'row' | 'column'>): boolean {
  const { minRow, maxRow, minColumn, maxColumn } = range;
  return row >= minRow && row <= maxRow && column >= minColumn && column <= maxColumn;
}

/** Whether rows and columns are numbers that tiles can have. */
export function isAddress({ level, row, column }: TileAddress): boolean {
  return [level, row, column].every((number) => Number.isSafeInteger(number) && number >= 0);
}
