// What the sides of a path change in the coverage of pixels, cell by cell: the running sum along a row is the coverage.

import type { Paint } from '../paint.ts';
import { cleanMemory, spareMemory } from '../spare.ts';
import { blendPixel, blendRun, colorOf } from './blend.ts';
import type { Pixels } from './pixels.ts';

export type FillRule = 'even-odd' | 'non-zero';

export class CoverageCells {
  readonly width: number;
  readonly rowCount: number;
  /** Two or three cells more than pixels in each row: a side at the right edge touches the next. */
  readonly stride: number;
  readonly values: Float32Array<ArrayBuffer>;
  /** The first and the last cell of each row that was touched. */
  readonly rowStarts: Int32Array<ArrayBuffer>;
  readonly rowEnds: Int32Array<ArrayBuffer>;
  private readonly pairs: Float64Array<ArrayBuffer>;
  private topRow: number;
  private bottomRow = -1;

  constructor(width: number, rowCount: number) {
    this.width = width;
    this.rowCount = rowCount;
    // Even: every row begins at a whole pair.
    this.stride = (width + 3) & ~1;
    this.values = new Float32Array(cleanMemory.take(Float32Array.BYTES_PER_ELEMENT * this.stride * rowCount));
    // Two cells that are 0 are a number that is 0.
    this.pairs = new Float64Array(this.values.buffer);
    const rowBytes = Int32Array.BYTES_PER_ELEMENT * rowCount;
    this.rowStarts = new Int32Array(spareMemory.take(rowBytes)).fill(this.stride);
    this.rowEnds = new Int32Array(spareMemory.take(rowBytes)).fill(-1);
    this.topRow = rowCount;
  }

  /** When nothing is in them that was not painted. */
  release(): void {
    cleanMemory.give(this.values.buffer);
    for (const { buffer } of [this.rowStarts, this.rowEnds]) spareMemory.give(buffer);
  }

  /** What was changed in cells by hand lies in these rows; the cells of each are told in `rowStarts` and `rowEnds`. */
  touchRows(top: number, bottom: number): void {
    if (top < this.topRow) this.topRow = top;
    if (bottom > this.bottomRow) this.bottomRow = bottom;
  }

  touch(row: number, first: number, last: number): void {
    this.touchRows(row, row);
    if (first < (this.rowStarts[row] ?? 0)) this.rowStarts[row] = first;
    if (last > (this.rowEnds[row] ?? 0)) this.rowEnds[row] = last;
  }

  /** Lays the paint over the pixels as far as they are covered, and forgets the path. */
  paint({ values }: Pixels, rule: FillRule, paint: Paint): void {
    const color = colorOf(paint);
    for (let row = this.topRow; row <= this.bottomRow; row++) {
      const end = this.rowEnds[row] ?? -1;
      if (end < 0) continue;
      this.paintRow(values, row, Math.min(end + 1, this.width), rule === 'non-zero', color, paint[3]);
      this.rowStarts[row] = this.stride;
      this.rowEnds[row] = -1;
    }
    this.topRow = this.rowCount;
    this.bottomRow = -1;
  }

  private paintRow(
    pixels: Uint32Array<ArrayBuffer>,
    row: number,
    end: number,
    isNonZero: boolean,
    color: number,
    opacity: number,
  ): void {
    const { values, width } = this;
    const base = row * this.stride;
    const firstPixel = row * width;
    let sum = 0;
    let alpha = 0;
    let column = this.rowStarts[row] ?? 0;
    while (column < end) {
      const change = values[base + column] ?? 0;
      if (change === 0) {
        const runStart = column;
        column = this.endOfZeros(base, column, end);
        if (alpha > 0) blendRun(pixels, firstPixel + runStart, column - runStart, color, alpha);
      } else {
        values[base + column] = 0;
        sum += change;
        alpha = alphaOf(sum, isNonZero, opacity);
        if (alpha > 0) blendPixel(pixels, firstPixel + column, color, alpha);
        column++;
      }
    }
    values[base + width] = 0;
    values[base + width + 1] = 0;
  }

  /** The cell after some that are 0, of which the one at `column` is the first; not always after all of them. */
  private endOfZeros(base: number, column: number, end: number): number {
    const next = column + 1;
    if ((next & 1) === 1) return next;
    // Within a shape nothing changes for long: two cells are looked at together. Rows begin at whole pairs.
    const lastPair = (base + end) >> 1;
    let pair = (base + next) >> 1;
    while (pair < lastPair && this.pairs[pair] === 0) pair++;
    return Math.max(next, 2 * pair - base);
  }
}

function alphaOf(sum: number, isNonZero: boolean, opacity: number): number {
  const winding = Math.abs(sum);
  // Most of all pixels that are touched at all; a remainder takes as long as everything else here.
  if (winding <= 1) return (winding * opacity + 0.5) | 0;
  if (isNonZero) return opacity;
  const folded = winding % 2;
  return ((folded > 1 ? 2 - folded : folded) * opacity + 0.5) | 0;
}
