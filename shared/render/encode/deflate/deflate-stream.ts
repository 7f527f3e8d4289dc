// Packs the rows of pictures (zlib, RFC 1950, around DEFLATE, RFC 1951), the same bytes on every machine. What repeats in a
// map is mostly the pixel before or the row above: these are tried first, and others found by a table.

import { spareMemory } from '../../spare.ts';
import { adler32 } from './adler32.ts';
import { BitWriter } from './bit-writer.ts';
import { TokenBlock } from './token-block.ts';

const LEAST_REPEAT = 4;
const MAX_REPEAT_BYTES = 258;
const WINDOW_BYTES = 32_768;
const HASH_BITS = 14;
const SPREAD = 0x9e3779b1;
/** So many earlier places are compared at most, and none where so much repeats already. */
const MAX_TRIES = 4;
const GOOD_REPEAT = 32;
/** Within longer repeats not every place is kept. */
const KEPT_REPEAT = 16;

interface Repeat {
  length: number;
  distance: number;
}

export class DeflateStream {
  private readonly writer = new BitWriter();
  private readonly block = new TokenBlock();
  /** Where four bytes with a hash begin, the last such place, plus 1; and for each place the one before it. */
  private readonly latest = new Int32Array(spareMemory.take(Int32Array.BYTES_PER_ELEMENT << HASH_BITS));
  private readonly earlier = new Int32Array(spareMemory.take(Int32Array.BYTES_PER_ELEMENT * WINDOW_BYTES));
  /** The longest that was found at the present place. */
  private readonly repeat: Repeat = { length: 0, distance: 0 };
  private readonly rowBytes: number;
  private checksum = 1;

  /** `rowBytes`: so far lie the bytes of a row from those of the next. */
  constructor(rowBytes: number) {
    this.rowBytes = rowBytes;
    this.writer.reserve(2);
    // Deflate with a window of 32 KiB; packed fast.
    this.writer.write(0x78, 8);
    this.writer.write(0x5e, 8);
  }

  /**
   * The packed form of what comes next; `releaseTaken` when it is of no use any more. Pieces do not look back into those
   * before: large ones pack best.
   */
  push(bytes: Uint8Array, isLast: boolean): Uint8Array<ArrayBuffer> {
    this.checksum = adler32(bytes, this.checksum);
    this.latest.fill(0);
    this.addTokens(bytes);
    this.block.write(this.writer, isLast);
    if (!isLast) return this.writer.take();
    this.end();
    const packed = this.writer.take();
    this.release();
    return packed;
  }

  private release(): void {
    for (const { buffer } of [this.latest, this.earlier]) spareMemory.give(buffer);
    this.writer.release();
    this.block.release();
  }

  private end(): void {
    this.writer.reserve(5);
    this.writer.endByte();
    for (const shift of [24, 16, 8, 0]) this.writer.write((this.checksum >>> shift) & 255, 8);
  }

  private addTokens(bytes: Uint8Array): void {
    const { block, repeat } = this;
    const hashedEnd = bytes.length - LEAST_REPEAT;
    for (let at = 0; at < bytes.length; ) {
      if (block.isFull) block.write(this.writer, false);
      repeat.length = LEAST_REPEAT - 1;
      if (at <= hashedEnd) this.findRepeat(bytes, at);
      if (repeat.length < LEAST_REPEAT) {
        block.addByte(bytes[at++] ?? 0);
        continue;
      }
      block.addRepeat(repeat.length, repeat.distance);
      const end = at + repeat.length;
      const keptEnd = repeat.length > KEPT_REPEAT ? 0 : Math.min(end, hashedEnd + 1);
      for (at++; at < keptEnd; at++) this.keep(bytes, at);
      at = end;
    }
  }

  /** Looks for what repeats from a place on, and keeps the place. Of the same length the nearest is told in fewer bits. */
  private findRepeat(bytes: Uint8Array, at: number): void {
    const { repeat, rowBytes, earlier } = this;
    const most = Math.min(MAX_REPEAT_BYTES, bytes.length - at);
    let next = this.keep(bytes, at);
    for (let tries = MAX_TRIES; tries > 0 && next > 0 && repeat.length < GOOD_REPEAT; tries--) {
      const from = next - 1;
      if (at - from > WINDOW_BYTES) break;
      this.compare(bytes, from, at, most);
      next = earlier[from & (WINDOW_BYTES - 1)] ?? 0;
      // What was kept there since is later.
      if (next > from) break;
    }
    const isAboveSeen = at >= rowBytes && rowBytes <= WINDOW_BYTES;
    if (isAboveSeen && repeat.length < most) this.compare(bytes, at - rowBytes, at, most);
  }

  /** Takes what repeats from one place at another, if it is longer than what was found before. */
  private compare(bytes: Uint8Array, from: number, at: number, most: number): void {
    const { repeat } = this;
    if (bytes[from + repeat.length] !== bytes[at + repeat.length]) return;
    let length = 0;
    while (length < most && bytes[from + length] === bytes[at + length]) length++;
    if (length <= repeat.length) return;
    repeat.length = length;
    repeat.distance = at - from;
  }

  /** Keeps a place; tells the last one before with the same hash, plus 1. */
  private keep(bytes: Uint8Array, at: number): number {
    const four =
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    const hash = Math.imul(four, SPREAD) >>> (32 - HASH_BITS);
    const before = this.latest[hash] ?? 0;
    this.earlier[at & (WINDOW_BYTES - 1)] = before;
    this.latest[hash] = at + 1;
    return before;
  }
}
