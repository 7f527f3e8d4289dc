// The picture of a symbol, in the colours that the symbol says.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { DecodedPicture } from '../../../render/decode/decoded-picture.ts';
import { decodePicture } from '../../../render/decode/picture.ts';
import type { Paint } from '../../../render/paint.ts';
import type { PixelImage } from '../../../render/pixel-image.ts';
import { paintOf } from './color-paint.ts';

/** What markers and fills say of their pictures. */
type PictureSymbol = Pick<
  MapType<'PictureMarkerSymbol'>,
  'Picture' | 'PictureUri' | 'BgColor' | 'FgColor' | 'Swap1BitColor' | 'BitmapTransColor'
>;

/** Larger ones are no symbols. */
const MAX_PX = 1_000_000;
const MAX_BYTES = 1024 * 1024;
/** Below this mean of its colours a pixel of a picture of one bit is dark. */
const MIDDLE = 128;

/** One symbol makes many painters: turned ones, those of rows. */
const decoded = new WeakMap<Uint8Array, DecodedPicture>();
/** By what is said of their colours. */
const recolouredPictures = new WeakMap<DecodedPicture, Map<string, PixelImage>>();

/**
 * Throws by its path below `path`: `map/symbol-not-supported` for a picture at an address, which nobody fetches;
 * `value/missing` without one; `value/bad` for what is no PNG, JPEG, GIF or BMP, is damaged or too large.
 */
export function symbolPicture({ Picture, PictureUri = '' }: PictureSymbol, path: string): DecodedPicture {
  if (!Picture || Picture.length === 0) {
    if (PictureUri === '') throw appError('value/missing', { path: `${path}.Picture` });
    throw appError('map/symbol-not-supported', {
      path: `${path}.PictureUri`,
      value: PictureUri.slice(0, 80),
    });
  }
  const known = decoded.get(Picture);
  if (known) return known;
  const picture = Picture.length <= MAX_BYTES ? decodePicture(Picture, MAX_PX) : undefined;
  if (!picture) {
    throw appError('value/bad', {
      path: `${path}.Picture`,
      value: `${Picture.length} bytes`,
      expected: `a PNG, JPEG, GIF or BMP of at most ${MAX_PX} pixels and ${MAX_BYTES} bytes`,
    });
  }
  decoded.set(Picture, picture);
  return picture;
}

/** Whether the colours that are told take the place of its own two. */
export function isRecoloured({ FgColor, BgColor }: PictureSymbol, { isOneBit }: DecodedPicture): boolean {
  return isOneBit && (FgColor !== undefined || BgColor !== undefined);
}

export function recoloured(symbol: PictureSymbol, picture: DecodedPicture): PixelImage {
  const { FgColor, BgColor, Swap1BitColor, BitmapTransColor } = symbol;
  if (!isRecoloured(symbol, picture) && !BitmapTransColor) return picture;
  const known = recolouredPictures.get(picture) ?? new Map<string, PixelImage>();
  recolouredPictures.set(picture, known);
  const colours = JSON.stringify([FgColor, BgColor, Swap1BitColor, BitmapTransColor]);
  const image = known.get(colours) ?? recolour(symbol, picture);
  known.set(colours, image);
  return image;
}

/** Pictures of one bit in the colours that are told, swapped where that is told; one colour of the others cut out. */
function recolour(symbol: PictureSymbol, picture: DecodedPicture): PixelImage {
  const { FgColor, BgColor, Swap1BitColor, BitmapTransColor } = symbol;
  const key = BitmapTransColor && paintOf(BitmapTransColor);
  const [dark, light] = Swap1BitColor ? [BgColor, FgColor] : [FgColor, BgColor];
  const isNew = isRecoloured(symbol, picture);
  const rgba = Uint8Array.from(picture.rgba);
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (key && red === key[0] && green === key[1] && blue === key[2]) rgba.fill(0, at, at + 4);
    else if (isNew && alpha > 0) {
      const color = (red + green + blue) / 3 < MIDDLE ? dark : light;
      if (color) rgba.set(paintOf(color) satisfies Paint, at);
    }
  }
  return { ...picture, rgba };
}
