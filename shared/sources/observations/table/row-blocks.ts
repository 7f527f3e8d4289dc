// Registrations whole, packed: an object each would take two gigabytes for a million of them.

import { deflateSync, inflateSync } from 'fflate';
import { LRUCache } from 'lru-cache';

/** Texts by the numbers of their rows. */
export interface RowBlocks {
  /** Of the next row; it has no line ends. */
  add(text: string): void;
  read(row: number): string;
}

/** More are packed smaller, and take longer to be read one by one. */
const BLOCK_ROWS = 32;
/** Rows of neighbouring times mostly lie in the same blocks. */
const UNPACKED_BLOCKS = 128;

export function createRowBlocks(): RowBlocks {
  const packed: Uint8Array[] = [];
  const unpacked = new LRUCache<number, readonly string[]>({ max: UNPACKED_BLOCKS });
  let open: string[] = [];

  function linesOf(block: number): readonly string[] {
    if (block === packed.length) return open;
    const known = unpacked.get(block);
    if (known) return known;
    const bytes = packed[block];
    if (!bytes) throw new RangeError(`No rows in block ${block}`);
    const lines = new TextDecoder().decode(inflateSync(bytes)).split('\n');
    unpacked.set(block, lines);
    return lines;
  }

  return {
    add(text) {
      open.push(text);
      if (open.length < BLOCK_ROWS) return;
      packed.push(deflateSync(new TextEncoder().encode(open.join('\n'))));
      open = [];
    },
    read(row) {
      const line = linesOf(Math.floor(row / BLOCK_ROWS))[row % BLOCK_ROWS];
      if (line === undefined) throw new RangeError(`No row ${row}`);
      return line;
    },
  };
}
