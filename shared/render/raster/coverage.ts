// How much of each pixel lies inside a path, exactly: every side adds the area between itself and the right end of its
// row, with a sign; the running sum along a row is the coverage. After Raph Levien's font-rs.

import type { Paint } from '../paint.ts';
import { spareMemory } from '../spare.ts';
import { blendRun } from './blend.ts';
import type { Pixels } from './pixels.ts';

export type FillRule = 'even-odd' | 'non-zero';

interface Side {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly slope: number;
}

export class Coverage {
  private readonly width: number;
  private readonly rowCount: number;
  private readonly firstRow: number;
  /** Two or three cells more than pixels in each row: a side at the right edge touches the next. */
  private readonly stride: number;
  private readonly cells: Float32Array<ArrayBuffer>;
  private readonly pairs: Float64Array<ArrayBuffer>;
  /** The first and the last cell of each row that was touched. */
  private readonly rowStarts: Int32Array;
  private readonly rowEnds: Int32Array;
  private topRow: number;
  private bottomRow = -1;

  /** For rows `firstRow` and following of an image. */
  constructor({ widthPx, rowCount, firstRow }: Pixels) {
    this.width = widthPx;
    this.rowCount = rowCount;
    this.firstRow = firstRow;
    // Even: every row begins at a whole pair.
    this.stride = (widthPx + 3) & ~1;
    this.cells = new Float32Array(
      spareMemory.takeZeros(Float32Array.BYTES_PER_ELEMENT * this.stride * rowCount),
    );
    // Two cells that are 0 are a number that is 0.
    this.pairs = new Float64Array(this.cells.buffer);
    this.rowStarts = new Int32Array(rowCount).fill(this.stride);
    this.rowEnds = new Int32Array(rowCount).fill(-1);
    this.topRow = rowCount;
  }

  /** Nothing is drawn any more: others may have its memory. */
  release(): void {
    spareMemory.give(this.cells.buffer);
  }

  /** A closed contour: the numbers from `start` to `end`, moved by an offset. */
  addContour(points: Float32Array, start: number, end: number, offsetX = 0, offsetY = 0): void {
    if (end - start < 6) return;
    const moveY = offsetY - this.firstRow;
    let x = (points[end - 2] ?? 0) + offsetX;
    let y = (points[end - 1] ?? 0) + moveY;
    for (let index = start; index < end; index += 2) {
      const nextX = (points[index] ?? 0) + offsetX;
      const nextY = (points[index + 1] ?? 0) + moveY;
      this.addSide(x, y, nextX, nextY);
      x = nextX;
      y = nextY;
    }
  }

  /** Lays the paint over the pixels as far as they are covered, and forgets the path. */
  paint(pixels: Pixels, rule: FillRule, paint: Paint): void {
    for (let row = this.topRow; row <= this.bottomRow; row++) {
      const start = this.rowStarts[row] ?? 0;
      const end = this.rowEnds[row] ?? -1;
      if (end < start) continue;
      this.paintRow(pixels, row, start, Math.min(end, this.width), rule, paint);
      this.rowStarts[row] = this.stride;
      this.rowEnds[row] = -1;
    }
    this.topRow = this.rowCount;
    this.bottomRow = -1;
  }

  private paintRow(
    pixels: Pixels,
    row: number,
    start: number,
    end: number,
    rule: FillRule,
    paint: Paint,
  ): void {
    const base = row * this.stride;
    const { cells, pairs, width } = this;
    let sum = 0;
    let alpha = 0;
    let runStart = start;
    const lastPair = (base + end) >> 1;
    for (let column = start; column <= end; column++) {
      const change = cells[base + column] ?? 0;
      if (change === 0) {
        if ((column & 1) === 0) continue;
        // Within a shape nothing changes for long: two cells are looked at together. Rows begin at whole pairs.
        let pair = (base + column + 1) >> 1;
        while (pair < lastPair && pairs[pair] === 0) pair++;
        column = 2 * pair - base - 1;
        continue;
      }
      cells[base + column] = 0;
      if (alpha > 0 && column > runStart)
        blendRun(pixels, row * width + runStart, column - runStart, paint, alpha);
      sum += change;
      alpha = alphaOf(sum, rule, paint[3]);
      runStart = column;
    }
    cells[base + width + 1] = 0;
    const last = Math.min(end + 1, width);
    if (alpha > 0 && last > runStart) blendRun(pixels, row * width + runStart, last - runStart, paint, alpha);
  }

