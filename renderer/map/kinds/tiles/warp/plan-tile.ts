// Which tiles of a cache in another system than the screen's a tile of the screen is made of, and where its pixels lie
// in them.

import type { BridgeType } from '../../../../../shared/contracts/bridge/types.ts';
import type { Crs } from '../../../../../shared/geo/crs/find-crs.ts';
import type { Box } from '../../../../../shared/geo/geometry/box.ts';
import { boxAroundGrid, type WarpGrid, warpGrid } from '../../../../../shared/geo/warp/warp-grid.ts';
import { worldPoint } from '../../../../../shared/geo/world-point.ts';
import { type TileRange, tilesOfBox } from '../../../../../shared/tiles/scheme/tile-grid.ts';
import type { ShownCache } from '../shown-cache.ts';
import type { TilePlace } from './fetch-tile.ts';

type WarpedFacts = NonNullable<ShownCache['warp']>;
type Level = BridgeType<'TileLevel'>;

export interface WarpPlan {
  readonly grid: WarpGrid;
  readonly level: Level;
  readonly range: TileRange;
}

/** Of the screen. */
export const WARPED_TILE_PX = 256;
/** Of a pixel of the screen: with the half pixel of the sampling no place is off by half a pixel. */
const MAX_ERROR_PX = 0.25;
/** Tiles that one tile of the screen may be made of: the coarsest level at an eighth of its size. */
const MAX_SOURCES = 144;
/** Tiles of this zoom are small enough that their scale hardly changes within. */
const MEASURED_ZOOM = 10;
/** Along a side: so many that one lies within a system that ends in the square. */
const MEASURED_CELLS = 8;
/** A level so much coarser than the screen still does. */
const SLACK = Math.SQRT2;

/** Undefined where the cache has nothing, or too much, for a tile of the screen. */
export function planTile(facts: WarpedFacts, crs: Crs, { z, x, y }: TilePlace): WarpPlan | undefined {
  const square = squareOf(z, x, y);
  const rough = unitsPerPixel(square, crs);
  if (rough === undefined) return undefined;
  const grid = warpGrid(square, crs, MAX_ERROR_PX * rough);
  const level = levelFor(facts, rough);
  const around = boxAroundGrid(grid);
  const range = level && around && rangeOf(facts, level, around);
  return range && { grid, level, range };
}

/** The zoom of the screen, with its fraction, at which a pixel of so many units of a system is a pixel of a tile. */
export function zoomOfResolution(
  crs: Crs,
  [longitude, latitude]: readonly [number, number],
  resolution: number,
): number | undefined {
  const [x, y] = worldPoint(longitude, latitude);
  const side = 2 ** MEASURED_ZOOM;
  const square = squareOf(MEASURED_ZOOM, Math.floor(x * side), Math.floor(y * side));
  const unitsPerPx = unitsPerPixel(square, crs);
  return unitsPerPx === undefined ? undefined : MEASURED_ZOOM + Math.log2(unitsPerPx / resolution);
}

function squareOf(z: number, x: number, y: number): Box {
  const side = 2 ** z;
  return { xMin: x / side, yMin: y / side, xMax: (x + 1) / side, yMax: (y + 1) / side };
}

/** Units of the system between two neighbours; undefined where the system does not reach the square. */
function unitsPerPixel(square: Box, crs: Crs): number | undefined {
  const { cells, nodes } = warpGrid(square, crs, Number.POSITIVE_INFINITY, MEASURED_CELLS);
  // From the middle outwards would hardly differ: a level is chosen by it, not a place.
  for (let at = 0; at + 3 < nodes.length; at += 2) {
    if ((at / 2) % (cells + 1) === cells) continue;
    const [x = 0, y = 0, nextX = 0, nextY = 0] = nodes.subarray(at, at + 4);
    const length = Math.hypot(nextX - x, nextY - y);
    if (Number.isFinite(length)) return (length * cells) / WARPED_TILE_PX;
  }
  return undefined;
}

/** The coarsest that is as fine as the screen, else the finest. */
function levelFor({ scheme, minLevel, maxLevel }: WarpedFacts, unitsPerPx: number): Level | undefined {
  const levels = scheme.levels.filter(({ levelId }) => levelId >= minLevel && levelId <= maxLevel);
  return levels.find(({ resolution }) => resolution <= unitsPerPx * SLACK) ?? levels.at(-1);
}

function rangeOf(
  { scheme, box }: WarpedFacts,
  { levelId, resolution }: Level,
  around: Box,
): TileRange | undefined {
  // With the neighbours of the outermost pixels.
  const wanted = {
    xMin: Math.max(around.xMin - resolution, box?.xMin ?? Number.NEGATIVE_INFINITY),
    yMin: Math.max(around.yMin - resolution, box?.yMin ?? Number.NEGATIVE_INFINITY),
    xMax: Math.min(around.xMax + resolution, box?.xMax ?? Number.POSITIVE_INFINITY),
    yMax: Math.min(around.yMax + resolution, box?.yMax ?? Number.POSITIVE_INFINITY),
  };
  if (wanted.xMin >= wanted.xMax || wanted.yMin >= wanted.yMax) return undefined;
  const range = tilesOfBox(scheme, levelId, wanted);
  return range && countOf(range) <= MAX_SOURCES ? range : undefined;
}

function countOf({ minRow, maxRow, minColumn, maxColumn }: TileRange): number {
  return (maxRow - minRow + 1) * (maxColumn - minColumn + 1);
}
