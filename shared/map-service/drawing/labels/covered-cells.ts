import type { PixelBox } from './label-block.ts';

const CELL_PX = 2;
const WORD = 32;

/** Which cells of an image are covered, a bit each. */
export class CoveredCells {
  private readonly columns: number;
  private readonly rows: number;
  private readonly perRow: number;
  private readonly bits: Uint32Array;

  constructor(widthPx: number, heightPx: number) {
    this.columns = Math.ceil(widthPx / CELL_PX);
    this.rows = Math.ceil(heightPx / CELL_PX);
    this.perRow = Math.ceil(this.columns / WORD);
    this.bits = new Uint32Array(this.perRow * this.rows);
  }

  cover(box: PixelBox): void {
    this.visit(box, (index, mask) => {
      this.bits[index] = (this.bits[index] ?? 0) | mask;
      return false;
    });
  }

  isCovered(box: PixelBox): boolean {
    return this.visit(box, (index, mask) => ((this.bits[index] ?? 0) & mask) !== 0);
  }

  /** Each part of a row that a box touches, until one answers true. */
  private visit(box: PixelBox, act: (index: number, mask: number) => boolean): boolean {
    const left = Math.max(0, Math.floor(box.xMin / CELL_PX));
    const right = Math.min(this.columns - 1, Math.ceil(box.xMax / CELL_PX) - 1);
    const top = Math.max(0, Math.floor(box.yMin / CELL_PX));
    const bottom = Math.min(this.rows - 1, Math.ceil(box.yMax / CELL_PX) - 1);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column = (Math.floor(column / WORD) + 1) * WORD) {
        const first = column % WORD;
        const last = Math.min(WORD - 1, first + right - column);
        const mask = (0xffffffff >>> (WORD - 1 - last + first)) << first;
        if (act(row * this.perRow + Math.floor(column / WORD), mask)) return true;
      }
    }
    return false;
  }
}