  /** A side in the rows of this band. What is left of the image counts from its edge on, what is right of it nothing. */
  private addSide(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY < toY) this.addDownwards(fromX, fromY, toX, toY, 1);
    else if (fromY > toY) this.addDownwards(toX, toY, fromX, fromY, -1);
  }

  private addDownwards(x0: number, y0: number, x1: number, y1: number, sign: number): void {
    if (y1 <= 0 || y0 >= this.rowCount) return;
    const slope = (x1 - x0) / (y1 - y0);
    if (y0 >= 0 && x0 >= 0 && x1 >= 0 && x0 < this.width && x1 < this.width) {
      const row = y0 | 0;
      if (y1 <= row + 1) {
        // Most sides of a winding line are so short.
        this.addInRow(row, x0, x0 + (y1 - y0) * slope, sign * (y1 - y0));
        return;
      }
    }
    const top = Math.max(y0, 0);
    const bottom = Math.min(y1, this.rowCount);
    if (x0 >= 0 && x1 >= 0 && x0 <= this.width && x1 <= this.width) {
      const startX = top === y0 ? x0 : x0 + (top - y0) * slope;
      const endX = bottom === y1 ? x1 : x0 + (bottom - y0) * slope;
      this.addPiece(startX, top, endX, bottom, sign);
    } else this.addAcrossEdges({ x0, y0, x1, y1, slope }, top, bottom, sign);
  }

  /** Where a side crosses the edges of the image it is cut, in the order of its rows. */
  private addAcrossEdges({ x0, y0, x1, y1, slope }: Side, top: number, bottom: number, sign: number): void {
    const xAt = (y: number) => (y === y0 ? x0 : y === y1 ? x1 : x0 + (y - y0) * slope);
    const cuts = [0, this.width].map((edge) => y0 + (edge - x0) / slope).filter((y) => y > top && y < bottom);
    let y = top;
    for (const end of [...(slope < 0 ? cuts.toReversed() : cuts), bottom]) {
      this.addPiece(xAt(y), y, xAt(end), end, sign);
      y = end;
    }
  }

  private addPiece(x0: number, y0: number, x1: number, y1: number, sign: number): void {
    const { width } = this;
    const firstRow = Math.floor(y0);
    const lastRow = Math.min(this.rowCount - 1, Math.ceil(y1) - 1);
    const middle = (x0 + x1) / 2;
    if (middle >= width || middle <= 0) {
      this.addBeside(firstRow, lastRow, y0, y1, middle <= 0 ? sign : 0);
      return;
    }
    const slope = (x1 - x0) / (y1 - y0);
    let top = y0;
    let from = Math.min(width, Math.max(0, x0));
    for (let row = firstRow; row <= lastRow; row++) {
      const bottom = Math.min(row + 1, y1);
      const to = Math.min(width, Math.max(0, x0 + (bottom - y0) * slope));
      this.addInRow(row, from, to, sign * (bottom - top));
      top = bottom;
      from = to;
    }
  }

  /** A piece left of the image, which counts from its edge on, or right of it, where its `sign` is 0. */
  private addBeside(firstRow: number, lastRow: number, y0: number, y1: number, sign: number): void {
    for (let row = firstRow; row <= lastRow; row++) {
      if (sign === 0) this.touch(row, this.width, this.width);
      else this.addVertical(row, 0, sign * (Math.min(row + 1, y1) - Math.max(row, y0)));
    }
  }

  private addVertical(row: number, column: number, height: number): void {
    const cell = row * this.stride + column;
    this.cells[cell] = (this.cells[cell] ?? 0) + height;
    this.touch(row, column, column);
  }

  /** A piece inside one row, between two abscissae of the image; `height` has the sign of its direction. */
  private addInRow(row: number, from: number, to: number, height: number): void {
    const { cells } = this;
    const base = row * this.stride;
    const left = Math.min(from, to);
    const right = Math.max(from, to);
    // None is negative: cut off they are rounded down.
    const first = left | 0;
    const cut = right | 0;
    const last = cut < right ? cut + 1 : cut;
    this.touch(row, first, Math.max(last, first + 1));
    if (last <= first + 1) {
      const inside = height * ((from + to) / 2 - first);
      cells[base + first] = (cells[base + first] ?? 0) + height - inside;
      cells[base + first + 1] = (cells[base + first + 1] ?? 0) + inside;
      return;
    }
    const perColumn = height / (right - left);
    // The part of the area right of the piece that lies in the columns up to each; their differences go into the cells.
    let before = 0;
    for (let column = first; column <= last; column++) {
      const end = Math.min(column + 1, right);
      const begin = Math.max(column, left);
      const passed = (begin - left) * perColumn;
      const crossed = (end - begin) * perColumn;
      const covered = column === last ? height : passed + crossed * (column + 1 - (begin + end) / 2);
      cells[base + column] = (cells[base + column] ?? 0) + covered - before;
      before = covered;
    }
  }

  private touch(row: number, first: number, last: number): void {
    if (row < this.topRow) this.topRow = row;
    if (row > this.bottomRow) this.bottomRow = row;
    if (first < (this.rowStarts[row] ?? 0)) this.rowStarts[row] = first;
    if (last > (this.rowEnds[row] ?? 0)) this.rowEnds[row] = last;
  }
}

function alphaOf(sum: number, rule: FillRule, alpha: number): number {
  const winding = Math.abs(sum);
  // Most of all pixels that are touched at all; a remainder takes as long as everything else here.
  if (winding <= 1) return (winding * alpha + 0.5) | 0;
  if (rule === 'non-zero') return alpha;
  const folded = winding % 2;
  return ((folded > 1 ? 2 - folded : folded) * alpha + 0.5) | 0;
}
