import { spareMemory } from '../spare.ts';

const CELL_BITS = 5;
const CELLS = 1 << (3 * CELL_BITS);

/** What lies in a cell of 8 × 8 × 8 colours. */
interface Cell {
  readonly cell: number;
  readonly count: number;
  /** Red, green and blue, summed over the pixels. */
  readonly sums: readonly [number, number, number];
}

type Axis = 0 | 1 | 2;

function cellOf(colour: number): number {
  return ((colour >> 9) & 0x7c00) | ((colour >> 6) & 0x3e0) | ((colour >> 3) & 0x1f);
}

function levelOf(cell: number, axis: Axis): number {
  return (cell >> (CELL_BITS * (2 - axis))) & 31;
}

export interface CutColours {
  /** At most as many as were asked for, 24 bits each. */
  readonly colours: readonly number[];
  /** The index of the colour that stands for a colour of the image. */
  cellIndex(colour: number): number;
}

/** `counts`: colours of 24 bits and how many pixels have each. */
export function medianCut(counts: ReadonlyMap<number, number>, limit: number): CutColours {
  const boxes = [fillCells(counts)];
  // In step with the boxes: weighing them again for every cut would take longer than cutting.
  const weights = boxes.map(weightOf);
  while (boxes.length < limit) {
    const widest = weights.reduce((best, weight, index) => (weight > (weights[best] ?? 0) ? index : best), 0);
    const box = boxes[widest] ?? [];
    if (box.length < 2) break;
    const halves = cut(box);
    boxes.splice(widest, 1, ...halves);
    weights.splice(widest, 1, ...halves.map(weightOf));
  }
  const indices = new Uint8Array(CELLS);
  for (const [index, box] of boxes.entries()) for (const { cell } of box) indices[cell] = index;
  return { colours: boxes.map(meanOf), cellIndex: (colour) => indices[cellOf(colour)] ?? 0 };
}

function fillCells(counts: ReadonlyMap<number, number>): Cell[] {
  const memory = spareMemory.takeZeros(4 * CELLS * Float64Array.BYTES_PER_ELEMENT);
  const totals = new Float64Array(memory);
  for (const [colour, count] of counts) {
    const at = 4 * cellOf(colour);
    totals[at] = (totals[at] ?? 0) + count;
    totals[at + 1] = (totals[at + 1] ?? 0) + count * (colour >> 16);
    totals[at + 2] = (totals[at + 2] ?? 0) + count * ((colour >> 8) & 255);
    totals[at + 3] = (totals[at + 3] ?? 0) + count * (colour & 255);
  }
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const at = 4 * cell;
    const count = totals[at] ?? 0;
    if (count === 0) continue;
    cells.push({ cell, count, sums: [totals[at + 1] ?? 0, totals[at + 2] ?? 0, totals[at + 3] ?? 0] });
  }
  spareMemory.give(memory);
  return cells;
}

/** How much a box asks to be cut: by its pixels, and by how different they are. One cell is never cut. */
function weightOf(box: readonly Cell[]): number {
  if (box.length < 2) return 0;
  const count = box.reduce((sum, cell) => sum + cell.count, 0);
  return Math.sqrt(count) * Math.max(...extents(box));
}

function extents(box: readonly Cell[]): number[] {
  return AXES.map((axis) => {
    let [least, most] = [31, 0];
    for (const { cell } of box) {
      const level = levelOf(cell, axis);
      if (level < least) least = level;
      if (level > most) most = level;
    }
    return most - least;
  });
}

const AXES = [0, 1, 2] as const;

/** At the middle of its pixels along its longest side; both halves have something. */
function cut(box: readonly Cell[]): readonly [Cell[], Cell[]] {
  const sizes = extents(box);
  const longest = AXES.reduce<Axis>(
    (best, axis) => ((sizes[axis] ?? 0) > (sizes[best] ?? 0) ? axis : best),
    1,
  );
  const sorted = box.toSorted(
    (one, other) => levelOf(one.cell, longest) - levelOf(other.cell, longest) || one.cell - other.cell,
  );
  const half = box.reduce((sum, cell) => sum + cell.count, 0) / 2;
  let passed = 0;
  let end = 0;
  while (end < sorted.length - 1 && (end === 0 || passed < half)) passed += sorted[end++]?.count ?? 0;
  return [sorted.slice(0, end), sorted.slice(end)];
}

function meanOf(box: readonly Cell[]): number {
  const count = box.reduce((sum, cell) => sum + cell.count, 0) || 1;
  const [red = 0, green = 0, blue = 0] = AXES.map((axis) =>
    Math.round(box.reduce((sum, { sums }) => sum + sums[axis], 0) / count),
  );
  return (red << 16) | (green << 8) | blue;
}
