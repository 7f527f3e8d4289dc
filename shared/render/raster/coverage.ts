// How much of each pixel lies inside a path, exactly: every side adds the area between itself and the right end of its
// row, with a sign; the running sum along a row is the coverage. After Raph Levien's font-rs.

import type { Paint } from '../paint.ts';
import { CoverageCells, type FillRule } from './coverage-cells.ts';
import { addEdgeSide } from './edge-side.ts';
import type { Pixels } from './pixels.ts';

export type { FillRule };

export class Coverage {
  private readonly firstRow: number;
  private readonly cells: CoverageCells;

  /** For rows `firstRow` and following of an image. */
  constructor({ widthPx, rowCount, firstRow }: Pixels) {
    this.firstRow = firstRow;
    this.cells = new CoverageCells(widthPx, rowCount);
  }

  /** Nothing is drawn any more: others may have its memory. */
  release(): void {
    this.cells.release();
  }

  /** Lays the paint over the pixels as far as they are covered, and forgets the path. */
  paint(pixels: Pixels, rule: FillRule, paint: Paint): void {
    this.cells.paint(pixels, rule, paint);
  }

  /**
   * A closed contour: the numbers from `start` to `end`, moved by an offset. All in one: numbers with fractions that are handed
   * from one function to the next become objects, and there are a million sides in a picture.
   */
  addContour(points: Float32Array, start: number, end: number, offsetX = 0, offsetY = 0): void {
    if (end - start < 6) return;
    const { values, rowStarts, rowEnds, stride, rowCount, width } = this.cells;
    const moveY = offsetY - this.firstRow;
    const rightEdge = width - 1;
    let topRow = rowCount;
    let bottomRow = -1;
    let x = (points[end - 2] ?? 0) + offsetX;
    let y = (points[end - 1] ?? 0) + moveY;
    for (let index = start; index < end; index += 2) {
      const lastX = x;
      const lastY = y;
      x = (points[index] ?? 0) + offsetX;
      y = (points[index + 1] ?? 0) + moveY;
      const isDown = lastY < y;
      const y0 = isDown ? lastY : y;
      const y1 = isDown ? y : lastY;
      if (y0 === y1 || y1 <= 0 || y0 >= rowCount) continue;
      if (!(x >= 1 && lastX >= 1 && x < rightEdge && lastX < rightEdge && y0 >= 0 && y1 <= rowCount)) {
        addEdgeSide(this.cells, lastX, lastY, x, y);
        continue;
      }
      const x0 = isDown ? lastX : x;
      const slope = ((isDown ? x : lastX) - x0) / (y1 - y0);
      const isRightwards = slope > 0;
      let row = y0 | 0;
      if (row < topRow) topRow = row;
      let top = y0;
      let from = x0;
      for (let isLast = false; !isLast; row++) {
        isLast = y1 <= row + 1;
        const bottom = isLast ? y1 : row + 1;
        const to = x0 + (bottom - y0) * slope;
        const height = isDown ? bottom - top : top - bottom;
        const left = isRightwards ? from : to;
        const right = isRightwards ? to : from;
        const first = left | 0;
        let cell = row * stride + first;
        let next = first + 1;
        if (right <= next) {
          const inside = height * ((from + to) / 2 - first);
          values[cell] = (values[cell] ?? 0) + height - inside;
          values[cell + 1] = (values[cell + 1] ?? 0) + inside;
        } else {
          // The part of the area right of the piece that lies in the columns up to each; their differences go into the cells.
          const perColumn = height / (right - left);
          let before = (next - left) * perColumn * (next - (left + next) / 2);
          values[cell] = (values[cell] ?? 0) + before;
          for (; right > next + 1; next++) {
            const covered = (next - left) * perColumn + perColumn / 2;
            cell++;
            values[cell] = (values[cell] ?? 0) + covered - before;
            before = covered;
          }
          const covered =
            (next - left) * perColumn + (right - next) * perColumn * (next + 1 - (next + right) / 2);
          values[cell + 1] = (values[cell + 1] ?? 0) + covered - before;
          values[cell + 2] = (values[cell + 2] ?? 0) + height - covered;
          next++;
        }
        if (first < (rowStarts[row] ?? 0)) rowStarts[row] = first;
        if (next > (rowEnds[row] ?? 0)) rowEnds[row] = next;
        top = bottom;
        from = to;
      }
      if (row > bottomRow) bottomRow = row;
    }
    this.cells.touchRows(topRow, bottomRow - 1);
  }
}
