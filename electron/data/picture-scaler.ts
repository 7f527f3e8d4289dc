// Smaller pictures by the decoders of the browser, which turn a picture upright by its EXIF.

import { carryExif, orientationOf } from '../../shared/pictures/carry-exif.ts';
import { findExif } from '../../shared/pictures/find-exif.ts';
import { isCutJpeg } from '../../shared/pictures/jpeg-segments.ts';
import { pictureType } from '../../shared/pictures/picture-type.ts';
import type { PictureScaler, ScaledPicture } from '../../shared/ports/picture-scaler.ts';

const JPEG = { type: 'image/jpeg', quality: 0.87 };

/** One at a time: a picture of 48 megapixels takes 200 MB while it is decoded. */
export function createPictureScaler(): PictureScaler {
  let last: Promise<unknown> = Promise.resolve();
  return {
    scale(picture, longSidePx) {
      const scaled = last.then(() => scale(picture, longSidePx));
      // Who waits for it hears of its failure; the next one has its turn all the same.
      last = scaled.catch(() => undefined);
      return scaled;
    },
  };
}

async function scale(picture: Uint8Array, longSidePx: number): Promise<ScaledPicture | undefined> {
  const bitmap = await decode(picture);
  if (!bitmap) return undefined;
  try {
    const exif = findExif(picture);
    const longSide = Math.max(bitmap.width, bitmap.height);
    if (longSide <= longSidePx && isUprightJpeg(picture, exif)) {
      return { bytes: new Uint8Array(picture), widthPx: bitmap.width, heightPx: bitmap.height };
    }
    const share = Math.min(1, longSidePx / longSide);
    const widthPx = Math.max(1, Math.round(bitmap.width * share));
    const heightPx = Math.max(1, Math.round(bitmap.height * share));
    const jpeg = await draw(bitmap, widthPx, heightPx);
    return { bytes: exif ? carryExif(jpeg, exif, { widthPx, heightPx }) : jpeg, widthPx, heightPx };
  } finally {
    bitmap.close();
  }
}

function isUprightJpeg(picture: Uint8Array, exif: Uint8Array | undefined): boolean {
  const isUpright = exif === undefined || orientationOf(exif) === 1;
  return isUpright && pictureType(picture) === JPEG.type && !isCutJpeg(picture);
}

async function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser has no canvas');
  // What is transparent in a PNG is paper, not night.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob(JPEG);
  return new Uint8Array(await blob.arrayBuffer());
}

/** Not resized here: that takes three times as long, and of a portrait it means the short side. */
async function decode(picture: Uint8Array): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(picture)]));
  } catch {
    return undefined; // A format that this browser does not know, such as HEIC, or no picture at all.
  }
}
