import { expect, test } from 'vitest';
import { BARE_JPEG, exifOf, withExif } from '../testing/camera-picture.ts';
import { carryExif, orientationOf } from './carry-exif.ts';
import { findExif } from './find-exif.ts';
import { openTiff } from './open-tiff.ts';

const SIZE = { widthPx: 1350, heightPx: 1800 };
const TAGS = {
  orientation: 6,
  clock: '2026:02:14 12:30:00',
  offset: '+01:00',
  latitude: 61.0512,
  longitude: 7.2203,
  directionDeg: 265.5,
};

/** The bytes of EXIF in which two differ. */
function differences(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((count, byte, at) => count + (byte === other[at] ? 0 : 1), 0);
}

test.each([true, false])(
  'little-endian %s: only orientation, size and preview are told anew',
  (isLittleEndian) => {
    const exif = exifOf({ ...TAGS, isLittleEndian });
    const carried = findExif(carryExif(BARE_JPEG, exif, SIZE)) ?? new Uint8Array();
    expect([orientationOf(exif), orientationOf(carried)]).toEqual([6, 1]);
    // Orientation, the two low bytes of each side, and the place of the preview.
    expect(differences(exif, carried)).toBeLessThanOrEqual(1 + 2 + 2 + 4);
    const tiff = openTiff(carried);
    const [pointer] = tiff?.entries(tiff.first).filter(({ tag }) => tag === 0x8769) ?? [];
    const photo = tiff && pointer ? tiff.entries(tiff.read(pointer)) : [];
    const sizes = photo.filter(({ tag }) => tag === 0xa002 || tag === 0xa003);
    expect(sizes.map((entry) => tiff?.read(entry))).toEqual([1350, 1800]);
  },
);

test('the picture itself stays as it is, and the EXIF of before too', () => {
  const exif = exifOf(TAGS);
  const before = exif.slice();
  const carried = carryExif(BARE_JPEG, exif, SIZE);
  expect(carried.subarray(carried.length - BARE_JPEG.length + 2)).toEqual(BARE_JPEG.subarray(2));
  expect(exif).toEqual(before);
});

test('EXIF that is cut or longer than a JPEG may hold is left out', () => {
  const exif = exifOf(TAGS);
  const long = new Uint8Array(70_000);
  long.set(exif);
  for (const wrong of [exif.subarray(0, 20), new Uint8Array(100), long])
    expect(carryExif(BARE_JPEG, wrong, SIZE)).toBe(BARE_JPEG);
});

test('a picture in which any byte of the EXIF is another is carried or left out, and never fails', () => {
  const exif = exifOf(TAGS);
  for (let at = 0; at < exif.length; at += 1) {
    for (const value of [0, 0x7f, 0xff]) {
      const damaged = withExif(BARE_JPEG, exif.with(at, value));
      const found = findExif(damaged) ?? new Uint8Array();
      orientationOf(found);
      expect(carryExif(BARE_JPEG, found, SIZE).length).toBeGreaterThanOrEqual(BARE_JPEG.length);
    }
  }
});
