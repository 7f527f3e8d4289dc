// A block of DEFLATE (RFC 1951, 3.2): bytes and repeats, written in the code that fits them best or in the fixed one.

import { codeLengths, codesOf } from '../../../base/prefix-code.ts';
import { spareMemory } from '../../spare.ts';
import type { BitWriter } from './bit-writer.ts';
import { CodeHeader } from './code-header.ts';

/** So many go into one block: a code of their own costs some hundred bits. */
const MAX_TOKENS = 32_768;
const END_OF_BLOCK = 256;
const SYMBOL_COUNT = 286;
const DISTANCE_COUNT = 30;
const MAX_BITS = 15;
/** Bytes that a token takes at most, two codes of 15 bits with 5 and 13 more, and those of the codes themselves. */
const TOKEN_BYTES = 6;
const CODES_BYTES = 512;

interface Code {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
}

const codeOf = (lengths: Uint8Array): Code => ({ lengths, codes: codesOf(lengths) });

/** RFC 1951, 3.2.6. */
const FIXED_SYMBOLS = codeOf(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
);
const FIXED_DISTANCES = codeOf(new Uint8Array(DISTANCE_COUNT).fill(5));

/** The symbol of each length of a repeat, 3 to 258 bytes, and how many bits tell it from others of its symbol. */
const LENGTH_SYMBOLS = Uint16Array.from({ length: 259 }, (_, length) => lengthSymbol(length - 3));
const LENGTH_BITS = Uint8Array.from({ length: 259 }, (_, length) => lengthBits(length - 3));

function lengthSymbol(above3: number): number {
  if (above3 < 4) return 257 + Math.max(0, above3);
  if (above3 === 255) return 285;
  const bits = 31 - Math.clz32(above3);
  return 257 + 4 * (bits - 1) + ((above3 >> (bits - 2)) & 3);
}

function lengthBits(above3: number): number {
  return above3 < 8 || above3 === 255 ? 0 : 29 - Math.clz32(above3);
}

function distanceSymbol(distance: number): number {
  const above1 = distance - 1;
  if (above1 < 2) return above1;
  const bits = 31 - Math.clz32(above1);
  return 2 * bits + ((above1 >> (bits - 1)) & 1);
}

function distanceBits(symbol: number): number {
  return symbol < 2 ? 0 : (symbol >> 1) - 1;
}

function zeroCounts(length: number): Uint32Array<ArrayBuffer> {
  return new Uint32Array(spareMemory.takeZeros(Uint32Array.BYTES_PER_ELEMENT * length));
}

export class TokenBlock {
  /** A byte, or a repeat as its length × 65,536 + its distance. */
  private readonly tokens = new Uint32Array(spareMemory.take(Uint32Array.BYTES_PER_ELEMENT * MAX_TOKENS));
  private count = 0;
  private readonly symbolCounts = zeroCounts(SYMBOL_COUNT);
  private readonly distanceCounts = zeroCounts(DISTANCE_COUNT);

  /** Nothing is added any more: others may have its memory. */
  release(): void {
    for (const { buffer } of [this.tokens, this.symbolCounts, this.distanceCounts]) spareMemory.give(buffer);
  }

  get isFull(): boolean {
    return this.count === MAX_TOKENS;
  }

  addByte(byte: number): void {
    this.tokens[this.count++] = byte;
    this.symbolCounts[byte] = (this.symbolCounts[byte] ?? 0) + 1;
  }

  /** As many bytes as `length`, 3 to 258, as they were `distance` before, 1 to 32,768. */
  addRepeat(length: number, distance: number): void {
    this.tokens[this.count++] = (length << 16) | distance;
    const symbol = LENGTH_SYMBOLS[length] ?? 0;
    this.symbolCounts[symbol] = (this.symbolCounts[symbol] ?? 0) + 1;
    const far = distanceSymbol(distance);
    this.distanceCounts[far] = (this.distanceCounts[far] ?? 0) + 1;
  }

  /** Writes what there is, and begins anew. */
  write(writer: BitWriter, isLast: boolean): void {
    this.symbolCounts[END_OF_BLOCK] = 1;
    const symbols = codeLengths(this.symbolCounts, MAX_BITS);
    const distances = codeLengths(this.distanceCounts, MAX_BITS);
    const header = new CodeHeader(symbols, distances);
    const ownBits = header.bits + this.bitsIn(symbols, distances);
    writer.reserve(CODES_BYTES + TOKEN_BYTES * this.count);
    writer.write(isLast ? 1 : 0, 1);
    if (ownBits < this.bitsIn(FIXED_SYMBOLS.lengths, FIXED_DISTANCES.lengths)) {
      writer.write(2, 2);
      header.write(writer);
      this.writeTokens(writer, codeOf(symbols), codeOf(distances));
    } else {
      writer.write(1, 2);
      this.writeTokens(writer, FIXED_SYMBOLS, FIXED_DISTANCES);
    }
    this.count = 0;
    this.symbolCounts.fill(0);
    this.distanceCounts.fill(0);
  }

  /** Of all codes; the bits beside them are the same in every code. */
  private bitsIn(symbols: Uint8Array, distances: Uint8Array): number {
    return codedBits(this.symbolCounts, symbols) + codedBits(this.distanceCounts, distances);
  }

  private writeTokens(writer: BitWriter, symbols: Code, distances: Code): void {
    for (let index = 0; index < this.count; index++) {
      const token = this.tokens[index] ?? 0;
      if (token < 256) {
        writer.write(symbols.codes[token] ?? 0, symbols.lengths[token] ?? 0);
        continue;
      }
      const length = token >>> 16;
      const symbol = LENGTH_SYMBOLS[length] ?? 0;
      writer.write(symbols.codes[symbol] ?? 0, symbols.lengths[symbol] ?? 0);
      const lengthRest = LENGTH_BITS[length] ?? 0;
      if (lengthRest > 0) writer.write((length - 3) & ((1 << lengthRest) - 1), lengthRest);
      const distance = token & 0xffff;
      const far = distanceSymbol(distance);
      writer.write(distances.codes[far] ?? 0, distances.lengths[far] ?? 0);
      const farRest = distanceBits(far);
      if (farRest > 0) writer.write((distance - 1) & ((1 << farRest) - 1), farRest);
    }
    writer.write(symbols.codes[END_OF_BLOCK] ?? 0, symbols.lengths[END_OF_BLOCK] ?? 0);
  }
}

function codedBits(counts: Uint32Array, lengths: Uint8Array): number {
  let bits = 0;
  for (let symbol = 0; symbol < counts.length; symbol++)
    bits += (counts[symbol] ?? 0) * (lengths[symbol] ?? 0);
  return bits;
}
