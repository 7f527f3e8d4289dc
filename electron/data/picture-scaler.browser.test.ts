// The decoders are those of Chromium, so the test runs there.

import { expect, test } from 'vitest';
import { findExif } from '../../shared/pictures/find-exif.ts';
import { exifOf, withExif } from '../../shared/testing/camera-picture.ts';
import { createPictureScaler } from './picture-scaler.ts';

const { scale } = createPictureScaler();
const RED = [255, 0, 0];
const GREEN = [0, 160, 0];
const BLUE = [0, 0, 255];
const YELLOW = [255, 220, 0];

/** Its quarters in four colours, as the sensor sees them: from the upper left, by rows. */
async function quarters(width: number, height: number, type = 'image/jpeg'): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  [RED, GREEN, BLUE, YELLOW].forEach((colour, index) => {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect(index % 2 ? width / 2 : 0, index > 1 ? height / 2 : 0, width / 2, height / 2);
  });
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return new Uint8Array(await blob.arrayBuffer());
}

/** The colours in the corners as somebody sees them, from the upper left, by rows. */
async function corners(picture: Uint8Array<ArrayBuffer>): Promise<number[][]> {
  const bitmap = await createImageBitmap(new Blob([picture]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  const [right, bottom] = [bitmap.width - 3, bitmap.height - 3];
  return [
    [2, 2],
    [right, 2],
    [2, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)]);
}

const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1.5));

test('a portrait stands upright, keeps what the camera told, and does not turn again', async () => {
  const exif = exifOf({ orientation: 6, latitude: 61, longitude: 7 });
  const photo = withExif(await quarters(2400, 1200), exif);
  const scaled = await scale(photo, 1800);
  if (!scaled) throw new Error('Not decoded');
  expect(scaled).toMatchObject({ widthPx: 900, heightPx: 1800 });
  // A quarter to the right of what the sensor saw.
  expect(await corners(scaled.bytes)).toEqual([BLUE, RED, YELLOW, GREEN].map(near));
  expect(findExif(scaled.bytes)?.length).toBe(exif.length);
  // What is upright and small enough goes on as it is.
  expect((await scale(scaled.bytes, 1800))?.bytes).toEqual(scaled.bytes);
});

test('a picture of 48 megapixels is scaled', async () => {
  expect(await scale(await quarters(8000, 6000), 1800)).toMatchObject({ widthPx: 1800, heightPx: 1350 });
});

test('a PNG without EXIF becomes a JPEG of its size', async () => {
  const scaled = await scale(await quarters(40, 20, 'image/png'), 1800);
  expect(scaled).toMatchObject({ widthPx: 40, heightPx: 20 });
  expect([...(scaled?.bytes.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
});

test('a HEIC and what is no picture are not decoded', async () => {
  const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  expect(await scale(heic, 1800)).toBeUndefined();
  expect(await scale(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 1800)).toBeUndefined();
});

test('a cut JPEG is no picture, or one that is whole again', async () => {
  const photo = await quarters(1200, 600);
  const scaled = await scale(photo.subarray(0, photo.length / 2), 1800);
  if (scaled) expect([...scaled.bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
});
