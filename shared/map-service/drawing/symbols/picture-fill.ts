// Areas filled with a picture that is repeated, with an outline.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { type DisplayList, DisplayListBuilder } from '../../../render/display-list.ts';
import { paintOf } from './color-paint.ts';
import { turned } from './marker-stamp.ts';
import type { SymbolPainter } from './symbol-painter.ts';
import { recoloured, symbolPicture } from './symbol-picture.ts';

type Fill = MapType<'PictureFillSymbol'>;
type Place = readonly [x: number, y: number];

/** Where nothing is said, a pixel of a picture is one of a screen. */
const POINTS_PER_SCREEN_PIXEL = 0.75;
const MAX_PICTURES = 250_000;

interface FillSetting {
  readonly pxPerPoint: number;
  /** The pixel where a picture has its upper left corner: that of the map, so that neighbouring maps meet. */
  readonly anchor: Place;
  readonly path: string;
}

/** Throws what is wrong with its picture; where an area needs too many of them, when that is drawn. */
export function pictureFill(
  fill: Fill,
  outline: SymbolPainter | undefined,
  { pxPerPoint, anchor, path }: FillSetting,
): SymbolPainter {
  const { stamp, widthPx, heightPx, ground } = repeatedPicture(fill, pxPerPoint, path);
  const { Angle = 0, XOffset = 0, YOffset = 0, XSeparation = 0, YSeparation = 0 } = fill;
  const start = [anchor[0] + XOffset * pxPerPoint, anchor[1] - YOffset * pxPerPoint] as const;
  const across = Math.max(1, widthPx + Math.round(XSeparation * pxPerPoint));
  const down = Math.max(1, heightPx + Math.round(YSeparation * pxPerPoint));
  return {
    tolerancePx: outline?.tolerancePx ?? 0,
    radiusPx: 0,
    areas(list, rings) {
      if (ground) list.fill(rings, ground);
      const lattice = { start, across, down, angle: Angle, reach: [widthPx, heightPx] as const };
      const places = placesOver(rings, lattice, `${path}.Width`);
      const content = new DisplayListBuilder();
      content.stamp(stamp, places);
      list.clipped(rings, content.build());
      outline?.areas?.(list, rings);
    },
  };
}

/** Whole pixels, so that pictures without a gap meet. It hangs right and down from 0 0. */
function repeatedPicture(fill: Fill, pxPerPoint: number, path: string) {
  const picture = symbolPicture(fill, path);
  const { Width = 0, Height = 0, Angle = 0, XScale = 1, YScale = 1 } = fill;
  const own = { width: picture.widthPx / picture.heightPx, height: picture.heightPx / picture.widthPx };
  const plainHeight = picture.heightPx * POINTS_PER_SCREEN_PIXEL;
  const height = Height > 0 ? Height : Width > 0 ? Width * own.height : plainHeight;
  const width = Width > 0 ? Width : height * own.width;
  const sidePx = (points: number, scale: number) =>
    Math.max(1, Math.round(Math.abs(points * scale) * pxPerPoint));
  const [widthPx, heightPx] = [sidePx(width, XScale), sidePx(height, YScale)];
  // A negative scale shows it from behind.
  const [left, right] = XScale < 0 ? [widthPx, 0] : [0, widthPx];
  const [top, bottom] = YScale < 0 ? [heightPx, 0] : [0, heightPx];
  const list = new DisplayListBuilder();
  const corners = [left, top, right, top, left, bottom, right, bottom];
  list.image(recoloured(fill, picture), turned(corners, Angle, [0, 0]));
  const stamp: DisplayList = list.build();
  return { stamp, widthPx, heightPx, ground: fill.BgColor && paintOf(fill.BgColor) };
}

interface Lattice {
  readonly start: Place;
  /** From picture to picture, pixels, before it is turned. */
  readonly across: number;
  readonly down: number;
  /** Degrees, anticlockwise. */
  readonly angle: number;
  /** How far a picture reaches right and down from its place. */
  readonly reach: Place;
}

/** Those of pictures that may lie in an area. */
function placesOver(
  rings: readonly (readonly number[])[],
  { start, across, down, angle, reach }: Lattice,
  path: string,
): number[] {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    const moved = ring.map((value, index) => value - (start[index % 2] ?? 0));
    const level = turned(moved, -angle, [0, 0]);
    for (let index = 0; index + 1 < level.length; index += 2) {
      const [x, y] = [level[index] ?? 0, level[index + 1] ?? 0];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  const [firstColumn, lastColumn] = [
    Math.floor((box.left - reach[0]) / across),
    Math.floor(box.right / across),
  ];
  const [firstRow, lastRow] = [Math.floor((box.top - reach[1]) / down), Math.floor(box.bottom / down)];
  if (!((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) <= MAX_PICTURES)) {
    if (rings.length === 0) return [];
    throw appError('value/bad', {
      path,
      value: `${Math.min(across, down)} pixels`,
      expected: `larger pictures: at most ${MAX_PICTURES} in an area`,
    });
  }
  const level: number[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) level.push(column * across, row * down);
  }
  return turned(level, angle, start);
}
