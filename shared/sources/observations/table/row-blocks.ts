// Registrations whole, packed: an object each would take two gigabytes for a million of them.

import { deflateSync, inflateSync } from 'fflate';
import { LRUCache } from 'lru-cache';

/** Texts by the numbers of their rows. */
export interface RowBlocks {
  /** Of the next row; it has no line ends. */
  add(text: string): void;
  read(row: number): string;
}

/** More are packed smaller, and take longer to be read one by one: twice as many take a sixth less. */
const BLOCK_ROWS = 16;
/** Rows of neighbouring times mostly lie in the same blocks. */
const UNPACKED_BLOCKS = 128;
/** Blocks lie together in arrays of this size: a million small ones would keep the memory between them from being used. */
const SLAB_BYTES = 4 * 1024 * 1024;

export function createRowBlocks(): RowBlocks {
  const slabs = createSlabs();
  const packed: Uint8Array[] = [];
  const unpacked = new LRUCache<number, readonly string[]>({ max: UNPACKED_BLOCKS });
  /** The first block: what others have in common with it takes no room. */
  let dictionary = new Uint8Array(0);
  /** As long as the longest block. */
  let scratch = new Uint8Array(0);
  let open: string[] = [];

  function linesOf(block: number): readonly string[] {
    if (block === packed.length) return open;
    const known = unpacked.get(block);
    if (known) return known;
    const bytes = packed[block];
    if (!bytes) throw new RangeError(`No rows in block ${block}`);
    const plain = block === 0 ? dictionary : inflateSync(bytes, { out: scratch, dictionary });
    const lines = new TextDecoder().decode(plain).split('\n');
    unpacked.set(block, lines);
    return lines;
  }

  return {
    add(text) {
      open.push(text);
      if (open.length < BLOCK_ROWS) return;
      const bytes = new TextEncoder().encode(open.join('\n'));
      if (bytes.length > scratch.length) scratch = new Uint8Array(bytes.length);
      if (packed.length === 0) dictionary = bytes;
      packed.push(slabs.keep(deflateSync(bytes, { dictionary })));
      open = [];
    },
    read(row) {
      const line = linesOf(Math.floor(row / BLOCK_ROWS))[row % BLOCK_ROWS];
      if (line === undefined) throw new RangeError(`No row ${row}`);
      return line;
    },
  };
}

function createSlabs() {
  let slab = new Uint8Array(0);
  let used = 0;
  return {
    /** The same bytes, in a slab. */
    keep(bytes: Uint8Array): Uint8Array {
      if (used + bytes.length > slab.length) {
        slab = new Uint8Array(Math.max(SLAB_BYTES, bytes.length));
        used = 0;
      }
      slab.set(bytes, used);
      used += bytes.length;
      return slab.subarray(used - bytes.length, used);
    },
  };
}
