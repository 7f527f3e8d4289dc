// Tiles in memory with their headers ready, the latest asked last to go.

import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { type StoredReply, storeReply } from '../../http/replies/stored-reply.ts';
import type { TileContent } from '../caches/cache-reader.ts';

export interface HotTiles {
  /** The tile from memory, if its file is the same, else what `read` gives; undefined where there is none. */
  get(
    cacheId: string,
    tile: TileAddress,
    origin: TileOrigin,
  ): Promise<{ readonly reply: StoredReply; readonly isHot: boolean } | undefined>;
  /** Forgets the tiles of a cache. */
  drop(cacheId: string): void;
}

export interface TileOrigin {
  /** What tells its file as it is now from another one; undefined of a cache whose tiles are dropped when it changes. */
  readonly mark: string | undefined;
  readonly read: () => Promise<TileContent | undefined>;
}

interface HotTile {
  readonly reply: StoredReply;
  readonly mark: string | undefined;
}

const MAX_HELD_BYTES = 64 * 1024 * 1024;
/** What a tile takes besides its bytes: headers, tag, key. */
const ENTRY_BYTES = 2048;

export function createHotTiles(limitBytes = MAX_HELD_BYTES): HotTiles {
  const tiles = new Map<string, HotTile>();
  let heldBytes = 0;
  let generation = 0;

  function remove(key: string): void {
    heldBytes -= (tiles.get(key)?.reply.bytes ?? -ENTRY_BYTES) + ENTRY_BYTES;
    tiles.delete(key);
  }

  function keep(key: string, tile: HotTile): void {
    remove(key);
    tiles.set(key, tile);
    heldBytes += tile.reply.bytes + ENTRY_BYTES;
    for (const oldest of tiles.keys()) {
      if (heldBytes <= limitBytes) break;
      remove(oldest);
    }
  }

  return {
    async get(cacheId, { level, row, column }, { mark, read }) {
      const key = `${cacheId} ${level} ${row} ${column}`;
      const hot = tiles.get(key);
      if (hot && hot.mark === mark) {
        tiles.delete(key);
        tiles.set(key, hot);
        return { reply: hot.reply, isHot: true };
      }
      remove(key);
      const begun = generation;
      const content = await read();
      if (!content) return undefined;
      const reply = tileReply(content);
      // What was read of a cache that changed meanwhile may be of the old one.
      if (begun === generation) keep(key, { reply, mark });
      return { reply, isHot: false };
    },
    drop(cacheId) {
      generation++;
      for (const key of [...tiles.keys()]) if (key.startsWith(`${cacheId} `)) remove(key);
    },
  };
}

/** Vector tiles get smaller by packing, images do not. */
function tileReply({ bytes, kind }: TileContent): StoredReply {
  const headers = [{ name: 'content-type', value: kind.mediaType }];
  const isCompressed = kind.extension !== 'pbf';
  return storeReply({ status: 200, headers, body: bytes, isCompressed }, true);
}
