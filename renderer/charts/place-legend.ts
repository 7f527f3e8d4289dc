import { textWidth } from './text-width.ts';

export interface LegendPlaces {
  /** Where each entry begins, in the order of the labels. */
  readonly entries: readonly { readonly x: number; readonly y: number }[];
  readonly heightPx: number;
}

/**
 * Sets the entries of a legend beside each other from `left` on; where they have no room there, from the edge of the
 * drawing; and where they have none there either, in rows below each other.
 */
export function placeLegend(
  labels: readonly string[],
  { left, widthPx, fontPx }: { readonly left: number; readonly widthPx: number; readonly fontPx: number },
): LegendPlaces {
  const lengths = labels.map((label) => fontPx * 1.5 + textWidth(label, fontPx));
  const space = fontPx * 1.1;
  const whole = lengths.reduce((sum, length) => sum + length + space, -space);
  const start = left + whole <= widthPx ? left : 0;
  let [x, row] = [start, 0];
  const entries = lengths.map((length) => {
    if (x > start && x + length > widthPx) [x, row] = [start, row + 1];
    const place = { x, y: row * fontPx * ROW };
    x += length + space;
    return place;
  });
  return { entries, heightPx: fontPx + row * fontPx * ROW };
}

/** Height of a row, in heights of the letters. */
const ROW = 1.5;
