// Where the values of a bar or column stand that is pointed at: beside it, and off the others.

import type { StackBand } from './stack-layout.ts';
import { textWidth } from './text-width.ts';

export interface TipSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface TipPlace {
  readonly left: number;
  readonly top: number;
}

const PADDING_PX = 20;
const GAP_PX = 6;
/** Between a name and its value. */
const BETWEEN_PX = 16;

/** About how large a box of lines is; `values` stand behind `names`, below a heading. */
export function boxSize(
  heading: string,
  lines: readonly { readonly name: string; readonly value: string }[],
  fontPx: number,
): TipSize {
  const widths = lines.map(({ name, value }) => textWidth(name + value, fontPx) + BETWEEN_PX);
  return {
    widthPx: Math.max(120, textWidth(heading, fontPx), ...widths) + PADDING_PX,
    heightPx: (lines.length + 1) * fontPx * 1.45 + PADDING_PX,
  };
}

/** In the row of a bar, behind its end; over its own end where the drawing ends before the words do. */
export function placeInRow(
  message: string,
  barEndPx: number,
  row: { readonly top: number; readonly height: number },
  { widthPx, fontPx }: { readonly widthPx: number; readonly fontPx: number },
): TipPlace {
  const length = textWidth(message, fontPx) + PADDING_PX;
  return { left: Math.max(0, Math.min(barEndPx + GAP_PX, widthPx - length)), top: row.top };
}

/**
 * At the top of a drawing of columns, to the right of the column or to its left, where the fewest other columns reach up
 * to it; over it only where it ends below. The column itself is what the values explain: where neither side has room they
 * stand at the edge that leaves the most of it.
 */
export function placeOverColumns(
  bands: readonly StackBand[],
  at: StackBand,
  { widthPx, heightPx }: TipSize,
  drawing: { readonly left: number; readonly top: number; readonly widthPx: number },
): TipPlace {
  const start = drawing.left + at.start;
  const lastPx = Math.max(0, drawing.widthPx - widthPx);
  const over = start + at.size / 2 - widthPx / 2;
  const isLow = at.end >= drawing.top + heightPx;
  const sides = [start + at.size + GAP_PX, start - widthPx - GAP_PX].filter(
    (left) => left >= 0 && left <= lastPx,
  );
  const free = isLow ? [...sides, Math.max(0, Math.min(over, lastPx))] : sides;
  const places = free.length > 0 ? free : [start + at.size / 2 < drawing.widthPx / 2 ? lastPx : 0];
  const hidden = (left: number) =>
    bands.reduce((sum, band) => {
      const from = drawing.left + band.start;
      const isBelow = from < left + widthPx && from + band.size > left;
      return isBelow ? sum + Math.max(0, drawing.top + heightPx - band.end) : sum;
    }, 0);
  const least = Math.min(...places.map(hidden));
  return { left: places.find((left) => hidden(left) === least) ?? 0, top: drawing.top };
}
