import { expect, test } from 'vitest';
import { BARE_JPEG, exifOf, joined, withExif } from '../testing/camera-picture.ts';
import { isCutJpeg } from './jpeg-segments.ts';

const PHOTO = withExif(BARE_JPEG, exifOf({ orientation: 1 }));

test('a JPEG is whole with what cameras put behind the picture, too', () => {
  expect(isCutJpeg(PHOTO)).toBe(false);
  expect(isCutJpeg(joined(PHOTO, new Uint8Array(500)))).toBe(false);
});

test('a JPEG that ends anywhere before its picture does is cut', () => {
  for (let length = 2; length < PHOTO.length; length += 1) {
    expect(isCutJpeg(PHOTO.subarray(0, length))).toBe(true);
  }
});
