// The five simple markers, drawn around 0 0.

import type { MapType } from '../../../contracts/map/types.ts';
import { type DisplayList, DisplayListBuilder, type StrokeStyle } from '../../../render/display-list.ts';
import { paintOf } from './color-paint.ts';

type Marker = MapType<'SimpleMarkerSymbol'>;
type MarkerStyle = Marker['Style'];

export interface MarkerStamp {
  readonly stamp: DisplayList;
  /** How far it reaches from its position, pixels. */
  readonly tolerancePx: number;
  /** How far it reaches level, its offset left out. */
  readonly radiusPx: number;
}

/** So far the sides of a circle may lie from its course, pixels. */
const CIRCLE_ERROR_PX = 0.05;
/** The strokes of crosses, as a share of their size. */
const CROSS_WIDTH = 1 / 8;
const DIAGONAL = Math.SQRT1_2;

/** Size is the diameter, side or diagonal; the angle turns anticlockwise, then the marker is moved right and up. */
export function markerStamp(marker: Marker, pxPerPoint: number): MarkerStamp {
  const { Angle, Size, XOffset, YOffset, Style } = marker;
  const half = (Size * pxPerPoint) / 2;
  const offset = [XOffset * pxPerPoint, -YOffset * pxPerPoint] as const;
  const place = (points: readonly number[]) => turned(points, Angle, offset);
  const list = new DisplayListBuilder();
  const outlinePx = marker.Outline ? Math.max(marker.OutlineSize * pxPerPoint, 1) : 0;
  if (Style === 'geoSMSCross' || Style === 'geoSMSX') {
    drawCross(list, marker, { half, outlinePx, place });
  } else {
    const ring = place(ringOf(Style, half));
    list.fill([ring], paintOf(marker.Color));
    if (outlinePx > 0) list.strokeRings([ring], outline(marker, outlinePx));
  }
  const offsetPx = Math.abs(offset[0]) + Math.abs(offset[1]);
  return {
    stamp: list.build(),
    tolerancePx: half / DIAGONAL + 2 * outlinePx + offsetPx,
    radiusPx: half + outlinePx / 2,
  };
}

function outline({ OutlineColor }: Marker, widthPx: number): StrokeStyle {
  return { paint: paintOf(OutlineColor), widthPx, join: 'miter', cap: 'butt' };
}

interface CrossParts {
  readonly half: number;
  readonly outlinePx: number;
  readonly place: (points: readonly number[]) => number[];
}

/** Two strokes, over wider ones in the colour of the outline. */
function drawCross(list: DisplayListBuilder, marker: Marker, { half, outlinePx, place }: CrossParts): void {
  const reach = marker.Style === 'geoSMSX' ? half * DIAGONAL : half;
  const strokes =
    marker.Style === 'geoSMSX'
      ? [place([-reach, -reach, reach, reach]), place([-reach, reach, reach, -reach])]
      : [place([-reach, 0, reach, 0]), place([0, -reach, 0, reach])];
  const widthPx = Math.max(1, 2 * half * CROSS_WIDTH);
  if (outlinePx > 0) list.strokeLines(strokes, outline(marker, widthPx + 2 * outlinePx));
  list.strokeLines(strokes, { paint: paintOf(marker.Color), widthPx, join: 'miter', cap: 'butt' });
}

function ringOf(style: Exclude<MarkerStyle, 'geoSMSCross' | 'geoSMSX'>, half: number): number[] {
  switch (style) {
    case 'geoSMSCircle':
      return circle(half);
    case 'geoSMSSquare':
      return [-half, -half, half, -half, half, half, -half, half];
    case 'geoSMSDiamond':
      return [0, -half, half, 0, 0, half, -half, 0];
  }
}

export function circle(radiusPx: number): number[] {
  const step = 2 * Math.acos(Math.max(0.5, 1 - CIRCLE_ERROR_PX / radiusPx));
  const count = Math.max(8, 4 * Math.ceil(Math.PI / 2 / step));
  const ring: number[] = [];
  for (let index = 0; index < count; index++) {
    const angle = (2 * Math.PI * index) / count;
    ring.push(radiusPx * Math.cos(angle), radiusPx * Math.sin(angle));
  }
  return ring;
}

/** Anticlockwise, then moved; y grows downwards in images. */
export function turned(
  points: readonly number[],
  degrees: number,
  [offsetX, offsetY]: readonly [number, number],
): number[] {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const moved: number[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    moved.push(x * cosine + y * sine + offsetX, y * cosine - x * sine + offsetY);
  }
  return moved;
}
