// Builds an area and levels of a published map before anybody asks. The store itself says what is done: a build that is
// taken up again draws what is missing, by the same way as a tile that is asked for.

import { appError } from '../../../../shared/contracts/errors.ts';
import type { Metatile } from '../../../../shared/tiles/drawn/metatile.ts';
import {
  countPlaces,
  levelRanges,
  metatileRanges,
  selectedMetatiles,
  type TileSelection,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import { isSystemError, writeRefusal } from '../../files/system-error.ts';
import type { DrawnTileCache } from '../drawn/drawn-cache.ts';
import type { TileProgress } from './tile-progress.ts';
import { orWhenBack } from './while-away.ts';

/** Metatiles in hand: one is drawn while another is cut, packed and kept. */
export const BUILD_WORKERS = 3;

export interface BuildOptions {
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly createProgress: (total: number) => TileProgress;
}

/** Fails with `tiles/nothing-selected`, as drawing does, and with `tiles/not-kept` where the system does not write. */
export async function buildTiles(
  cache: Pick<DrawnTileCache, 'cache' | 'has' | 'build'>,
  selection: TileSelection,
  { workers, signal, createProgress }: BuildOptions,
): Promise<void> {
  const { facts } = cache.cache;
  const ranges = levelRanges(facts, selection);
  const total = countPlaces(metatileRanges(ranges, facts.scheme));
  if (total === 0) throw appError('tiles/nothing-selected', { file: facts.name });
  const progress = createProgress(total);
  const pending = selectedMetatiles(ranges, facts.scheme);
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);

  async function settle(metatile: Metatile): Promise<void> {
    const isThere = await cache.has(metatile);
    if (!isThere)
      await orNotKept(
        orWhenBack(() => cache.build(metatile, stop), stop),
        facts.name,
      );
    progress.add(countPlaces([metatile]), isThere);
  }

  async function work(): Promise<void> {
    for (const metatile of pending) {
      stop.throwIfAborted();
      await settle(metatile);
    }
  }

  try {
    await Promise.all(Array.from({ length: workers }, work));
  } catch (error) {
    // The others do not go on behind its back.
    failure.abort(error);
    throw error;
  }
}

/** What the system refuses does not take away what was built: nothing else may be said. */
async function orNotKept(building: Promise<void>, file: string): Promise<void> {
  try {
    await building;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw appError('tiles/not-kept', { file, ...writeRefusal(error) }, { cause: error });
  }
}
