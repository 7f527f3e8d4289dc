// One cache that is served: opened when it is first asked, opened anew when its file changed underneath.

import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { checkTile, type ImageKind } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress, TileFacts, TileStore } from '../../../../shared/tiles/tile-store.ts';
import { isGone } from '../../files/system-error.ts';
import { type OpenCacheDependencies, openCache } from '../files/open-cache.ts';
import { markOf } from '../files/open-files.ts';

export interface TileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: ImageKind;
}

export interface CacheReader {
  /** Fails as `openCache` does. */
  facts(): Promise<TileFacts>;
  /** A whole tile, undefined where there is none. Fails with `tiles/damaged` and `tiles/gone`. */
  read(tile: TileAddress): Promise<TileContent | undefined>;
  /**
   * Looks whether the cache is still the one that was opened, before a tile of it is given from elsewhere. Gives what tells
   * the tile's own file, where the cache has many. Fails as opening does.
   */
  renew(tile: TileAddress): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface CacheReaderOptions extends OpenCacheDependencies {
  readonly path: string;
  readonly rowOrder?: BridgeType<'TileRowOrder'> | undefined;
  readonly nowMs: () => number;
  /** What was read before is of another file. */
  readonly onChanged: () => void;
}

/** So long a file is taken for the one that was opened. */
const FRESH_MS = 1_000;

interface Opened {
  readonly store: TileStore;
  readonly mark: string;
}

export function createCacheReader({ path, rowOrder, nowMs, onChanged, ...dependencies }: CacheReaderOptions) {
  const file = basename(path);
  let opened: Promise<Opened> | undefined;
  let looking: Promise<TileStore> | undefined;
  let checkedAtMs = 0;

  async function mark(): Promise<string> {
    try {
      return markOf(await stat(path));
    } catch (error) {
      throw isGone(error) ? appError('tiles/gone', { file }) : error;
    }
  }

  function open(): Promise<Opened> {
    const opening = mark().then(async (before) => {
      const { store } = await openCache(path, dependencies, rowOrder);
      return { store, mark: before };
    });
    opened = opening;
    checkedAtMs = nowMs();
    // Whoever asked hears of it; the next one tries again.
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  }

  async function get(): Promise<TileStore> {
    const known = opened;
    if (!known) return (await open()).store;
    const { store } = await known;
    // Whoever asks while somebody looks hears what is found: what was there before may be of another file.
    if (!looking && nowMs() - checkedAtMs < FRESH_MS) return store;
    looking ??= look(known).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function look(known: Promise<Opened>): Promise<TileStore> {
    checkedAtMs = nowMs();
    const { store, mark: before } = await known;
    const now = await mark().catch(() => undefined);
    if (now === before || opened !== known) return store;
    opened = undefined;
    onChanged();
    await store.close().catch(() => undefined);
    return (await open()).store;
  }

  const reader: CacheReader = {
    facts: async () => (await get()).facts,
    async read(tile) {
      const store = await get();
      const bytes = await store.read(tile);
      if (!bytes) return undefined;
      return { bytes, kind: checkTile(bytes, { file, isVector: store.facts.format === 'PBF', sum: crc32 }) };
    },
    renew: async (tile) => (await get()).mark?.(tile),
    async close() {
      const known = opened;
      opened = undefined;
      await known?.then(({ store }) => store.close()).catch(() => undefined);
    },
  };
  return reader;
}
