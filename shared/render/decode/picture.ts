// Pictures of others by their first bytes: PNG, JPEG, GIF and BMP into pixels, the same ones on every machine.

import { readBmp, readBmpSize } from './bmp.ts';
import { unlessBroken } from './byte-reader.ts';
import type { DecodedPicture } from './decoded-picture.ts';
import { readGif, readGifSize } from './gif.ts';
import { readJpeg, readJpegSize } from './jpeg.ts';
import { decodePng, pngPixels } from './png.ts';

interface Format {
  readonly signature: readonly number[];
  readonly size: (bytes: Uint8Array) => readonly [widthPx: number, heightPx: number];
  readonly read: (bytes: Uint8Array, maxPx: number) => DecodedPicture;
}

const FORMATS: readonly Format[] = [
  { signature: [0xff, 0xd8, 0xff], size: readJpegSize, read: readJpeg },
  { signature: [0x47, 0x49, 0x46, 0x38], size: readGifSize, read: readGif },
  { signature: [0x42, 0x4d], size: readBmpSize, read: readBmp },
];

/** How many pixels a file says that it has, without reading them; 0 of what is no picture. */
export function picturePixels(bytes: Uint8Array): number {
  const size = unlessBroken(() => formatOf(bytes)?.size(bytes));
  return size ? Math.max(0, size[0]) * Math.max(0, size[1]) : pngPixels(bytes);
}

/** Undefined where it is none of the four, is damaged, or has more than `maxPx` pixels. */
export function decodePicture(bytes: Uint8Array, maxPx: number): DecodedPicture | undefined {
  const format = formatOf(bytes);
  if (!format) return decodePng(bytes, maxPx);
  const pixels = picturePixels(bytes);
  if (pixels === 0 || pixels > maxPx) return undefined;
  return unlessBroken(() => format.read(bytes, maxPx));
}

function formatOf(bytes: Uint8Array): Format | undefined {
  return FORMATS.find(({ signature }) => signature.every((byte, index) => bytes[index] === byte));
}
