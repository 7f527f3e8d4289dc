// How large the tiles of a selection are, by some of each level.

import { AppError } from '../../../../shared/base/app-error.ts';
import {
  countPlaces,
  levelRanges,
  type TileSelection,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import type { LevelRange, TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import type { ServedTiles } from '../served-tiles.ts';

/** Of each level. With twenty levels that are sixty. */
const SAMPLES = 3;

/** Bytes. Fails as reading does. */
export async function estimateTiles(
  selection: TileSelection,
  facts: TileFacts,
  { read, signal }: { readonly read: ServedTiles['read']; readonly signal: AbortSignal },
): Promise<number> {
  let bytes = 0;
  for (const range of levelRanges(facts, selection)) {
    signal.throwIfAborted();
    const sizes = await Promise.all(
      samplesOf(range).map(async (tile) => sizeOf(await orNoneWhereDamaged(read(selection.cacheId, tile)))),
    );
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    bytes += mean * countPlaces([range]);
  }
  return Math.round(bytes);
}

function sizeOf(content: Awaited<ReturnType<ServedTiles['read']>>): number {
  return content?.bytes.length ?? 0;
}

async function orNoneWhereDamaged<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'tiles/damaged') return undefined;
    throw error;
  }
}

/** Along the diagonal of a level, away from its corners. */
function samplesOf({ level, minRow, maxRow, minColumn, maxColumn }: LevelRange): TileAddress[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const part = (index + 0.5) / SAMPLES;
    return {
      level,
      row: Math.floor(minRow + part * (maxRow - minRow + 1)),
      column: Math.floor(minColumn + part * (maxColumn - minColumn + 1)),
    };
  });
}
