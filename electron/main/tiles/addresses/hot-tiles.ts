// Tiles in memory with their headers ready, the latest asked last to go.

import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { type StoredReply, storeReply } from '../../http/replies/stored-reply.ts';
import type { TileContent } from '../caches/cache-reader.ts';

export interface HotTiles {
  /** The tile from memory, else what `read` gives; undefined where there is none. */
  get(
    cacheId: string,
    tile: TileAddress,
    read: () => Promise<TileContent | undefined>,
  ): Promise<{ readonly reply: StoredReply; readonly isHot: boolean } | undefined>;
  /** Forgets the tiles of a cache. */
  drop(cacheId: string): void;
}

const MAX_HELD_BYTES = 64 * 1024 * 1024;
/** What a tile takes besides its bytes: headers, tag, key. */
const ENTRY_BYTES = 2048;

export function createHotTiles(limitBytes = MAX_HELD_BYTES): HotTiles {
  const tiles = new Map<string, StoredReply>();
  let heldBytes = 0;
  let generation = 0;

  function remove(key: string): void {
    heldBytes -= (tiles.get(key)?.bytes ?? -ENTRY_BYTES) + ENTRY_BYTES;
    tiles.delete(key);
  }

  function keep(key: string, reply: StoredReply): void {
    remove(key);
    tiles.set(key, reply);
    heldBytes += reply.bytes + ENTRY_BYTES;
    for (const oldest of tiles.keys()) {
      if (heldBytes <= limitBytes) break;
      remove(oldest);
    }
  }

  return {
    async get(cacheId, { level, row, column }, read) {
      const key = `${cacheId} ${level} ${row} ${column}`;
      const hot = tiles.get(key);
      if (hot) {
        tiles.delete(key);
        tiles.set(key, hot);
        return { reply: hot, isHot: true };
      }
      const begun = generation;
      const content = await read();
      if (!content) return undefined;
      const reply = tileReply(content);
      // What was read of a cache that changed meanwhile may be of the old one.
      if (begun === generation) keep(key, reply);
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
