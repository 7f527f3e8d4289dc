// The tiles of a map that is a cache which a view needs, in the system of the cache.

import type { TilePixels } from '../../../catalog/map-tiles.ts';
import type { MapDefinition } from '../../../catalog/maps.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import { boxAroundFrame, type MapFrame } from '../../../geo/map-frame.ts';
import { type TileRange, tilesOfBox } from '../../../tiles/scheme/tile-grid.ts';
import type { MapView } from '../../frame/read-frame.ts';
import type { DrawingPace } from '../drawing-pace.ts';
import type { CachePicture } from './cache-pixels.ts';
import { type TileGrid, tileName } from './tile-pixels.ts';

type Tiles = NonNullable<MapDefinition['tiles']>;
type Level = Tiles['facts']['scheme']['levels'][number];

/** In memory at once: 256 MB of tiles of 256 pixels. */
const MAX_TILES = 1_024;
/** A resolution that was asked for comes back with its last digits changed. */
const SLACK = 1e-6;

/** Throws `map/tiles-not-drawn` for a view in another system than that of the cache. */
export async function readCachePicture(
  { name, crs, tiles }: Pick<MapDefinition, 'name' | 'crs'> & { readonly tiles: Tiles },
  { frame, crs: viewCrs }: MapView,
  scheduler: DrawingPace,
): Promise<CachePicture> {
  if (viewCrs.wkid !== crs.wkid) throw appError('map/tiles-not-drawn', { map: name });
  const { level, range } = levelFor(tiles, frame, name);
  const found = await readTiles(tiles, level, range, scheduler);
  const { originX, originY, widthPx, heightPx } = tiles.facts.scheme;
  return {
    frame,
    grid: { originX, originY, widthPx, heightPx, resolution: level.resolution, tiles: found },
    isExact: frame.rotation === 0 && isSame(level.resolution, frame.resolution),
  };
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= SLACK * other;
}

/** The coarsest level that is as fine as the view, else the finest; coarser ones where that has too many tiles. */
function levelFor(
  { facts: { scheme, minLevel, maxLevel } }: Tiles,
  frame: MapFrame,
  map: string,
): { readonly level: Level; readonly range: TileRange } {
  const levels = scheme.levels.filter(({ levelId }) => levelId >= minLevel && levelId <= maxLevel);
  const fine = levels.findIndex(({ resolution }) => resolution <= frame.resolution * (1 + SLACK));
  const box = boxAroundFrame(frame);
  for (let index = fine < 0 ? levels.length - 1 : fine; index >= 0; index--) {
    const level = levels[index];
    // With the neighbours of the outermost pixels.
    const range = level && tilesOfBox(scheme, level.levelId, grown(box, level.resolution));
    if (range && sizeOf(range) <= MAX_TILES) return { level, range };
  }
  throw appError('map/tiles-not-drawn', { map });
}

function grown({ xMin, yMin, xMax, yMax }: Box, by: number): Box {
  return { xMin: xMin - by, yMin: yMin - by, xMax: xMax + by, yMax: yMax + by };
}

function sizeOf({ minRow, maxRow, minColumn, maxColumn }: TileRange): number {
  return (maxRow - minRow + 1) * (maxColumn - minColumn + 1);
}

async function readTiles(
  { read }: Tiles,
  { levelId: level }: Level,
  { minRow, maxRow, minColumn, maxColumn }: TileRange,
  scheduler: DrawingPace,
): Promise<TileGrid['tiles']> {
  const found = new Map<string, TilePixels>();
  for (let row = minRow; row <= maxRow; row++) {
    const columns = Array.from({ length: maxColumn - minColumn + 1 }, (_, step) => minColumn + step);
    await Promise.all(
      columns.map(async (column) => {
        const tile = await read({ level, row, column });
        if (tile) found.set(tileName(row, column), tile);
      }),
    );
    if (scheduler.isDue()) await scheduler.pause();
  }
  return found;
}
