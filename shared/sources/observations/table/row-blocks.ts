// Registrations whole, packed: an object each would take two gigabytes for a million of them.

import { deflateSync, inflateSync } from 'fflate';
import { LRUCache } from 'lru-cache';
import { createByteLists } from './byte-lists.ts';

/** Texts by the numbers of their rows. */
export interface RowBlocks {
  /** Of the next row; it has no line ends. */
  add(text: string): void;
  read(row: number): string;
}

/** More are packed smaller, and take longer to be read one by one: twice as many take three hundredths less. */
const BLOCK_ROWS = 8;
/** What others have in common with so many of the first takes no room. */
const DICTIONARY_BLOCKS = 2;
/** Rows of neighbouring times mostly lie in the same blocks. */
const UNPACKED_BLOCKS = 128;
const LINE_END = 0x0a;

export function createRowBlocks(): RowBlocks {
  const packed = createByteLists();
  const unpacked = new LRUCache<number, Uint8Array>({ max: UNPACKED_BLOCKS });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const first: Uint8Array[] = [];
  let dictionary = new Uint8Array(0);
  /** As long as the longest block. */
  let scratch = new Uint8Array(0);
  let open: string[] = [];

  function close(): void {
    const bytes = encoder.encode(open.join('\n'));
    open = [];
    if (bytes.length > scratch.length) scratch = new Uint8Array(bytes.length);
    if (first.length < DICTIONARY_BLOCKS) {
      first.push(bytes);
      dictionary = joined(first);
    } else packed.add(deflateSync(bytes, { dictionary }));
  }

  function unpack(block: number): Uint8Array {
    const plain = first[block];
    if (plain) return plain;
    const known = unpacked.get(block);
    if (known) return known;
    const bytes = packed.at(block - DICTIONARY_BLOCKS);
    if (!bytes) throw new RangeError(`No rows in block ${block}`);
    const made = inflateSync(bytes, { out: scratch, dictionary }).slice();
    unpacked.set(block, made);
    return made;
  }

  return {
    add(text) {
      if (open.push(text) === BLOCK_ROWS) close();
    },
    read(row) {
      const block = Math.floor(row / BLOCK_ROWS);
      const isOpen = block === first.length + packed.count;
      const line = isOpen ? open[row % BLOCK_ROWS] : decoder.decode(lineOf(unpack(block), row % BLOCK_ROWS));
      if (line === undefined) throw new RangeError(`No row ${row}`);
      return line;
    },
  };
}

/** Alone: to read the others as text takes longer than to unpack them. */
function lineOf(block: Uint8Array, line: number): Uint8Array {
  let start = 0;
  for (let passed = 0; passed < line; passed++) start = block.indexOf(LINE_END, start) + 1;
  const end = block.indexOf(LINE_END, start);
  return block.subarray(start, end < 0 ? block.length : end);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
