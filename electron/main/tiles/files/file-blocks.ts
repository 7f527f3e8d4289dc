// Reads of an open file: what is short out of blocks that are kept, as an index is read many times in a row.

import type { FileHandle } from 'node:fs/promises';
import type { ByteRoom } from '../../../../shared/tiles/byte-source.ts';

export interface BlockedFile {
  /** Some bytes from a place on, in `room` where they are many; fewer at the end. Fails as the system does. */
  read(offset: number, length: number, room?: ByteRoom): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes that are in memory: undefined of others. */
  peek(offset: number, length: number): Uint8Array<ArrayBuffer> | undefined;
}

/** Records of an index are so short, and lie together. */
const MAX_SHORT_BYTES = 16;
const BLOCK_BYTES = 4096;
/** Of one file. */
const MAX_BLOCKS = 64;

interface Block {
  readonly reading: Promise<Uint8Array<ArrayBuffer>>;
  /** When it is read. */
  bytes: Uint8Array<ArrayBuffer> | undefined;
}

export function createBlockedFile(handle: FileHandle): BlockedFile {
  /** By their place; the one that was asked longest ago first. */
  const blocks = new Map<number, Block>();

  function openBlock(place: number): Block {
    const reading = readWhole(handle, place * BLOCK_BYTES, newRoom(BLOCK_BYTES));
    const block: Block = { reading, bytes: undefined };
    reading.then(
      (bytes) => {
        block.bytes = bytes;
      },
      () => blocks.delete(place),
    );
    return block;
  }

  /** Out of the block that it lies in; over the edge of two from the file. */
  async function readShort(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const place = Math.floor(offset / BLOCK_BYTES);
    const start = offset - place * BLOCK_BYTES;
    if (start + length > BLOCK_BYTES) return readWhole(handle, offset, newRoom(length));
    const block = blocks.get(place) ?? openBlock(place);
    askedLast(blocks, place, block);
    const [first] = blocks.keys();
    if (blocks.size > MAX_BLOCKS && first !== undefined) blocks.delete(first);
    return (await block.reading).slice(start, start + length);
  }

  return {
    read: (offset, length, room = newRoom) =>
      length <= MAX_SHORT_BYTES ? readShort(offset, length) : readWhole(handle, offset, room(length)),
    peek(offset, length) {
      const place = Math.floor(offset / BLOCK_BYTES);
      const start = offset - place * BLOCK_BYTES;
      const block = blocks.get(place);
      if (!block?.bytes || start + length > block.bytes.length) return undefined;
      askedLast(blocks, place, block);
      return block.bytes.subarray(start, start + length);
    },
  };
}

/** Puts an entry last: the first one is the next to go. */
export function askedLast<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
}

/** Not emptied first, which takes longer than to read: what was not read over is cut off. */
function newRoom(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
}

/** As much as there is room for. */
async function readWhole(
  handle: FileHandle,
  offset: number,
  room: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  let count = 0;
  while (count < room.length) {
    const { bytesRead } = await handle.read(room, count, room.length - count, offset + count);
    if (bytesRead === 0) break;
    count += bytesRead;
  }
  return count === room.length ? room : room.subarray(0, count);
}
