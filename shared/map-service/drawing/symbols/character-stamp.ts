// A glyph of a typeface as a marker, drawn around 0 0.

import type { MapType } from '../../../contracts/map/types.ts';
import { DisplayListBuilder } from '../../../render/display-list.ts';
import { layOutLine, straightBaseline } from '../../../render/text/text-line.ts';
import { readyTypeface } from '../../../render/text/typeface.ts';
import { paintOf } from './color-paint.ts';
import { circle, type MarkerStamp, turned } from './marker-stamp.ts';
import { typefaceFor, typefacesOf } from './symbol-typeface.ts';

type Marker = MapType<'CharacterMarkerSymbol'>;
type Contours = readonly (readonly number[])[];

/** Their codes are signs of their own, not letters of Unicode: a full circle stands for each. */
const SIGN_FONTS = /^(?:esri\b|wingdings|webdings|symbol$|marlett)/i;

/**
 * Size is the em. The glyph is centred by its box, stretched, turned anticlockwise, and moved right and up. Its typeface
 * was read before.
 */
export function characterStamp(marker: Marker, pxPerPoint: number): MarkerStamp {
  const { Angle, Size, XOffset, YOffset, XScale, YScale } = marker;
  const sizePx = Size * pxPerPoint;
  const offset = [XOffset * pxPerPoint, -YOffset * pxPerPoint] as const;
  const contours = isSign(marker) ? [circle(sizePx / 2)] : centred(glyphOf(marker, sizePx));
  const stretched = contours.map((contour) =>
    contour.map((value, index) => value * (index % 2 === 0 ? XScale : YScale)),
  );
  const list = new DisplayListBuilder();
  list.fillLetters(
    stretched.map((contour) => turned(contour, Angle, offset)),
    paintOf(marker.Color),
  );
  const [across, up] = [0, 1].map((axis) => reachOf(stretched, axis));
  return {
    stamp: list.build(),
    tolerancePx: Math.hypot(across ?? 0, up ?? 0) + Math.abs(offset[0]) + Math.abs(offset[1]),
    radiusPx: Math.max(across ?? 0, up ?? 0),
  };
}

function isSign({ FontName = '' }: Marker): boolean {
  return SIGN_FONTS.test(FontName.trim());
}

function glyphOf(marker: Marker, sizePx: number): Contours {
  const text = String.fromCodePoint(marker.CharacterIndex);
  const style = {
    typeface: readyTypeface(typefaceFor(text, typefacesOf(marker))),
    sizePx,
    letterWidth: 1,
    blankWidth: 1,
    spacingPx: 0,
    hasKerning: false,
  };
  return layOutLine(text, style).setOn(straightBaseline(0, 0)).contours;
}

function centred(contours: Contours): Contours {
  const middles = [0, 1].map((axis) => {
    const values = alongAxis(contours, axis);
    return (least(values) + most(values)) / 2;
  });
  return contours.map((contour) => contour.map((value, index) => value - (middles[index % 2] ?? 0)));
}

function reachOf(contours: Contours, axis: number): number {
  return most(alongAxis(contours, axis).map(Math.abs));
}

function alongAxis(contours: Contours, axis: number): number[] {
  return contours.flatMap((contour) => contour.filter((_, index) => index % 2 === axis));
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), values[0] ?? 0);
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), values[0] ?? 0);
}
