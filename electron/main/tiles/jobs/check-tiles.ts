// Reads all tiles of a cache, to tell whether it is whole.

import { AppError } from '../../../../shared/base/app-error.ts';
import {
  countPlaces,
  levelRanges,
  selectedTiles,
  type TileSelection,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import type { DrawnTileCache } from '../drawn/drawn-cache.ts';
import type { ServedTiles } from '../served-tiles.ts';
import type { TileProgress } from './tile-progress.ts';

export interface CheckedTiles {
  /** Places for tiles. */
  readonly total: number;
  readonly tiles: Iterable<TileAddress>;
  isWhole(tile: TileAddress): Promise<boolean>;
}

export interface CheckOptions {
  readonly signal: AbortSignal;
  readonly createProgress: (total: number) => TileProgress;
}

/** Read at a time. */
const BATCH = 16;

export async function checkTiles(
  { total, tiles, isWhole }: CheckedTiles,
  { signal, createProgress }: CheckOptions,
): Promise<void> {
  const progress = createProgress(total);
  const pending = tiles[Symbol.iterator]();
  async function work(): Promise<void> {
    for (let next = pending.next(); !next.done; next = pending.next()) {
      signal.throwIfAborted();
      if (!(await isWhole(next.value))) progress.addDamaged();
      progress.add(1);
    }
  }
  await Promise.all(Array.from({ length: BATCH }, work));
}

/** What is kept of a published map; what is damaged of it goes. */
export async function mendKept({
  listKept,
  mend,
}: Pick<DrawnTileCache, 'listKept' | 'mend'>): Promise<CheckedTiles> {
  const kept = await listKept();
  return { total: kept.length, tiles: kept, isWhole: mend };
}

/** All places of a cache that was taken in. Fails as opening does. */
export async function readAll(
  selection: TileSelection,
  { facts, read }: Pick<ServedTiles, 'facts' | 'read'>,
): Promise<CheckedTiles> {
  const { scheme, ...covered } = await facts(selection.cacheId);
  const ranges = levelRanges({ scheme, ...covered }, selection);
  return {
    total: countPlaces(ranges),
    tiles: selectedTiles(ranges, scheme),
    async isWhole(tile) {
      try {
        await read(selection.cacheId, tile);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'tiles/damaged') return false;
        throw error;
      }
    },
  };
}
