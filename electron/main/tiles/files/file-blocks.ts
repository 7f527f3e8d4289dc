// Reads of an open file: what is short out of blocks that are kept, as an index is read many times in a row.

import type { ByteRoom } from '../../../../shared/tiles/byte-source.ts';
import type { ReadableFile } from './readable-file.ts';

export interface BlockedFile {
  /** Some bytes from a place on, in `room` where they are many; fewer at the end. Fails as the system does. */
  read(offset: number, length: number, room?: ByteRoom): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes that are in memory: undefined of others. */
  peek(offset: number, length: number): Uint8Array<ArrayBuffer> | undefined;
}

/** Records of an index are so short, and lie together. */
const MAX_SHORT_BYTES = 16;
const BLOCK_BYTES = 4096;
/**
 * The first block holds the index of a bundle of 128 × 128 tiles, which lies at the beginning of its file, or is one: so of
 * a bundle that is open a tile is one read away, whichever it is.
 */
const FIRST_BLOCK_BYTES = 33 * BLOCK_BYTES;
/** Of one file. */
const MAX_BLOCKS = 32;

interface Block {
  readonly reading: Promise<Uint8Array<ArrayBuffer>>;
  /** When it is read. */
  bytes: Uint8Array<ArrayBuffer> | undefined;
}

export function createBlockedFile(file: Pick<ReadableFile, 'read'>): BlockedFile {
  /** By where they begin; the one that was asked longest ago first. */
  const blocks = new Map<number, Block>();

  function openBlock(start: number): Block {
    const room = newRoom(start === 0 ? FIRST_BLOCK_BYTES : BLOCK_BYTES);
    const reading = file.read(room, start);
    const block: Block = { reading, bytes: undefined };
    reading.then(
      (bytes) => {
        block.bytes = bytes;
      },
      () => blocks.delete(start),
    );
    return block;
  }

  /** Out of the block that it lies in; over the edge of two from the file. */
  async function readShort(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const start = blockStart(offset);
    const end = start === 0 ? FIRST_BLOCK_BYTES : start + BLOCK_BYTES;
    if (offset + length > end) return file.read(newRoom(length), offset);
    const block = blocks.get(start) ?? openBlock(start);
    askedLast(blocks, start, block);
    const [oldest] = blocks.keys();
    if (blocks.size > MAX_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return (await block.reading).slice(offset - start, offset - start + length);
  }

  return {
    read: (offset, length, room = newRoom) =>
      length <= MAX_SHORT_BYTES ? readShort(offset, length) : file.read(room(length), offset),
    peek(offset, length) {
      const start = blockStart(offset);
      const block = blocks.get(start);
      const at = offset - start;
      if (!block?.bytes || at + length > block.bytes.length) return undefined;
      askedLast(blocks, start, block);
      return block.bytes.subarray(at, at + length);
    },
  };
}

function blockStart(offset: number): number {
  return offset < FIRST_BLOCK_BYTES ? 0 : offset - (offset % BLOCK_BYTES);
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
