import { expect, test } from 'vitest';
import { BARE_JPEG, exifOf, withExif } from '../../../shared/testing/camera-picture.ts';
import { readTakenPicture } from './read-taken-picture.ts';

const TAGS = {
  orientation: 6,
  clock: '2026:02:14 12:30:00',
  offset: '+01:00',
  latitude: 61.0512,
  longitude: -7.2203,
  directionDeg: 265.5,
};

const taken = (tags: object) => readTakenPicture(withExif(BARE_JPEG, exifOf(tags)));

test.each([true, false])('little-endian %s: time, offset, place and direction are read', (isLittleEndian) => {
  expect(taken({ ...TAGS, isLittleEndian })).toEqual({
    clock: '2026-02-14T12:30:00',
    offsetMinutes: 60,
    latitude: expect.closeTo(61.0512, 6),
    longitude: expect.closeTo(-7.2203, 6),
    directionDeg: 265.5,
  });
});

test('an offset behind Greenwich, a magnetic direction and 360° are read as what they mean', () => {
  expect(taken({ clock: TAGS.clock, offset: '-03:30', directionDeg: 360, north: 'M' })).toEqual({
    clock: '2026-02-14T12:30:00',
    offsetMinutes: -210,
    directionDeg: 0,
    isMagnetic: true,
  });
});

test('what cannot be right is not told: no fix, no date, no offset', () => {
  expect(taken({ clock: '0000:00:00 00:00:00', offset: '   :  ', latitude: 0, longitude: 0 })).toEqual({});
});

test('a picture without EXIF tells nothing, a cut one that it is cut', () => {
  expect(readTakenPicture(BARE_JPEG)).toEqual({});
  expect(readTakenPicture(BARE_JPEG.subarray(0, 8))).toEqual({ isCut: true });
});

test('damaged EXIF never fails', () => {
  const exif = exifOf(TAGS);
  for (let at = 0; at < exif.length; at += 1) {
    for (const value of [0, 0x7f, 0xff]) {
      expect(() => readTakenPicture(withExif(BARE_JPEG, exif.with(at, value)))).not.toThrow();
    }
  }
});
