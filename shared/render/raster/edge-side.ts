// A side of a path that reaches out of the image or its band, or is near its edges. What is left of the image counts from
// its edge on, what is right of it nothing.

import type { CoverageCells } from './coverage-cells.ts';

interface Side {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly slope: number;
}

/** By its ends, in pixels of the band. */
export function addEdgeSide(
  cells: CoverageCells,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY < toY) addDownwards(cells, fromX, fromY, toX, toY, 1);
  else if (fromY > toY) addDownwards(cells, toX, toY, fromX, fromY, -1);
}

function addDownwards(
  cells: CoverageCells,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const { width, rowCount } = cells;
  if (y1 <= 0 || y0 >= rowCount) return;
  const slope = (x1 - x0) / (y1 - y0);
  const top = Math.max(y0, 0);
  const bottom = Math.min(y1, rowCount);
  if (x0 >= 0 && x1 >= 0 && x0 <= width && x1 <= width) {
    const startX = top === y0 ? x0 : x0 + (top - y0) * slope;
    const endX = bottom === y1 ? x1 : x0 + (bottom - y0) * slope;
    addPiece(cells, startX, top, endX, bottom, sign);
  } else addAcrossEdges(cells, { x0, y0, x1, y1, slope }, top, bottom, sign);
}

/** Where a side crosses the edges of the image it is cut, in the order of its rows. */
function addAcrossEdges(cells: CoverageCells, side: Side, top: number, bottom: number, sign: number): void {
  const { x0, y0, slope } = side;
  const [first, second] = slope < 0 ? [cells.width, 0] : [0, cells.width];
  let y = top;
  for (let cut = 0; cut <= 2; cut++) {
    const end = cut === 2 ? bottom : y0 + ((cut === 0 ? first : second) - x0) / slope;
    if (cut < 2 && !(end > top && end < bottom)) continue;
    addPiece(cells, xAt(side, y), y, xAt(side, end), end, sign);
    y = end;
  }
}

function xAt({ x0, y0, x1, y1, slope }: Side, y: number): number {
  return y === y0 ? x0 : y === y1 ? x1 : x0 + (y - y0) * slope;
}

function addPiece(cells: CoverageCells, x0: number, y0: number, x1: number, y1: number, sign: number): void {
  const { width } = cells;
  const firstRow = Math.floor(y0);
  const lastRow = Math.min(cells.rowCount - 1, Math.ceil(y1) - 1);
  const middle = (x0 + x1) / 2;
  if (middle >= width || middle <= 0) {
    addBeside(cells, firstRow, lastRow, y0, y1, middle <= 0 ? sign : 0);
    return;
  }
  const slope = (x1 - x0) / (y1 - y0);
  let top = y0;
  let from = Math.min(width, Math.max(0, x0));
  for (let row = firstRow; row <= lastRow; row++) {
    const bottom = Math.min(row + 1, y1);
    const to = Math.min(width, Math.max(0, x0 + (bottom - y0) * slope));
    addInRow(cells, row, from, to, sign * (bottom - top));
    top = bottom;
    from = to;
  }
}

/** A piece left of the image, which counts from its edge on, or right of it, where its `sign` is 0. */
function addBeside(
  cells: CoverageCells,
  firstRow: number,
  lastRow: number,
  y0: number,
  y1: number,
  sign: number,
): void {
  for (let row = firstRow; row <= lastRow; row++) {
    if (sign === 0) cells.touch(row, cells.width, cells.width);
    else {
      const height = sign * (Math.min(row + 1, y1) - Math.max(row, y0));
      addTo(cells, row * cells.stride, height);
      cells.touch(row, 0, 0);
    }
  }
}

/** A piece inside one row, between two abscissae of the image; `height` has the sign of its direction. */
function addInRow(cells: CoverageCells, row: number, from: number, to: number, height: number): void {
  const base = row * cells.stride;
  const left = Math.min(from, to);
  const right = Math.max(from, to);
  const first = Math.floor(left);
  const last = Math.max(Math.ceil(right), first + 1);
  cells.touch(row, first, last);
  if (last === first + 1) {
    const inside = height * ((from + to) / 2 - first);
    addTo(cells, base + first, height, -inside);
    addTo(cells, base + last, inside);
    return;
  }
  const perColumn = height / (right - left);
  let before = 0;
  for (let column = first; column <= last; column++) {
    const end = Math.min(column + 1, right);
    const begin = Math.max(column, left);
    const passed = (begin - left) * perColumn;
    const crossed = (end - begin) * perColumn;
    const covered = column === last ? height : passed + crossed * (column + 1 - (begin + end) / 2);
    addTo(cells, base + column, covered, -before);
    before = covered;
  }
}

/** One after the other: sums of three numbers depend on their order. */
function addTo({ values }: CoverageCells, cell: number, first: number, second = 0): void {
  values[cell] = (values[cell] ?? 0) + first + second;
}
