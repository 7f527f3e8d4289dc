// A picture as a marker, drawn around 0 0.

import type { MapType } from '../../../contracts/map/types.ts';
import { DisplayListBuilder } from '../../../render/display-list.ts';
import type { PixelImage } from '../../../render/pixel-image.ts';
import { paintOf } from './color-paint.ts';
import { type MarkerStamp, turned } from './marker-stamp.ts';
import { isRecoloured, recoloured, symbolPicture } from './symbol-picture.ts';

type Marker = MapType<'PictureMarkerSymbol'>;

/** Width and height, points. Size is the height; without a width the picture keeps its shape. */
export function pictureSize(marker: Marker, { widthPx, heightPx }: PixelImage): readonly [number, number] {
  const { Size, Width = 0, XScale, YScale } = marker;
  const width = Width > 0 ? Width : (Size * widthPx) / heightPx;
  return [width * XScale, Size * YScale];
}

/** Turned anticlockwise around its middle, then moved right and up. Throws what is wrong with its picture. */
export function pictureStamp(marker: Marker, pxPerPoint: number, path: string): MarkerStamp {
  const picture = symbolPicture(marker, path);
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
