// The bits of a JPEG's scans, and the codes that they are (ITU-T T.81, annex F.2).

import { BrokenPicture, type ByteReader } from './byte-reader.ts';

const MAX_CODE_BITS = 16;

/** Codes by their length: the largest one, and how far its symbol lies from it. */
export interface CodeTable {
  readonly largest: readonly number[];
  readonly offsets: readonly number[];
  readonly symbols: Uint8Array;
}

/** How many codes there are of each length, and then what they stand for. */
export function readCodeTable(reader: ByteReader): CodeTable {
  const counts = [...reader.take(MAX_CODE_BITS)];
  const symbols = reader.take(counts.reduce((sum, count) => sum + count, 0));
  const largest: number[] = [];
  const offsets: number[] = [];
  let [code, at] = [0, 0];
  for (const count of counts) {
    offsets.push(at - code);
    largest.push(count > 0 ? code + count - 1 : -1);
    at += count;
    code = (code + count) << 1;
  }
  return { largest, offsets, symbols };
}

export class BitReader {
  private readonly bytes: Uint8Array;
  private at: number;
  private current = 0;
  private left = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  bit(): number {
    if (this.left === 0) {
      this.current = this.nextByte();
      this.left = 8;
    }
    this.left -= 1;
    return (this.current >> this.left) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index++) value = (value << 1) | this.bit();
    return value;
  }

  /** A number of so many bits with its sign: its upper half is positive. */
  signed(count: number): number {
    if (count === 0) return 0;
    const value = this.bits(count);
    return value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  symbol({ largest, offsets, symbols }: CodeTable): number {
    let code = 0;
    for (let length = 0; length < MAX_CODE_BITS; length++) {
      code = (code << 1) | this.bit();
      if (code <= (largest[length] ?? -1)) return symbols[code + (offsets[length] ?? 0)] ?? 0;
    }
    throw new BrokenPicture('There is no such code');
  }

  /** Over the marker between two parts. */
  restart(): void {
    this.left = 0;
    const [mark = 0, kind = 0] = this.bytes.subarray(this.at, this.at + 2);
    if (mark !== 0xff || (kind & 0xf8) !== 0xd0) throw new BrokenPicture('A part does not begin');
    this.at += 2;
  }

  /** Where the marker behind the scan stands. */
  end(): number {
    return this.at;
  }

  /** A byte of all bits is followed by an empty one; else it begins a marker, where a scan has ended. */
  private nextByte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined || (byte === 0xff && this.bytes[this.at++] !== 0))
      throw new BrokenPicture('A scan ends too early');
    return byte;
  }
}
