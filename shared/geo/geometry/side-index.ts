import { buildFeatureIndex } from '../feature-index.ts';
import type { Box } from './box.ts';
import { type Coordinates, closeRing, type Geometry, ordinate, partsOf } from './geometry.ts';

/** The sides of a shape by their boxes. */
export interface SideIndex {
  readonly count: number;
  /** Whether a box shares a point with a side, to the last bits of rounding. */
  isNear(box: Box): boolean;
  /**
   * Walks over the pairs of sides whose boxes touch and that do not follow each other in a path. Ends where `visit`
   * answers false.
   */
  visitPairs(visit: (doCross: boolean) => boolean): void;
}

/** Sides of lines and rings; points have none. */
export function createSideIndex(geometry: Geometry): SideIndex {
  const { ends, paths } = sidesOf(geometry);
  const count = paths.length;
  const boxes = new Float64Array(4 * count);
  for (let side = 0; side < count; side++) boxes.set(boxNumbers(ends, side), 4 * side);
  const index = buildFeatureIndex(boxes);
  return {
    count,
    isNear: (box) => index.search(box).some((side) => meetsBox(ends, side, box)),
    visitPairs(visit) {
      for (let side = 0; side < count; side++) {
        const [xMin, yMin, xMax, yMax] = boxNumbers(ends, side);
        for (const other of index.search({ xMin, yMin, xMax, yMax })) {
          if (other <= side || (other === side + 1 && paths[other] === paths[side])) continue;
          if (!visit(doCross(ends, side, other))) return;
        }
      }
    },
  };
}

interface Sides {
  /** Four numbers a side. */
  readonly ends: Float64Array;
  /** The path of each side. */
  readonly paths: readonly number[];
}

function sidesOf(geometry: Geometry): Sides {
  const isArea = geometry.kind === 'polygon';
  const parts: readonly Coordinates[] =
    isArea || geometry.kind === 'polyline'
      ? partsOf(geometry).map((part) => (isArea ? closeRing(part) : part))
      : [];
  const ends: number[] = [];
  const paths: number[] = [];
  parts.forEach((part, path) => {
    for (let at = 0; at + 3 < part.length; at += 2) {
      for (let step = 0; step < 4; step++) ends.push(ordinate(part, at + step));
      paths.push(path);
    }
  });
  return { ends: Float64Array.from(ends), paths };
}

function boxNumbers(ends: Float64Array, side: number): [number, number, number, number] {
  const [x, y, endX, endY] = sideOf(ends, side);
  return [Math.min(x, endX), Math.min(y, endY), Math.max(x, endX), Math.max(y, endY)];
}

function sideOf(ends: Float64Array, side: number): [number, number, number, number] {
  const at = 4 * side;
  return [ordinate(ends, at), ordinate(ends, at + 1), ordinate(ends, at + 2), ordinate(ends, at + 3)];
}

/** Whether a side meets a box that its own box meets: not where all corners lie on one side of it. */
function meetsBox(ends: Float64Array, side: number, { xMin, yMin, xMax, yMax }: Box): boolean {
  const [x, y, endX, endY] = sideOf(ends, side);
  const turn = (cornerX: number, cornerY: number) => (endX - x) * (cornerY - y) - (endY - y) * (cornerX - x);
  const turns = [turn(xMin, yMin), turn(xMin, yMax), turn(xMax, yMin), turn(xMax, yMax)];
  // What rounding may hide counts as met.
  const doubt =
    1e-12 * (Math.abs(endX - x) + Math.abs(endY - y)) * Math.max(...turnReach(x, y, xMin, yMin, xMax, yMax));
  return !(turns.every((each) => each > doubt) || turns.every((each) => each < -doubt));
}

function turnReach(x: number, y: number, xMin: number, yMin: number, xMax: number, yMax: number): number[] {
  return [xMin - x, xMax - x, yMin - y, yMax - y].map(Math.abs);
}

/** Whether two sides cross inside both. Those that meet at an end or lie on each other do not count. */
function doCross(ends: Float64Array, one: number, other: number): boolean {
  const [x, y, endX, endY] = sideOf(ends, one);
  const [otherX, otherY, otherEndX, otherEndY] = sideOf(ends, other);
  const turn = (px: number, py: number) => Math.sign((endX - x) * (py - y) - (endY - y) * (px - x));
  const otherTurn = (px: number, py: number) =>
    Math.sign((otherEndX - otherX) * (py - otherY) - (otherEndY - otherY) * (px - otherX));
  return turn(otherX, otherY) * turn(otherEndX, otherEndY) < 0 && otherTurn(x, y) * otherTurn(endX, endY) < 0;
}
