// What is packed, unpacked by zlib itself.

import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createZlibStream } from './zlib-stream.ts';

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

function packed(bytes: Uint8Array, pieceBytes: number): Buffer {
  const pieces: Uint8Array[] = [];
  const stream = createZlibStream((piece) => pieces.push(piece));
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    stream.push(bytes.slice(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  }
  return Buffer.concat(pieces);
}

test('what begins with zeros is unpacked as it was, in one piece and in several', () => {
  const random = createRandom(5);
  for (let run = 0; run < 300; run++) {
    const rgba = thinLines(random, 20 + Math.floor(200 * random()), 10 + Math.floor(100 * random()));
    for (const pieceBytes of [rgba.length, Math.ceil(rgba.length / 3)]) {
      expect(Buffer.compare(inflateSync(packed(rgba, pieceBytes)), rgba)).toBe(0);
    }
  }
});

test('what is larger than the window is unpacked as it was', () => {
  const random = createRandom(9);
  for (const pieceBytes of [1_000, 32_768, 90_000, 1_000_000]) {
    const rgba = thinLines(random, 700, 500);
    expect(Buffer.compare(inflateSync(packed(rgba, pieceBytes)), rgba)).toBe(0);
  }
});
