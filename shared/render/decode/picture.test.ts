// Pictures that ImageMagick wrote, with the pixels that it reads in them, as PNG; and broken ones.

import { expect, test } from 'vitest';
import { decodePicture, picturePixels } from './picture.ts';
import { decodePng } from './png.ts';
import KINDS from './testing/picture-kinds.json' with { type: 'json' };
import PNG_KINDS from './testing/png-kinds.json' with { type: 'json' };

const MAX_PX = 10_000;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const ALIKE_DB = { same: Infinity, rounded: 48, spread: 36 };

/** How alike two pictures are, decibels: infinite where they are the same. What is transparent has no colour. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let squares = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isSeen = (one[at + 3] ?? 0) > 0 || (other[at + 3] ?? 0) > 0;
    for (let band = isSeen ? 0 : 3; band < 4; band++)
      squares += ((one[at + band] ?? 0) - (other[at + band] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / one.length));
}

/** Each program rounds transforms of JPEG, and colours of fewer bits, in its own way, and spreads halved colours. */
function wanted(name: string): number {
  if (name.endsWith('16 bits')) return ALIKE_DB.rounded;
  if (!name.startsWith('JPEG')) return ALIKE_DB.same;
  return /full|grey/.test(name) ? ALIKE_DB.rounded : ALIKE_DB.spread;
}

test.each(KINDS)(
  'a $name is read as another program reads it',
  ({ name, picture, png, widthPx, heightPx }) => {
    const bytes = bytesOf(picture);
    const decoded = decodePicture(bytes, MAX_PX);
    const right = decodePng(bytesOf(png), MAX_PX);
    if (!decoded || !right) throw new Error('It is not read');
    expect(decoded).toMatchObject({ widthPx, heightPx, isOneBit: /one bit|two colours/.test(name) });
    expect(likeness(decoded.rgba, right.rgba)).toBeGreaterThanOrEqual(wanted(name));
    expect(picturePixels(bytes)).toBe(widthPx * heightPx);
  },
);

test('a PNG is read as it is by itself', () => {
  for (const { png } of PNG_KINDS) {
    expect(decodePicture(bytesOf(png), MAX_PX)).toEqual(decodePng(bytesOf(png), MAX_PX));
  }
});

test.each(KINDS)(
  'a $name is none where it has more pixels than are allowed',
  ({ picture, widthPx, heightPx }) => {
    expect(decodePicture(bytesOf(picture), widthPx * heightPx)).toBeDefined();
    expect(decodePicture(bytesOf(picture), widthPx * heightPx - 1)).toBeUndefined();
  },
);

test.each(KINDS)('a $name that was cut or changed anywhere is read or is none', ({ picture }) => {
  const whole = bytesOf(picture);
  const step = Math.ceil(whole.length / 200);
  for (let at = 0; at < whole.length; at += step) {
    const changed = Uint8Array.from(whole);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    for (const bytes of [whole.subarray(0, at), changed]) {
      const { rgba, widthPx = 0, heightPx = 0 } = decodePicture(bytes, MAX_PX) ?? {};
      expect(rgba?.length ?? 0).toBe(4 * widthPx * heightPx);
      expect(picturePixels(bytes)).toBeGreaterThanOrEqual(0);
    }
  }
});

test.each(KINDS)('a $name that ends within its pixels is none', ({ picture }) => {
  const whole = bytesOf(picture);
  expect(decodePicture(whole.subarray(0, Math.floor(whole.length * 0.9)), MAX_PX)).toBeUndefined();
});

/** A BMP of 4 bits in runs, 6 × 2 pixels in two colours: five and one, then plain ones and a move. */
const RUNS_OF_4 = [
  ...[0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0],
  ...[40, 0, 0, 0, 6, 0, 0, 0, 2, 0, 0, 0, 1, 0, 4, 0, 2, 0, 0, 0, 0, 0, 0, 0],
  ...[0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
  ...[0, 0, 255, 0, 255, 0, 0, 0],
  ...[5, 0x01, 1, 0x10, 0, 0, 0, 3, 0x10, 0x10, 0, 2, 2, 0, 1, 0x10, 0, 1],
];

test('pairs of colours, plain pixels and moves of a BMP in runs stand where they belong', () => {
  const { rgba = [] } = decodePicture(Uint8Array.from(RUNS_OF_4), MAX_PX) ?? {};
  const blue = Array.from({ length: 12 }, (_, index) => (rgba[4 * index + 2] === 255 ? 1 : 0));
  expect(blue.slice(6)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(blue.slice(0, 6)).toEqual([1, 0, 1, 0, 0, 1]);
});
