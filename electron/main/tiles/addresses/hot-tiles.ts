// Tiles in memory with their headers ready, the latest asked last to go.

import type { ByteRoom } from '../../../../shared/tiles/byte-source.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { type StoredReply, storeReply } from '../../http/replies/stored-reply.ts';
import type { TileContent, TileLook } from '../caches/cache-reader.ts';
import { createTileMemory, MAX_SHARED_BYTES, type TileSlab } from './tile-memory.ts';

export interface HotTiles {
  /**
   * The tile that was answered from memory at this address before, where its file was looked at a moment ago: then nobody
   * has to wait, and nothing of the address has to be read.
   */
  find(url: string): FoundTile | undefined;
  /** The tile from memory, if its file is the same, else what `read` gives; undefined where there is none. */
  get(asked: AskedTile, origin: TileOrigin): Promise<FoundTile | undefined>;
  /** Forgets the tiles of a cache. */
  drop(cacheId: string): void;
}

/** An answer. `memory`: has this user more, who is to go when it is sent and recorded. */
export interface FoundTile {
  readonly reply: StoredReply;
  readonly isHot: boolean;
  readonly memory?: TileSlab;
}

export interface AskedTile {
  readonly cacheId: string;
  readonly tile: TileAddress;
  /** The address that was asked, with its query. */
  readonly url: string;
}

export interface TileOrigin {
  readonly look: TileLook;
  readonly read: (room: ByteRoom) => Promise<TileContent | undefined>;
}

interface HotTile {
  readonly key: string;
  readonly content: TileContent;
  readonly memory: TileSlab;
  /**
   * Made when the tile is asked for again: most are asked once, and what is kept of each beside its bytes the collector of
   * garbage carries along.
   */
  reply: StoredReply | undefined;
  /** Of its file when it was read. */
  readonly mark: string | undefined;
  look: TileLook;
  urls: string[] | undefined;
}

const MAX_HELD_BYTES = 64 * 1024 * 1024;
/** A client asks for a tile in one way; anybody may make up any number of them. */
const MAX_URLS = 4;
const MAX_URL_LENGTH = 256;

export interface HotTilesOptions {
  readonly limitBytes?: number;
  /** Hears of memory before it is used again: who was lent what lies in it has to let it go. */
  readonly takeBack?: (memory: ArrayBuffer) => void;
}

export function createHotTiles({
  limitBytes = MAX_HELD_BYTES,
  takeBack = () => undefined,
}: HotTilesOptions = {}): HotTiles {
  const tiles = new Map<string, HotTile>();
  const byUrl = createTileUrls();
  const bySlab = new Map<TileSlab, HotTile[]>();
  let generation = 0;
  const memory = createTileMemory(limitBytes, (slab) => {
    for (const tile of bySlab.get(slab) ?? []) remove(tile);
    bySlab.delete(slab);
    takeBack(slab.buffer);
  });

  function remove(tile: HotTile): void {
    byUrl.forget(tile);
    if (tiles.get(tile.key) === tile) tiles.delete(tile.key);
  }

  function keep(tile: HotTile): void {
    const known = tiles.get(tile.key);
    if (known) remove(known);
    tiles.set(tile.key, tile);
    const others = bySlab.get(tile.memory);
    if (others) others.push(tile);
    else bySlab.set(tile.memory, [tile]);
  }

  function keepReply(tile: HotTile, reply: StoredReply): StoredReply {
    reply.onGrown = (bytes) => memory.grow(tile.memory, bytes);
    tile.reply = reply;
    return reply;
  }

  function hand(tile: HotTile): FoundTile {
    const { memory: slab, reply = keepReply(tile, tileReply(tile)) } = tile;
    memory.askedLast(slab);
    slab.users++;
    return { reply, isHot: true, memory: slab };
  }

  return {
    find(url) {
      const tile = byUrl.find(url);
      return tile?.look.isFresh() ? hand(tile) : undefined;
    },
    async get({ cacheId, tile: { level, row, column }, url }, { look, read }) {
      const key = `${cacheId} ${level} ${row} ${column}`;
      const hot = tiles.get(key);
      if (hot && hot.mark === look.mark) {
        hot.look = look;
        byUrl.learn(url, hot);
        return hand(hot);
      }
      if (hot) remove(hot);
      const begun = generation;
      const found = await readInto(memory, read);
      if (!found) return undefined;
      const { content, slab } = found;
      const { mark } = look;
      const tile: HotTile = { key, content, memory: slab, reply: undefined, mark, look, urls: undefined };
      const reply = tileReply(tile);
      // What was read of a cache that changed meanwhile may be of the old one.
      if (begun === generation && memory.has(slab)) {
        keep(tile);
        // To pack it once more would take longer than anything that is kept of it.
        if (isPackable(content)) keepReply(tile, reply);
      }
      return { reply, isHot: false, memory: slab };
    },
    drop(cacheId) {
      generation++;
      for (const tile of [...tiles.values()]) if (tile.key.startsWith(`${cacheId} `)) remove(tile);
    },
  };
}

/** Tiles by the addresses at which clients ask for them. */
function createTileUrls() {
  const tiles = new Map<string, HotTile>();
  return {
    find: (url: string) => tiles.get(url),
    learn(url: string, tile: HotTile): void {
      if (tiles.has(url) || url.length > MAX_URL_LENGTH) return;
      tile.urls ??= [];
      if (tile.urls.length >= MAX_URLS) return;
      tile.urls.push(url);
      tiles.set(url, tile);
    },
    forget(tile: HotTile): void {
      for (const url of tile.urls ?? []) tiles.delete(url);
      tile.urls = undefined;
    },
  };
}

/** The tile with its bytes in a slab, which has one user more. */
async function readInto(
  memory: ReturnType<typeof createTileMemory>,
  read: TileOrigin['read'],
): Promise<{ readonly content: TileContent; readonly slab: TileSlab } | undefined> {
  const taken: TileSlab[] = [];
  const room = (length: number) => {
    // An index that is damaged tells any length: what is in memory does not go for a tile that nobody has seen yet.
    if (length > MAX_SHARED_BYTES) return new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
    const { bytes, slab } = memory.take(length);
    taken.push(slab);
    return bytes;
  };
  try {
    const content = await read(room);
    if (!content) return undefined;
    const slab = taken.find(({ buffer }) => buffer === content.bytes.buffer);
    if (slab) {
      slab.users++;
      return { content, slab };
    }
    // Not every store reads where it is told to, and what is long is put here once it is there.
    const copy = memory.take(content.bytes.length);
    copy.bytes.set(content.bytes);
    return { content: { ...content, bytes: copy.bytes }, slab: copy.slab };
  } finally {
    for (const slab of taken) slab.users--;
  }
}

/** Vector tiles get smaller by packing, images do not. */
function isPackable({ kind }: TileContent): boolean {
  return kind.extension === 'pbf';
}

function tileReply({ key, mark, content }: Pick<HotTile, 'key' | 'mark' | 'content'>): StoredReply {
  const headers = [{ name: 'content-type', value: content.kind.mediaType }];
  // The mark tells its file from another one, and the key the tile in it: to hash all of it takes as long as to read it.
  const told = mark === undefined ? undefined : `${mark} ${key}`;
  const isCompressed = !isPackable(content);
  return storeReply({ status: 200, headers, body: content.bytes, isCompressed }, true, told);
}
