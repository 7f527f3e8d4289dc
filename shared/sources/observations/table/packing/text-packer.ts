// Packs texts one by one, each to be read without the others: what they have in common with the samples takes a few bits.
// It is LZ77 with Huffman codes as in DEFLATE (RFC 1951), but text before and codes are the same for all. Nothing of it
// is stored, so it may change.

import { type BitReader, type BitWriter, createBitReader, createBitWriter } from './bits.ts';
import { MIN_MATCH } from './match-finder.ts';
import { createPrefixCode, type PrefixCode } from './prefix-code.ts';
import { createTokenFinder, type TokenSink } from './token-finder.ts';

export interface TextPacker {
  /** Good until the next text. */
  pack(text: string): Uint8Array;
  unpack(packed: Uint8Array): string;
}

const LITERALS = 256;
/** Of lengths from the shortest on, and of distances below 64 KiB. */
const LENGTHS = 16;
const DISTANCES = 32;
/** So many bytes of samples can be looked back at from a text of usual length. */
const MAX_SAMPLE_BYTES = 56 * 1024;
/** Longer texts are packed piece by piece: the room for one stays. */
const PIECE_BYTES = 32 * 1024;
/** A letter takes no more. */
const MAX_LETTER_BYTES = 3;
/** Of the symbol that tells how long a text is. */
const SIZE_BITS = 6;

/** `samples`: texts like those that are packed. Half of them are looked back at, the others tell how often what comes. */
export function createTextPacker(samples: readonly string[]): TextPacker {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const middle = Math.ceil(samples.length / 2);
  const sample = encoder.encode(samples.slice(0, middle).join('')).slice(0, MAX_SAMPLE_BYTES);
  /** The sample, and behind it the piece at hand. */
  const window = new Uint8Array(sample.length + PIECE_BYTES);
  window.set(sample);
  const piece = window.subarray(sample.length);
  const tellTokensOfPiece = createTokenFinder(window, sample.length);
  const counts = { symbols: new Uint32Array(LITERALS + LENGTHS), distances: new Uint32Array(DISTANCES) };
  const counting = countIn(counts);
  for (const text of samples.slice(middle)) tellTokens(text, () => counting);
  const symbols = createPrefixCode(counts.symbols);
  const distances = createPrefixCode(counts.distances);
  const writer = createBitWriter();
  const reader = createBitReader();
  const readPiece = (bytes: number) => readBack({ window, reader, symbols, distances }, sample.length, bytes);
  const writing = writeTo(writer, symbols, distances);

  /** `begin`: told how many bytes there are. */
  function tellTokens(text: string, begin: (bytes: number) => TokenSink): void {
    if (text.length * MAX_LETTER_BYTES <= PIECE_BYTES) {
      const { written } = encoder.encodeInto(text, piece);
      tellTokensOfPiece(written, begin(written));
      return;
    }
    const bytes = encoder.encode(text);
    const sink = begin(bytes.length);
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const part = bytes.subarray(start, start + PIECE_BYTES);
      piece.set(part);
      tellTokensOfPiece(part.length, sink);
    }
  }

  return {
    pack(text) {
      writer.begin();
      tellTokens(text, (bytes) => {
        const size = symbolOf(bytes);
        writer.write(size, SIZE_BITS);
        writeValue(writer, bytes, size);
        return writing;
      });
      return writer.end();
    },
    unpack(packed) {
      reader.begin(packed);
      const bytes = readValue(reader, reader.read(SIZE_BITS));
      if (bytes <= PIECE_BYTES) {
        readPiece(bytes);
        return decoder.decode(piece.subarray(0, bytes));
      }
      const whole = new Uint8Array(bytes);
      for (let start = 0; start < bytes; start += PIECE_BYTES) {
        const partBytes = Math.min(PIECE_BYTES, bytes - start);
        readPiece(partBytes);
        whole.set(piece.subarray(0, partBytes), start);
      }
      return decoder.decode(whole);
    },
  };
}

interface Reading {
  readonly window: Uint8Array;
  readonly reader: BitReader;
  readonly symbols: PrefixCode;
  readonly distances: PrefixCode;
}

/** Into the window, from `start` on. */
function readBack({ window, reader, symbols, distances }: Reading, start: number, bytes: number): void {
  const end = start + bytes;
  for (let at = start; at < end; ) {
    const symbol = reader.readSymbol(symbols);
    if (symbol < LITERALS) window[at++] = symbol;
    else {
      const length = MIN_MATCH + readValue(reader, symbol - LITERALS);
      const distance = 1 + readValue(reader, reader.readSymbol(distances));
      for (const stop = at + length; at < stop; at++) window[at] = window[at - distance] ?? 0;
    }
  }
}

function countIn({ symbols, distances }: { symbols: Uint32Array; distances: Uint32Array }): TokenSink {
  const count = (of: Uint32Array, symbol: number) => {
    of[symbol] = (of[symbol] ?? 0) + 1;
  };
  return {
    literal: (byte) => count(symbols, byte),
    match(length, distance) {
      count(symbols, LITERALS + symbolOf(length - MIN_MATCH));
      count(distances, symbolOf(distance - 1));
    },
  };
}

function writeTo(writer: BitWriter, symbols: PrefixCode, distances: PrefixCode): TokenSink {
  return {
    literal: (byte) => writer.writeSymbol(symbols, byte),
    match(length, distance) {
      const lengthSymbol = symbolOf(length - MIN_MATCH);
      writer.writeSymbol(symbols, LITERALS + lengthSymbol);
      writeValue(writer, length - MIN_MATCH, lengthSymbol);
      const distanceSymbol = symbolOf(distance - 1);
      writer.writeSymbol(distances, distanceSymbol);
      writeValue(writer, distance - 1, distanceSymbol);
    },
  };
}

/** Two symbols for each power of two, and the rest of the value in bits behind it. */
function symbolOf(value: number): number {
  if (value < 4) return value;
  const power = 31 - Math.clz32(value);
  return 2 * power + ((value >> (power - 1)) & 1);
}

function extraBits(symbol: number): number {
  return symbol < 4 ? 0 : (symbol >> 1) - 1;
}

function writeValue(writer: BitWriter, value: number, symbol: number): void {
  const extra = extraBits(symbol);
  writer.write(value & ((1 << extra) - 1), extra);
}

function readValue(reader: BitReader, symbol: number): number {
  if (symbol < 4) return symbol;
  const extra = extraBits(symbol);
  return ((2 + (symbol & 1)) << extra) + reader.read(extra);
}
