import { PLANT_SIZE } from '../../../../shared/cartography/plants.ts';
import { type MarkSum, sumMarks } from './mark-sum.ts';
import { markRadiusPx, type PlantMark } from './plant-mark.ts';

/** One or more marks as a circle on the square of Web Mercator's world, whose sides are 1, from the north-west. */
export interface MarkCircle {
  /** The largest first. */
  readonly marks: readonly PlantMark[];
  readonly sum: MarkSum;
  readonly x: number;
  readonly y: number;
  /** MW: of plants, of pumps alone theirs. */
  readonly size: number;
  readonly radiusPx: number;
}

export function markCircle(mark: PlantMark): MarkCircle {
  const x = mark.longitude / 360 + 0.5;
  const y = 0.5 - Math.asinh(Math.tan((mark.latitude * Math.PI) / 180)) / (2 * Math.PI);
  return circleOf([mark], x, y);
}

function circleOf(marks: readonly PlantMark[], x: number, y: number): MarkCircle {
  const sum = sumMarks(marks);
  const size = Math.max(sum.plantMw, sum.pumpMw);
  return { marks, sum, x, y, size, radiusPx: markRadiusPx(size) };
}

/**
 * Joins circles until none overlaps another in a world of so many CSS pixels. The largest take what lies under them first,
 * so that the order in which circles come decides nothing. Circles that stay alone are the same objects.
 */
export function joinOverlapping(circles: readonly MarkCircle[], worldPx: number): readonly MarkCircle[] {
  let before = circles.toSorted(largestFirst);
  // Joined circles are larger, and may reach others: each turn has fewer of them.
  for (;;) {
    const after = joinOnce(before, worldPx);
    if (after.length === before.length) return after;
    before = after.toSorted(largestFirst);
  }
}

/** As wide as two of the largest reach: what overlaps a circle lies in its cell or a neighbour. */
const CELL_PX = 2 * PLANT_SIZE.maxRadiusPx;
const STEPS = [-1, 0, 1] as const;

function joinOnce(sorted: readonly MarkCircle[], worldPx: number): MarkCircle[] {
  const cellsAcross = worldPx / CELL_PX;
  const cells = new Map<number, MarkCircle[]>();
  for (const circle of sorted) {
    const key = cellKey(circle.x * cellsAcross, circle.y * cellsAcross);
    const cell = cells.get(key);
    if (cell) cell.push(circle);
    else cells.set(key, [circle]);
  }
  const taken = new Set<MarkCircle>();
  const result: MarkCircle[] = [];
  for (const circle of sorted) {
    if (taken.has(circle)) continue;
    taken.add(circle);
    const under = around(circle, cells, cellsAcross).filter(
      (other) => !taken.has(other) && overlap(circle, other, worldPx),
    );
    for (const other of under) taken.add(other);
    result.push(under.length === 0 ? circle : joined([circle, ...under.sort(largestFirst)]));
  }
  return result;
}

/** The circles of a cell and its neighbours. */
function around(
  { x, y }: MarkCircle,
  cells: ReadonlyMap<number, readonly MarkCircle[]>,
  cellsAcross: number,
): MarkCircle[] {
  const found: MarkCircle[] = [];
  for (const right of STEPS) {
    for (const down of STEPS) {
      const cell = cells.get(cellKey(x * cellsAcross + right, y * cellsAcross + down));
      if (cell) found.push(...cell);
    }
  }
  return found;
}

function cellKey(x: number, y: number): number {
  return Math.floor(x) * 2 ** 24 + Math.floor(y);
}

function overlap(one: MarkCircle, other: MarkCircle, worldPx: number): boolean {
  const [right, down] = [one.x - other.x, one.y - other.y];
  const reach = (one.radiusPx + other.radiusPx) / worldPx;
  return right * right + down * down < reach * reach;
}

function joined(circles: readonly MarkCircle[]): MarkCircle {
  const marks = circles.flatMap((circle) => circle.marks);
  const mean = (place: (circle: MarkCircle) => number) =>
    circles.reduce((sum, circle) => sum + circle.marks.length * place(circle), 0) / marks.length;
  return circleOf(
    marks,
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
}

/** By MW, and among equals by key. */
function largestFirst(one: MarkCircle, other: MarkCircle): number {
  return other.size - one.size || (firstKey(one) < firstKey(other) ? -1 : 1);
}

function firstKey({ marks }: MarkCircle): string {
  return marks[0]?.key ?? '';
}
