import { expect, test } from 'vitest';
import { BARE_JPEG, exifOf, joined, withExif } from '../testing/camera-picture.ts';
import { findExif } from './find-exif.ts';

const EXIF = exifOf({ orientation: 6 });
const ascii = (text: string) => new TextEncoder().encode(text);

function number32(value: number, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, isLittle);
  return bytes;
}

const pngChunk = (name: string, content: Uint8Array) =>
  joined(number32(content.length, false), ascii(name), content, new Uint8Array(4));
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const webpChunk = (name: string, content: Uint8Array) =>
  joined(ascii(name), number32(content.length, true), content, new Uint8Array(content.length % 2));
const WEBP = joined(ascii('RIFF'), new Uint8Array(4), ascii('WEBP'));

test('the EXIF is found in JPEG, PNG and WebP, behind what stands before it', () => {
  const pictures = [
    withExif(BARE_JPEG, EXIF),
    joined(PNG, pngChunk('IHDR', new Uint8Array(13)), pngChunk('eXIf', EXIF)),
    joined(WEBP, webpChunk('VP8 ', new Uint8Array(5)), webpChunk('EXIF', EXIF)),
    joined(WEBP, webpChunk('EXIF', joined(ascii('Exif\0\0'), EXIF))),
  ];
  for (const picture of pictures) expect(Uint8Array.from(findExif(picture) ?? [])).toEqual(EXIF);
});

test('a picture without EXIF, or one that is cut within it, has none', () => {
  const whole = withExif(BARE_JPEG, EXIF);
  const png = joined(PNG, pngChunk('eXIf', EXIF));
  for (const picture of [BARE_JPEG, whole.subarray(0, 60), PNG, png.subarray(0, 40), ascii('GIF89a')])
    expect(findExif(picture)).toBeUndefined();
});
