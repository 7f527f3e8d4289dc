// The index of a bundle of version 2: 40 bits of offset and 24 of size for each tile, by row (reference 5.3).

import { viewOf } from '../byte-source.ts';

/** The header before it. */
export const INDEX_OFFSET = 64;
export const RECORD_BYTES = 8;
/** The size before each tile. */
export const SIZE_BYTES = 4;
const OFFSET_BITS = 40n;
const OFFSET_MASK = (1n << OFFSET_BITS) - 1n;

export interface IndexRecord {
  /** Of the tile's first byte, behind its size. */
  readonly offset: number;
  readonly size: number;
}

/** The record that begins at a byte; undefined where there is no tile. */
export function readRecord(index: DataView, at: number): IndexRecord | undefined {
  const record = index.getBigUint64(at, true);
  const size = Number(record >> OFFSET_BITS);
  // Some writers point empty records somewhere: the size alone tells.
  return size === 0 ? undefined : { offset: Number(record & OFFSET_MASK), size };
}

/** Whether there is no tile at a record, as `readRecord` says it; of whole indexes, where each takes its time. */
export function isEmptyRecord(index: Uint8Array, at: number): boolean {
  return index[at + 5] === 0 && index[at + 6] === 0 && index[at + 7] === 0;
}

/** A record as it is stored; undefined empties it. */
export function recordBytes(record: IndexRecord | undefined): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(RECORD_BYTES);
  const packed = record ? (BigInt(record.size) << OFFSET_BITS) | BigInt(record.offset) : 0n;
  viewOf(bytes).setBigUint64(0, packed, true);
  return bytes;
}

/** Where the tiles begin. */
export function indexEnd(packetSize: number): number {
  return INDEX_OFFSET + RECORD_BYTES * packetSize ** 2;
}
