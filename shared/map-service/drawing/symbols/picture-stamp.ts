// A picture as a marker, drawn around 0 0.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { type DecodedPng, decodePng } from '../../../render/decode/png.ts';
import { DisplayListBuilder } from '../../../render/display-list.ts';
import type { Paint } from '../../../render/paint.ts';
import type { PixelImage } from '../../../render/pixel-image.ts';
import { paintOf } from './color-paint.ts';
import { type MarkerStamp, turned } from './marker-stamp.ts';

type Marker = MapType<'PictureMarkerSymbol'>;

/** Larger ones are no markers. */
const MAX_PX = 1_000_000;
const MAX_BYTES = 1024 * 1024;
/** Below this mean of its colours a pixel of a picture of one bit is dark. */
const MIDDLE = 128;

/** One symbol makes many painters: turned ones, those of rows. */
const decoded = new WeakMap<Uint8Array, DecodedPng>();
/** By what is said of their colours. */
const recolouredPictures = new WeakMap<DecodedPng, Map<string, PixelImage>>();

/**
 * The picture of a symbol. Throws by its path below `path`: `map/symbol-not-supported` for one at an address, which nobody
 * fetches; `value/missing` without one; `value/bad` for what is no PNG, is damaged or too large.
 */
export function markerPicture({ Picture, PictureUri = '' }: Marker, path: string): DecodedPng {
  if (!Picture || Picture.length === 0) {
    if (PictureUri === '') throw appError('value/missing', { path: `${path}.Picture` });
    throw appError('map/symbol-not-supported', {
      path: `${path}.PictureUri`,
      value: PictureUri.slice(0, 80),
    });
  }
  const known = decoded.get(Picture);
  if (known) return known;
  const picture = Picture.length <= MAX_BYTES ? decodePng(Picture, MAX_PX) : undefined;
  if (!picture) {
    throw appError('value/bad', {
      path: `${path}.Picture`,
      value: `${Picture.length} bytes`,
      expected: `a PNG of at most ${MAX_PX} pixels and ${MAX_BYTES} bytes`,
    });
  }
  decoded.set(Picture, picture);
  return picture;
}

/** Width and height, points. Size is the height; without a width the picture keeps its shape. */
export function pictureSize(marker: Marker, { widthPx, heightPx }: PixelImage): readonly [number, number] {
  const { Size, Width = 0, XScale, YScale } = marker;
  const width = Width > 0 ? Width : (Size * widthPx) / heightPx;
  return [width * XScale, Size * YScale];
}

/** Turned anticlockwise around its middle, then moved right and up. */
export function pictureStamp(marker: Marker, pxPerPoint: number, path: string): MarkerStamp {
  const picture = markerPicture(marker, path);
  const [width, height] = pictureSize(marker, picture).map((side) => (side * pxPerPoint) / 2);
  const [across, down] = [width ?? 0, height ?? 0];
  const offset = [marker.XOffset * pxPerPoint, -marker.YOffset * pxPerPoint] as const;
  const corners = [-across, -down, across, -down, -across, down, across, down];
  const list = new DisplayListBuilder();
  if (marker.BgColor && !isRecoloured(marker, picture)) {
    const ring = [-across, -down, across, -down, across, down, -across, down];
    list.fill([turned(ring, marker.Angle, offset)], paintOf(marker.BgColor));
  }
  list.image(recoloured(marker, picture), turned(corners, marker.Angle, offset));
  return {
    stamp: list.build(),
    tolerancePx: Math.hypot(across, down) + Math.abs(offset[0]) + Math.abs(offset[1]) + 1,
    radiusPx: Math.max(Math.abs(across), Math.abs(down)),
  };
}

function isRecoloured({ FgColor, BgColor }: Marker, { isOneBit }: DecodedPng): boolean {
  return isOneBit && (FgColor !== undefined || BgColor !== undefined);
}

function recoloured(marker: Marker, picture: DecodedPng): PixelImage {
  const { FgColor, BgColor, Swap1BitColor, BitmapTransColor } = marker;
  if (!isRecoloured(marker, picture) && !BitmapTransColor) return picture;
  const known = recolouredPictures.get(picture) ?? new Map<string, PixelImage>();
  recolouredPictures.set(picture, known);
  const colours = JSON.stringify([FgColor, BgColor, Swap1BitColor, BitmapTransColor]);
  const image = known.get(colours) ?? recolour(marker, picture);
  known.set(colours, image);
  return image;
}

/** Pictures of one bit in the colours that are told, swapped where that is told; one colour of the others cut out. */
function recolour(marker: Marker, picture: DecodedPng): PixelImage {
  const { FgColor, BgColor, Swap1BitColor, BitmapTransColor } = marker;
  const key = BitmapTransColor && paintOf(BitmapTransColor);
  const [dark, light] = Swap1BitColor ? [BgColor, FgColor] : [FgColor, BgColor];
  const isNew = isRecoloured(marker, picture);
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
