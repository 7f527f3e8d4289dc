// The cache of a published map: stored tiles are given at once, also while the data window is away; others are drawn in
// metatiles and kept, until a change touches them.

import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../../shared/base/app-error.ts';
import { createTaskQueue } from '../../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { DrawnCache } from '../../../../shared/tiles/drawn/drawn-caches.ts';
import { type Metatile, metatileOf } from '../../../../shared/tiles/drawn/metatile.ts';
import { touchedRanges } from '../../../../shared/tiles/drawn/touched-ranges.ts';
import { isWithin, tilesOfBox } from '../../../../shared/tiles/scheme/tile-grid.ts';
import type { TileAddress, TileScheme } from '../../../../shared/tiles/tile-store.ts';
import type { TileContent } from '../caches/cache-reader.ts';
import type { BundleFolder } from '../files/bundle-folder.ts';
import { createDrawing, type DrawingDependencies } from './draw-metatiles.ts';
import { contentOf, type KeptTiles, keptTiles } from './kept-tiles.ts';

type MapChange = BridgeType<'MapChange'>;

/** Before a metatile is drawn again that was of another state of the map, or could not be drawn yet: twice as long each time. */
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5_000;

export interface DrawnCacheDependencies extends DrawingDependencies {
  readonly store: BundleFolder;
  readonly onChanged: () => void;
  readonly log: (message: string, error: unknown) => void;
}

export interface DrawnTileCache extends KeptTiles {
  readonly cache: DrawnCache;
  readonly layerIds: readonly number[];
  /** Undefined outside of what the cache covers. Fails as drawing does. */
  read(tile: TileAddress): Promise<TileContent | undefined>;
  /**
   * Draws a metatile and keeps it, anew where the map changes meanwhile or is not there whole yet. Fails as drawing and
   * writing do, and with the reason of the signal.
   */
  build(metatile: Metatile, signal: AbortSignal): Promise<void>;
  /** Forgets what a change of the map touches. */
  change(change: MapChange): Promise<void>;
  sizeBytes(): Promise<number>;
}

export function createDrawnCache(cache: DrawnCache, dependencies: DrawnCacheDependencies): DrawnTileCache {
  const { store, state, onChanged, log } = dependencies;
  const { cacheId, facts } = cache;
  const { scheme, box } = facts;
  const drawing = createDrawing(cache, dependencies);
  const changing = createTaskQueue();

  function isCovered(tile: TileAddress): boolean {
    const range = tile.level <= facts.maxLevel ? tilesOfBox(scheme, tile.level, box) : undefined;
    return range !== undefined && isWithin(range, tile);
  }

  /** A tile that is damaged is drawn again. */
  async function readStored(tile: TileAddress): Promise<TileContent | undefined> {
    try {
      const bytes = await store.read(tile);
      return bytes && contentOf(bytes, cacheId);
    } catch (error) {
      log(`A tile of ${cacheId} cannot be read and is drawn again`, error);
      return undefined;
    }
  }

  /** What is touched goes; where that cannot be written, as on a full disk, all of it does, which takes no room. */
  async function forget({ from, touched }: MapChange): Promise<void> {
    const isKnown = state.mapVersion === from && touched !== undefined;
    if (isKnown && touched.length === 0) return;
    drawing.forget();
    try {
      // Of no version while tiles go: a start that finds it so forgets them all.
      await state.write({ mapVersion: undefined });
      if (isKnown) await forgetTouched(touched, scheme, store);
      else await store.clearAll();
    } catch (error) {
      log(`What changed of ${cacheId} cannot be written: all of it is drawn again`, error);
      await store.clearAll();
    }
  }

  return {
    cache,
    get layerIds() {
      return state.layerIds;
    },
    async read(tile) {
      if (!isCovered(tile)) return undefined;
      const stored = await readStored(tile);
      if (stored) return stored;
      const { tiles, keeping } = await drawing.draw(metatileOf(tile, scheme));
      keeping?.catch((error: unknown) => log(`Tiles of ${cacheId} cannot be kept`, error));
      const found = tiles.find(({ tile: each }) => each.row === tile.row && each.column === tile.column);
      return found && contentOf(found.bytes, cacheId);
    },
    ...keptTiles(store, cacheId),
    async build(metatile, signal) {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
        signal.throwIfAborted();
        const drawn = await drawing.draw(metatile).catch(unlessNotYet);
        if (drawn?.keeping) return drawn.keeping;
        // The data window tells its change in a moment.
        await wait(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    },
    change: (change) =>
      changing(async () => {
        try {
          await forget(change);
          await state.write({ mapVersion: change.version, layerIds: change.layerIds });
        } finally {
          // Whoever keeps tiles in memory lets go of them, whatever the disk takes.
          onChanged();
        }
      }),
    sizeBytes: () => store.sizeBytes(),
  };
}

async function forgetTouched(
  touched: NonNullable<MapChange['touched']>,
  scheme: TileScheme,
  store: Pick<BundleFolder, 'clear' | 'sync'>,
): Promise<void> {
  for (const { levelId } of scheme.levels) {
    await store.clear(levelId, touchedRanges(scheme, levelId, touched));
  }
  await store.sync();
}

/** While observations are being read nothing is drawn. */
function unlessNotYet(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'map/restoring')) throw error;
}
