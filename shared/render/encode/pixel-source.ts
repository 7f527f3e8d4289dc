import type { Steps } from '../../base/steps.ts';

/** An image that is asked for in bands from above, as often as an encoder needs it. */
export interface PixelSource {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue and alpha of some rows, not premultiplied. */
  rows(firstRow: number, rowCount: number): Steps<Uint8Array>;
}

/** So many pixels at a time: what an encoder works on between two steps, and is in memory. */
const BAND_PX = 512 * 1024;
const MAX_BAND_ROWS = 512;

/** The bands of an image, each with its first row and how many it has. */
export function* bandsOf({
  widthPx,
  heightPx,
}: PixelSource): Generator<readonly [firstRow: number, rowCount: number]> {
  const rows = Math.min(MAX_BAND_ROWS, Math.max(1, Math.floor(BAND_PX / widthPx)));
  for (let row = 0; row < heightPx; row += rows) yield [row, Math.min(rows, heightPx - row)];
}
