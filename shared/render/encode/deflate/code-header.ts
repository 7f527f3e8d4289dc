// How a block of DEFLATE tells its codes (RFC 1951, 3.2.7): the lengths of both, repeats shortened, in a code of their own.

import { codeLengths, codesOf } from '../../../base/prefix-code.ts';
import type { BitWriter } from './bit-writer.ts';

const LEAST_SYMBOLS = 257;
const LEAST_DISTANCES = 1;
/** The order in which the lengths of the third code are told, and how many at least. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;
const LEAST_ORDERED = 4;
const MAX_BITS = 7;

/** A length, or a repeat: of the one before, of a few zeros, of many. */
const AGAIN = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;

/** A symbol of the third code, and what is told beside it × 256. */
type Entry = number;
const REST_FACTOR = 256;
const symbolOf = (entry: Entry) => entry % REST_FACTOR;

export class CodeHeader {
  /** How long it is. */
  readonly bits: number;
  private readonly symbolCount: number;
  private readonly distanceCount: number;
  private readonly entries: readonly Entry[];
  private readonly lengths: Uint8Array;
  private readonly orderedCount: number;

  /** Of the lengths of symbols and of distances. */
  constructor(symbols: Uint8Array, distances: Uint8Array) {
    this.symbolCount = usedCount(symbols, LEAST_SYMBOLS);
    this.distanceCount = usedCount(distances, LEAST_DISTANCES);
    const both = new Uint8Array(this.symbolCount + this.distanceCount);
    both.set(symbols.subarray(0, this.symbolCount));
    both.set(distances.subarray(0, this.distanceCount), this.symbolCount);
    this.entries = shortened(both);
    const counts = new Uint32Array(ORDER.length);
    for (const entry of this.entries) counts[symbolOf(entry)] = (counts[symbolOf(entry)] ?? 0) + 1;
    this.lengths = codeLengths(counts, MAX_BITS);
    this.orderedCount = ORDER.length;
    while (this.orderedCount > LEAST_ORDERED && !this.lengths[ORDER[this.orderedCount - 1] ?? 0])
      this.orderedCount--;
    let entryBits = 0;
    for (let symbol = 0; symbol < counts.length; symbol++)
      entryBits += (counts[symbol] ?? 0) * ((this.lengths[symbol] ?? 0) + restBits(symbol));
    this.bits = 14 + 3 * this.orderedCount + entryBits;
  }

  write(writer: BitWriter): void {
    writer.write(this.symbolCount - LEAST_SYMBOLS, 5);
    writer.write(this.distanceCount - LEAST_DISTANCES, 5);
    writer.write(this.orderedCount - LEAST_ORDERED, 4);
    for (let place = 0; place < this.orderedCount; place++)
      writer.write(this.lengths[ORDER[place] ?? 0] ?? 0, 3);
    const codes = codesOf(this.lengths);
    for (const entry of this.entries) {
      const symbol = symbolOf(entry);
      writer.write(codes[symbol] ?? 0, this.lengths[symbol] ?? 0);
      writer.write(Math.floor(entry / REST_FACTOR), restBits(symbol));
    }
  }
}

function restBits(symbol: number): number {
  return symbol === AGAIN ? 2 : symbol === ZEROS ? 3 : symbol === MANY_ZEROS ? 7 : 0;
}

function usedCount(lengths: Uint8Array, least: number): number {
  let count = lengths.length;
  while (count > least && lengths[count - 1] === 0) count--;
  return count;
}

function shortened(lengths: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  for (let start = 0; start < lengths.length; ) {
    const value = lengths[start] ?? 0;
    let end = start + 1;
    while (lengths[end] === value) end++;
    if (value === 0) addZeros(entries, end - start);
    else addAgain(entries, value, end - start);
    start = end;
  }
  return entries;
}

function addZeros(entries: Entry[], count: number): void {
  let left = count;
  for (; left >= 11; left -= Math.min(left, 138)) {
    entries.push(MANY_ZEROS + REST_FACTOR * (Math.min(left, 138) - 11));
  }
  if (left >= 3) entries.push(ZEROS + REST_FACTOR * (left - 3));
  else for (; left > 0; left--) entries.push(0);
}

function addAgain(entries: Entry[], value: number, count: number): void {
  entries.push(value);
  let left = count - 1;
  for (; left >= 3; left -= Math.min(left, 6)) {
    entries.push(AGAIN + REST_FACTOR * (Math.min(left, 6) - 3));
  }
  for (; left > 0; left--) entries.push(value);
}
