// One cache that is served: opened when it is first asked, opened anew when its file changed underneath.

import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { ByteRoom } from '../../../../shared/tiles/byte-source.ts';
import { checkTile, type ImageKind } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress, TileFacts, TileStore } from '../../../../shared/tiles/tile-store.ts';
import { isGone } from '../../files/system-error.ts';
import { type OpenCacheDependencies, openCache } from '../files/open-cache.ts';
import { isMomentAgo, markOf } from '../files/open-files.ts';

export interface TileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: ImageKind;
}

/** How the file of a tile was found. */
export interface TileLook {
  /** What tells it from another one; undefined of a cache whose tiles are dropped when it changes. */
  readonly mark: string | undefined;
  /** Whether it is taken for the same still, so that nobody has to look again. */
  isFresh(): boolean;
}

export interface CacheReader {
  /** Fails as `openCache` does. */
  facts(): Promise<TileFacts>;
  /** A whole tile, undefined where there is none; `room` as of its store. Fails with `tiles/damaged` and `tiles/gone`. */
  read(tile: TileAddress, room?: ByteRoom): Promise<TileContent | undefined>;
  /**
   * Looks whether the cache is still the one that was opened, before a tile of it is given from elsewhere, and at the tile's
   * own file, where the cache has many. Fails as opening does.
   */
  renew(tile: TileAddress): Promise<TileLook>;
  /**
   * A tile of which all but its bytes is known, and looked at a moment ago: then nobody has to wait. Undefined of others, also
   * of those that are not there.
   */
  ready(tile: TileAddress): ReadyContent | undefined;
  close(): Promise<void>;
}

export interface ReadyContent {
  readonly look: TileLook;
  /** Fails with `tiles/damaged`, and as the system does. */
  read(room: ByteRoom): Promise<TileContent>;
}

export interface CacheReaderOptions extends OpenCacheDependencies {
  readonly path: string;
  readonly rowOrder?: BridgeType<'TileRowOrder'> | undefined;
  readonly nowMs: () => number;
  /** What was read before is of another file. */
  readonly onChanged: () => void;
}

interface Opened {
  readonly store: TileStore;
  readonly mark: string;
}

/** The store at a path, opened when it is first asked for, and opened anew when another file lies there. */
function createOpenStore({ path, rowOrder, nowMs, onChanged, ...dependencies }: CacheReaderOptions) {
  const file = basename(path);
  let opened: Promise<Opened> | undefined;
  /** The same when it is open. */
  let current: TileStore | undefined;
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
    current = undefined;
    opening.then(
      ({ store }) => {
        if (opened === opening) current = store;
      },
      () => undefined,
    );
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
    if (!looking && isMomentAgo(checkedAtMs, nowMs())) return store;
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
    current = undefined;
    onChanged();
    await store.close().catch(() => undefined);
    return (await open()).store;
  }

  return {
    get,
    /** Undefined where it is not open, or has to be looked at first. */
    ready: () => (looking || !isMomentAgo(checkedAtMs, nowMs()) ? undefined : current),
    async close() {
      const known = opened;
      opened = undefined;
      current = undefined;
      await known?.then(({ store }) => store.close()).catch(() => undefined);
    },
  };
}

export function createCacheReader(options: CacheReaderOptions): CacheReader {
  const { path, nowMs } = options;
  const file = basename(path);
  const { get, ready: readyStore, close } = createOpenStore(options);

  function contentOf(bytes: Uint8Array<ArrayBuffer>, { facts }: TileStore): TileContent {
    return { bytes, kind: checkTile(bytes, { file, isVector: facts.format === 'PBF', sum: crc32 }) };
  }

  function lookOf(mark: string | undefined, lookedAtMs: number): TileLook {
    return { mark, isFresh: () => isMomentAgo(lookedAtMs, nowMs()) };
  }

  return {
    facts: async () => (await get()).facts,
    async read(tile, room) {
      const store = await get();
      const bytes = await store.read(tile, room);
      return bytes && contentOf(bytes, store);
    },
    async renew(tile) {
      const lookedAtMs = nowMs();
      return lookOf(await (await get()).mark?.(tile), lookedAtMs);
    },
    ready(tile) {
      const store = readyStore();
      const found = store?.ready?.(tile);
      if (!store || !found) return undefined;
      return {
        look: lookOf(found.mark, nowMs()),
        read: async (room) => contentOf(await found.read(room), store),
      };
    },
    close,
  };
}
