// The picture of one class of a legend.

import type { MapType } from '../../../contracts/map/types.ts';
import { type DisplayList, DisplayListBuilder } from '../../../render/display-list.ts';
import { createSymbolPainter } from '../symbols/create-symbol-painter.ts';
import { pictureSize } from '../symbols/picture-stamp.ts';
import { checkCharacterMarker, checkMarker, checkPictureMarker } from '../symbols/symbol-numbers.ts';
import { symbolPicture } from '../symbols/symbol-picture.ts';
import type { LegendEntry, LegendSymbol } from './legend-groups.ts';
import { fitShape, type PatchShape, plainArea, plainLine } from './patch-shape.ts';

/** Size and shapes of the pictures of a legend. */
export interface LegendPatch {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
  readonly line: PatchShape | undefined;
  readonly area: PatchShape | undefined;
}

/** How a class is drawn: as on the map, its layer as transparent as there. */
export function drawPatch(
  { symbols }: LegendEntry,
  geometryType: MapType<'geoGeometryType'>,
  patch: LegendPatch,
  opacity: number,
): DisplayList {
  const list = new DisplayListBuilder();
  if (opacity < 1) list.beginGroup(opacity);
  for (const symbol of symbols) drawSymbol(list, symbol, geometryType, patch);
  if (opacity < 1) list.endGroup();
  return list.build();
}

function drawSymbol(
  list: DisplayListBuilder,
  { symbol, path }: LegendSymbol,
  geometryType: MapType<'geoGeometryType'>,
  patch: LegendPatch,
): void {
  const { widthPx, heightPx, dpi, line, area } = patch;
  if (symbol.$type === 'CharacterMarkerSymbol') {
    checkCharacterMarker(symbol, path);
    const painter = createSymbolPainter(fittedCharacter(symbol, patch), dpi, path);
    painter.points?.(list, [widthPx / 2, heightPx / 2]);
    return;
  }
  if (symbol.$type === 'PictureMarkerSymbol') {
    checkPictureMarker(symbol, path);
    const painter = createSymbolPainter(fittedPicture(symbol, patch, path), dpi, path);
    painter.points?.(list, [widthPx / 2, heightPx / 2]);
    return;
  }
  if (symbol.$type === 'SimpleMarkerSymbol') {
    checkMarker(symbol, path);
    const painter = createSymbolPainter(fittedMarker(symbol, patch), dpi, path);
    painter.points?.(list, [widthPx / 2, heightPx / 2]);
    return;
  }
  const painter = createSymbolPainter(symbol, dpi, path);
  const room = { widthPx, heightPx, insetPx: painter.tolerancePx };
  if (geometryType === 'geoGeometryPolygon') {
    painter.areas?.(list, area ? fitShape(area, room) : plainArea(room));
  } else {
    const paths = line ? fitShape(line, room) : plainLine(room);
    painter.lines?.(
      list,
      paths.map((each) => ({ path: each, startPx: 0 })),
    );
  }
}

type Marker = MapType<'SimpleMarkerSymbol'>;

const POINTS_PER_INCH = 72;

/** In its true size, without its offset; smaller only where it has no room. */
export function fittedMarker(
  marker: Marker,
  { widthPx, heightPx, dpi }: Pick<LegendPatch, 'widthPx' | 'heightPx' | 'dpi'>,
): Marker {
  const neededPx = markerWidth(marker, dpi / POINTS_PER_INCH);
  const share = Math.min(1, Math.min(widthPx, heightPx) / neededPx);
  return {
    ...marker,
    XOffset: 0,
    YOffset: 0,
    Size: marker.Size * share,
    OutlineSize: marker.OutlineSize * share,
  };
}

/** The same of a glyph, which is mostly no larger than its em. */
function fittedCharacter(
  marker: MapType<'CharacterMarkerSymbol'>,
  { widthPx, heightPx, dpi }: LegendPatch,
): MapType<'CharacterMarkerSymbol'> {
  const { Size, XScale, YScale } = marker;
  const neededPx = (Size * Math.max(Math.abs(XScale), Math.abs(YScale)) * dpi) / POINTS_PER_INCH;
  const share = Math.min(1, Math.min(widthPx, heightPx) / neededPx);
  return { ...marker, XOffset: 0, YOffset: 0, Size: Size * share };
}

/** The same of a picture. */
function fittedPicture(
  marker: MapType<'PictureMarkerSymbol'>,
  { widthPx, heightPx, dpi }: LegendPatch,
  path: string,
): MapType<'PictureMarkerSymbol'> {
  const [width, height] = pictureSize(marker, symbolPicture(marker, path));
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const [neededWidthPx, neededHeightPx] = [Math.abs(width) * pxPerPoint, Math.abs(height) * pxPerPoint];
  const share = Math.min(1, widthPx / neededWidthPx, heightPx / neededHeightPx);
  const Width = (marker.Width ?? 0) * share;
  return { ...marker, XOffset: 0, YOffset: 0, Size: marker.Size * share, Width };
}

/** The side of the level square that a marker needs, pixels. */
function markerWidth({ Style, Size, Angle, Outline, OutlineSize }: Marker, pxPerPoint: number): number {
  const linePx = Outline ? Math.max(1, OutlineSize * pxPerPoint) : 0;
  const radians = (Angle * Math.PI) / 180;
  // Only the corners of a square lie farther out than half its size.
  const turned = Style === 'geoSMSSquare' ? Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians)) : 1;
  return Size * turned * pxPerPoint + linePx;
}
