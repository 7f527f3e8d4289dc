import { expect, test } from 'vitest';
import { checkTile } from './tile-image.ts';
import { wholeWebpSizePx } from './webp-image.ts';

// Of one colour, as libwebp 1.2.4 writes it.
const LOSSY =
  'UklGRpQAAABXRUJQVlA4IIgAAABwCgCdASoAAYAAPtFosFMoJiSioEgBABoJaW7hdflwAACe16KuEGQQ1aKC+tg/dX+m20XCDIIaqk122i4QZBHa4QZBDVUt1MNVSa7bRcIMghqqTXbaLhBkENUcAAD+/npf/rULtvI//+CC2o9MOjvxx9cajGuNRjXGoxrv0AK2EKMYTHgIAAAA';
const LOSSLESS = 'UklGRiQAAABXRUJQVlA4TBcAAAAv/8AfAAdQjyIXtP8BAEX6/58i+p/6DwA=';
const WITH_ALPHA =
  'UklGRmoAAABXRUJQVlA4WAoAAAAQAAAAPwAAPwAAQUxQSAUAAAABKFlEBABWUDggPgAAANADAJ0BKkAAQAA+0WivUqgmJCKiCAEAGglpAHYAACBupqAK8QtyAAD+5AF/61C7byP//gguKfinq+2mAAAA';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const check = (bytes: Uint8Array) => () => checkTile(bytes, { file: 'kart.mbtiles', isVector: false });
const damagedBy = (problem: string) =>
  expect.objectContaining({ code: 'tiles/damaged', details: expect.objectContaining({ problem }) });

/** The same image with one of its bytes changed. */
function changed(base64: string, at: number, value: number): Uint8Array {
  const bytes = bytesOf(base64);
  bytes[at] = value;
  return bytes;
}

test.each([
  ['lossy', LOSSY, [256, 128]],
  ['lossless', LOSSLESS, [256, 128]],
  ['with opacity', WITH_ALPHA, [64, 64]],
])('a %s image is whole and has its size, also with bytes behind its end', (_, base64, size) => {
  const bytes = bytesOf(base64);
  expect(wholeWebpSizePx(bytes)).toEqual(size);
  expect(check(bytes)()).toMatchObject({ mediaType: 'image/webp' });
  expect(wholeWebpSizePx(Uint8Array.of(...bytes, 0, 0))).toEqual(size);
});

test.each([LOSSY, LOSSLESS, WITH_ALPHA])('one that is cut anywhere is refused', (base64) => {
  const bytes = bytesOf(base64);
  for (let length = 12; length < bytes.length; length++) {
    expect(check(bytes.subarray(0, length)), String(length)).toThrow(damagedBy('partOfTile'));
  }
});

test.each([
  ['holds a text', changed(LOSSY, 15, 0x58)],
  ['has a frame that is no key frame', changed(LOSSY, 20, 0x71)],
  ['does not begin as its kind does', changed(LOSSLESS, 20, 0x2e)],
  ['is of a version that there is not', changed(LOSSLESS, 24, 0x3f)],
  ['has a chunk that reaches beyond its end', changed(LOSSY, 16, 0xff)],
  ['tells of another canvas than its picture', changed(WITH_ALPHA, 24, 0x40)],
])('a container that %s is no whole tile', (_, bytes) => {
  expect(check(bytes)).toThrow(damagedBy('partOfTile'));
});

test('an image that would fill the memory once it is unpacked is refused by its header', () => {
  // 16,383 × 16,383 pixels in a handful of bytes.
  const bytes = bytesOf(LOSSLESS);
  bytes.set([0xfe, 0xbf, 0xff, 0x0f], 21);
  expect(wholeWebpSizePx(bytes)).toEqual([16_383, 16_383]);
  expect(check(bytes)).toThrow(damagedBy('tooLarge'));
});
