// A line of text in pixels: how much room it takes, and its letters as contours.

import type { OutlineStep, PlacedGlyph, Typeface } from './typeface.ts';

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
  /** Closed contours for the non-zero rule, y down, with the left end of the baseline at a point of the image. */
  contoursAt(x: number, y: number): number[][];
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
    contoursAt: (x, y) =>
      placed.flatMap(({ glyph, xPx }) => {
        const { outline, offsetX, offsetY } = glyph;
        const left = x + xPx + offsetX * sizePx * letterWidth;
        return flatten(outline, (shareX, shareY) => [
          left + shareX * sizePx * letterWidth,
          y - (shareY + offsetY) * sizePx,
        ]);
      }),
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
