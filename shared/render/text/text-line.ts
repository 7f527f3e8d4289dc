// A line of text in pixels: how much room it takes, and its letters as contours.

import type { OutlineStep, PlacedGlyph } from './placed-glyph.ts';
import type { SetGlyph } from './text-run.ts';
import type { Typeface } from './typeface.ts';

export interface TextStyle {
  readonly typeface: Typeface;
  readonly sizePx: number;
  /** Shares of their own width: of the letters, and of the blanks. */
  readonly letterWidth: number;
  readonly blankWidth: number;
  /** Between two letters, pixels. */
  readonly spacingPx: number;
  readonly hasKerning: boolean;
}

export interface TextLine {
  readonly widthPx: number;
  /** Sets its letters along a baseline that begins at 0. */
  setOn(baseline: Baseline): SetLetters;
}

/** Where a glyph stands that begins so far along the line and is so wide: its left end, and its slope, clockwise. */
export type Baseline = (
  alongPx: number,
  widthPx: number,
) => { readonly x: number; readonly y: number; readonly angle: number };

export interface SetLetters {
  readonly glyphs: readonly SetGlyph[];
  /** Closed, for the non-zero rule, pixels of the image. */
  readonly contours: readonly number[][];
}

/** A straight baseline from a point of the image on; `angle` is radians, clockwise. */
export function straightBaseline(x: number, y: number, angle = 0): Baseline {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return (alongPx) => ({ x: x + alongPx * cosine, y: y + alongPx * sine, angle });
}

/** So far a curve may lie from its chords, pixels. */
const CURVE_ERROR_PX = 0.05;

export function layOutLine(text: string, style: TextStyle): TextLine {
  const { typeface, sizePx, letterWidth, blankWidth, spacingPx, hasKerning } = style;
  const placed: { readonly glyph: PlacedGlyph; readonly xPx: number }[] = [];
  let widthPx = 0;
  for (const glyph of typeface.shape(text, hasKerning)) {
    if (widthPx > 0) widthPx += spacingPx;
    placed.push({ glyph, xPx: widthPx });
    widthPx += glyph.advance * sizePx * letterWidth * (glyph.isBlank ? blankWidth : 1);
  }
  return {
    widthPx,
    setOn(baseline) {
      const glyphs: SetGlyph[] = [];
      const contours: number[][] = [];
      for (const { glyph, xPx } of placed) {
        const place = baseline(xPx, glyph.advance * sizePx * letterWidth);
        const toImage = glyphPlace(glyph, style, place);
        const [x, y] = toImage(0, 0);
        glyphs.push({ id: glyph.id, text: glyph.text, advance: glyph.advance, x, y, angle: place.angle });
        contours.push(...flatten(glyph.outline, toImage));
      }
      return { glyphs, contours };
    },
  };
}

/** From shares of the size, y up, to the image. */
function glyphPlace(
  { offsetX, offsetY }: PlacedGlyph,
  { sizePx, letterWidth }: TextStyle,
  { x, y, angle }: ReturnType<Baseline>,
): Place {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const right = offsetX * sizePx * letterWidth;
  return (shareX, shareY) => {
    const across = right + shareX * sizePx * letterWidth;
    const up = (shareY + offsetY) * sizePx;
    return [x + across * cosine + up * sine, y + across * sine - up * cosine];
  };
}

type Place = (x: number, y: number) => readonly [x: number, y: number];

function flatten(outline: readonly OutlineStep[], place: Place): number[][] {
  const contours: number[][] = [];
  let contour: number[] = [];
  for (const { kind, points } of outline) {
    const [x = 0, y = 0, endX = 0, endY = 0] = points;
    if (kind === 'move') {
      contour = [...place(x, y)];
      contours.push(contour);
    } else if (kind === 'line') contour.push(...place(x, y));
    else addCurve(contour, place(x, y), place(endX, endY));
  }
  return contours;
}

/** A quadratic curve from the last point of a contour, by as many chords as keep near to it. */
function addCurve(
  contour: number[],
  [controlX, controlY]: readonly [number, number],
  [endX, endY]: readonly [number, number],
): void {
  const [startX = 0, startY = 0] = contour.slice(-2);
  const bendX = startX - 2 * controlX + endX;
  const bendY = startY - 2 * controlY + endY;
  const deviation = Math.sqrt(bendX * bendX + bendY * bendY) / 4;
  const count = Math.max(1, Math.ceil(Math.sqrt(deviation / CURVE_ERROR_PX)));
  for (let step = 1; step < count; step++) {
    const share = step / count;
    const rest = 1 - share;
    contour.push(
      rest * rest * startX + 2 * rest * share * controlX + share * share * endX,
      rest * rest * startY + 2 * rest * share * controlY + share * share * endY,
    );
  }
  contour.push(endX, endY);
}
