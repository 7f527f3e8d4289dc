// Directories of PMTiles, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, 4).

import { gzipSync } from 'fflate';
import { joinBytes } from '../byte-source.ts';

/** Tiles from an id on, so many in a row (`run`) of the same bytes; a run of 0 is a leaf directory. */
export interface DirectoryEntry {
  readonly id: number;
  run: number;
  readonly length: number;
  /** From where tiles begin, of a leaf from where leaves begin. */
  readonly offset: number;
}

export interface Directories {
  readonly root: Uint8Array;
  /** One behind the other. */
  readonly leaves: Uint8Array;
}

const FIRST_LEAF_ENTRIES = 4096;

/** One directory, or a root of leaves that are as large as the root needs it. Packed. */
export function writeDirectories(entries: readonly DirectoryEntry[], maxRootBytes: number): Directories {
  const alone = writeDirectory(entries);
  if (alone.length <= maxRootBytes) return { root: alone, leaves: new Uint8Array(0) };
  for (let size = FIRST_LEAF_ENTRIES; ; size *= 2) {
    const pieces: Uint8Array[] = [];
    const pointers: DirectoryEntry[] = [];
    let offset = 0;
    for (let first = 0; first < entries.length; first += size) {
      const leaf = writeDirectory(entries.slice(first, first + size));
      pointers.push({ id: entries[first]?.id ?? 0, run: 0, length: leaf.length, offset });
      pieces.push(leaf);
      offset += leaf.length;
    }
    const root = writeDirectory(pointers);
    if (root.length <= maxRootBytes) return { root, leaves: joinBytes(pieces) };
  }
}

/** Numbers of seven bits a byte: how many, the steps between ids, the runs, the lengths, the offsets. */
function writeDirectory(entries: readonly DirectoryEntry[]): Uint8Array {
  const bytes: number[] = [];
  const write = (number: number) => {
    let left = number;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
    bytes.push(left);
  };
  write(entries.length);
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    // 0: directly behind the one before.
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(new Uint8Array(bytes), { mtime: 0 });
}
