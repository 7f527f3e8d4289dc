// Pictures that ImageMagick wrote, with the pixels that it reads in them; and broken ones.

import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { joinBytes, pngChunk } from '../encode/png-chunks.ts';
import { decodePng, pngPixels } from './png.ts';
import KINDS from './testing/png-kinds.json' with { type: 'json' };

const MAX_PX = 10_000;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

test.each(KINDS)('a PNG of $name is read as another program reads it', ({ name, png, rgba }) => {
  const decoded = decodePng(bytesOf(png), MAX_PX);
  expect(decoded).toMatchObject({ widthPx: 13, heightPx: 9, isOneBit: name === 'one bit' });
  const right = bytesOf(rgba);
  expect(decoded?.rgba.length).toBe(right.length);
  // What has 16 bits is rounded by others in their own way.
  const far = right.filter((value, index) => Math.abs(value - (decoded?.rgba[index] ?? 0)) > 1);
  expect(far).toHaveLength(0);
});

/** Eight bits of grey. */
function greyPng(widthPx: number, heightPx: number, lines: Uint8Array, partBytes?: number): Uint8Array {
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, widthPx);
  new DataView(header.buffer).setUint32(4, heightPx);
  header[8] = 8;
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const packed = zlibSync(lines);
  const parts = [];
  for (let at = 0; at < packed.length; at += partBytes ?? packed.length) {
    parts.push(pngChunk('IDAT', packed.subarray(at, at + (partBytes ?? packed.length))));
  }
  return joinBytes([signature, pngChunk('IHDR', header), ...parts]);
}

test('a picture in parts of one byte is the one in a single part', () => {
  const lines = Uint8Array.from({ length: 8 }, (_, index) => (index % 4 === 0 ? 0 : index * 20));
  expect(decodePng(greyPng(3, 2, lines, 1), 6)).toEqual(decodePng(greyPng(3, 2, lines), 6));
});

test('the pixels of a file are counted without reading them, and what is no PNG has none', () => {
  expect(pngPixels(greyPng(1000, 900, new Uint8Array(1)))).toBe(900_000);
  expect(pngPixels(Uint8Array.of(0xff, 0xd8, 0xff))).toBe(0);
});

test('a picture that is larger than allowed, or unpacks into more or less than it says, is none', () => {
  expect(decodePng(greyPng(3, 2, new Uint8Array(8)), 6)?.rgba).toHaveLength(24);
  expect(decodePng(greyPng(3, 2, new Uint8Array(8)), 5)).toBeUndefined();
  expect(decodePng(greyPng(3, 2, new Uint8Array(7)), 6)).toBeUndefined();
  expect(decodePng(greyPng(3, 2, new Uint8Array(20_000_000)), 6)).toBeUndefined();
  expect(decodePng(greyPng(0xffffffff, 0xffffffff, new Uint8Array(8)), MAX_PX)).toBeUndefined();
});

test.each(KINDS)('a PNG of $name that was cut or changed anywhere is read or is none', ({ png }) => {
  const whole = bytesOf(png);
  for (let at = 0; at < whole.length; at += 3) {
    expect(() => decodePng(whole.subarray(0, at), MAX_PX)).not.toThrow();
    const changed = Uint8Array.from(whole);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    const { rgba, widthPx = 0, heightPx = 0 } = decodePng(changed, MAX_PX) ?? {};
    expect(rgba?.length ?? 0).toBe(4 * widthPx * heightPx);
  }
});
