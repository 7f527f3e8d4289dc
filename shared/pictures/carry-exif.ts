// A canvas forgets what the camera told: a smaller picture is given it again, true for the picture that it is now.

import { MARKER } from './jpeg-segments.ts';
import { openTiff } from './open-tiff.ts';

const LABEL = [0x45, 0x78, 0x69, 0x66, 0, 0]; // "Exif" and two zeros
/** The length of a segment stands in two bytes and counts itself. */
const MAX_EXIF_BYTES = 0xffff - 2 - LABEL.length;

const TAG = {
  imageWidth: 0x0100,
  imageLength: 0x0101,
  orientation: 0x0112,
  exifDirectory: 0x8769,
  pixelXDimension: 0xa002,
  pixelYDimension: 0xa003,
};

/** 1 is upright, 2 to 8 are turned or mirrored (CIPA DC-008, 4.6.4 A); 1 where it is not told. */
export function orientationOf(exif: Uint8Array): number {
  const tiff = openTiff(exif);
  const entry = tiff?.entries(tiff.first).find(({ tag }) => tag === TAG.orientation);
  return tiff && entry ? tiff.read(entry) : 1;
}

/**
 * A JPEG of a picture that was made upright, with the EXIF of that picture: all its tags at their places, because makers'
 * notes point to places; the orientation 1, the size this one. Its small preview is left out: it is not turned. The JPEG as
 * it is where the EXIF is damaged, or longer than a JPEG may hold.
 */
export function carryExif(
  jpeg: Uint8Array<ArrayBuffer>,
  exif: Uint8Array,
  size: { readonly widthPx: number; readonly heightPx: number },
): Uint8Array<ArrayBuffer> {
  if (exif.length > MAX_EXIF_BYTES) return jpeg;
  const upright = exif.slice();
  const tiff = openTiff(upright);
  if (!tiff) return jpeg;
  const values = new Map([
    [TAG.orientation, 1],
    [TAG.imageWidth, size.widthPx],
    [TAG.imageLength, size.heightPx],
    [TAG.pixelXDimension, size.widthPx],
    [TAG.pixelYDimension, size.heightPx],
  ]);
  const main = tiff.entries(tiff.first);
  const pointer = main.find(({ tag }) => tag === TAG.exifDirectory);
  for (const entry of [...main, ...(pointer ? tiff.entries(tiff.read(pointer)) : [])]) {
    const value = values.get(entry.tag);
    if (value !== undefined) tiff.write(entry, value);
  }
  tiff.endChain();
  const length = 2 + LABEL.length + upright.length;
  const prefix = [0xff, MARKER.startOfImage, 0xff, MARKER.app1, length >> 8, length & 0xff, ...LABEL];
  const carried = new Uint8Array(prefix.length + upright.length + jpeg.length - 2);
  carried.set(prefix);
  carried.set(upright, prefix.length);
  carried.set(jpeg.subarray(2), prefix.length + upright.length);
  return carried;
}
