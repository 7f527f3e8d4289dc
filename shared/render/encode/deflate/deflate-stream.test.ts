// What is packed, unpacked by zlib itself.

import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DeflateStream } from './deflate-stream.ts';

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Lines of any colour and opacity on nothing: most bytes are 0, also the first ones. */
function thinLines(random: () => number, widthPx: number, heightPx: number): Uint8Array {
  const rgba = new Uint8Array(4 * widthPx * heightPx);
  for (let lines = Math.ceil(8 * random()); lines > 0; lines--) {
    const [start, slope] = [widthPx * random(), 2 * random() - 1];
    const colour = Array.from({ length: 4 }, () => 255 * random());
    for (let y = 0; y < heightPx; y++) {
      const x = Math.floor(start + slope * y);
      if (x >= 0 && x < widthPx) rgba.set(colour, 4 * (y * widthPx + x));
    }
  }
  return rgba;
}

function packed(bytes: Uint8Array, rowBytes: number, pieceBytes = bytes.length): Buffer {
  const stream = new DeflateStream(rowBytes);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(stream.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length));
  }
  return Buffer.concat(pieces);
}

test('what begins with zeros is unpacked as it was, in one piece and in several', () => {
  const random = createRandom(5);
  for (let run = 0; run < 300; run++) {
    const widthPx = 20 + Math.floor(200 * random());
    const rgba = thinLines(random, widthPx, 10 + Math.floor(100 * random()));
    for (const pieceBytes of [rgba.length, Math.ceil(rgba.length / 3)]) {
      expect(Buffer.compare(inflateSync(packed(rgba, 4 * widthPx, pieceBytes)), rgba)).toBe(0);
    }
  }
});

test('what is larger than the window is unpacked as it was, also rows that are wider than it', () => {
  const random = createRandom(9);
  for (const [widthPx, heightPx] of [
    [700, 500],
    [9_000, 60],
  ] as const) {
    const rgba = thinLines(random, widthPx, heightPx);
    for (const pieceBytes of [1_000, 32_768, 90_000, 1_000_000]) {
      expect(Buffer.compare(inflateSync(packed(rgba, 4 * widthPx, pieceBytes)), rgba)).toBe(0);
    }
  }
});

/** Bytes of 1 to `values` values, by chance or in runs, in which earlier ones come again. */
function mixedBytes(random: () => number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const values = 1 + Math.floor(255 * random() ** 3);
  for (let at = 0; at < length; ) {
    const kind = Math.floor(3 * random());
    const end = Math.min(length, at + 1 + Math.floor(700 * random() ** 4));
    const value = Math.floor(values * random());
    const from = Math.floor(at * random());
    if (kind === 2) bytes.copyWithin(at, from, from + end - at);
    else for (let place = at; place < end; place++) bytes[place] = kind === 0 ? value : values * random();
    at = end;
  }
  return bytes;
}

test('any bytes are unpacked as they were, whatever a row is said to be', () => {
  const random = createRandom(17);
  for (let run = 0; run < 200; run++) {
    const bytes = mixedBytes(random, 1 + Math.floor(100_000 * random() ** 3));
    const rowBytes = 1 + Math.floor(40_000 * random() ** 2);
    const pieceBytes = 1 + Math.floor(bytes.length * random());
    expect(Buffer.compare(inflateSync(packed(bytes, rowBytes, pieceBytes)), bytes)).toBe(0);
  }
});

test('a code whose rarest symbols would need more than 15 bits is unpacked as it was', () => {
  // Each value twice as often as the one before: Huffman would give the first ones 20 bits.
  const counts = Array.from({ length: 21 }, (_, value) => 2 ** Math.max(0, value - 6));
  const bytes = Uint8Array.from(counts.flatMap((count, value) => new Array<number>(count).fill(value)));
  const random = createRandom(23);
  for (let at = bytes.length - 1; at > 0; at--) {
    const other = Math.floor(at * random());
    [bytes[at], bytes[other]] = [bytes[other] ?? 0, bytes[at] ?? 0];
  }
  expect(Buffer.compare(inflateSync(packed(bytes, bytes.length)), bytes)).toBe(0);
});

test('a row that is the same as the one above takes next to nothing', () => {
  const random = createRandom(29);
  const row = Uint8Array.from({ length: 2_000 }, () => 256 * random());
  const bytes = new Uint8Array(100 * row.length);
  for (let start = 0; start < bytes.length; start += row.length) bytes.set(row, start);
  expect(packed(bytes, row.length).length).toBeLessThan(2 * row.length);
});
