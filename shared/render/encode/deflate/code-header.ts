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
const REST_BITS: Readonly<Record<number, number>> = { [AGAIN]: 2, [ZEROS]: 3, [MANY_ZEROS]: 7 };

type Entry = readonly [symbol: number, rest: number];

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
    this.entries = shortened([
      ...symbols.subarray(0, this.symbolCount),
      ...distances.subarray(0, this.distanceCount),
    ]);
    const counts = new Uint32Array(ORDER.length);
    for (const [symbol] of this.entries) counts[symbol] = (counts[symbol] ?? 0) + 1;
    this.lengths = codeLengths(counts, MAX_BITS);
    const last = ORDER.findLastIndex((symbol) => this.lengths[symbol]);
    this.orderedCount = Math.max(LEAST_ORDERED, last + 1);
    const entryBits = this.entries.reduce(
      (sum, [symbol]) => sum + (this.lengths[symbol] ?? 0) + (REST_BITS[symbol] ?? 0),
      0,
    );
    this.bits = 14 + 3 * this.orderedCount + entryBits;
  }

  write(writer: BitWriter): void {
    writer.write(this.symbolCount - LEAST_SYMBOLS, 5);
    writer.write(this.distanceCount - LEAST_DISTANCES, 5);
    writer.write(this.orderedCount - LEAST_ORDERED, 4);
    for (const symbol of ORDER.slice(0, this.orderedCount)) writer.write(this.lengths[symbol] ?? 0, 3);
    const codes = codesOf(this.lengths);
    for (const [symbol, rest] of this.entries) {
      writer.write(codes[symbol] ?? 0, this.lengths[symbol] ?? 0);
      writer.write(rest, REST_BITS[symbol] ?? 0);
    }
  }
}

function usedCount(lengths: Uint8Array, least: number): number {
  return Math.max(least, lengths.findLastIndex((bits) => bits > 0) + 1);
}

function shortened(lengths: readonly number[]): Entry[] {
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
  for (; left >= 11; left -= Math.min(left, 138)) entries.push([MANY_ZEROS, Math.min(left, 138) - 11]);
  if (left >= 3) entries.push([ZEROS, left - 3]);
  else for (; left > 0; left--) entries.push([0, 0]);
}

function addAgain(entries: Entry[], value: number, count: number): void {
  entries.push([value, 0]);
  let left = count - 1;
  for (; left >= 3; left -= Math.min(left, 6)) entries.push([AGAIN, Math.min(left, 6) - 3]);
  for (; left > 0; left--) entries.push([value, 0]);
}
