import type { Box } from './box.ts';
import { buildFeatureIndex } from './feature-index.ts';
import { type Coordinates, closeRing, type Geometry, ordinate, partsOf } from './geometry.ts';
import {
  doublesBack,
  meetingOf,
  orient2d,
  type SegmentIntersection,
  type Side,
} from './segment-intersection.ts';

/** The sides of a shape by their boxes. */
export interface SegmentIndex {
  readonly count: number;
  /** Whether a box shares a point with a side; in doubt it does. */
  isNear(box: Box): boolean;
  /** The sides that a place may lie on; in doubt they are among them. */
  sidesNear(x: number, y: number): readonly Side[];
  /**
   * Walks over the pairs of sides whose boxes touch, and of those that follow each other only over those that go back
   * on themselves. Ends where `visit` answers false.
   */
  visitPairs(visit: (meeting: SegmentIntersection) => boolean): void;
}

/** Sides of lines and rings; points have none. */
export function createSegmentIndex(geometry: Geometry): SegmentIndex {
  const { ends, following } = sidesOf(geometry);
  const count = following.length;
  const sideAt = (side: number): Side => [
    ordinate(ends, 4 * side),
    ordinate(ends, 4 * side + 1),
    ordinate(ends, 4 * side + 2),
    ordinate(ends, 4 * side + 3),
  ];
  const boxes = new Float64Array(4 * count);
  for (let side = 0; side < count; side++) {
    const { xMin, yMin, xMax, yMax } = boxOf(sideAt(side));
    boxes.set([xMin, yMin, xMax, yMax], 4 * side);
  }
  const index = buildFeatureIndex(boxes);
  return {
    count,
    isNear: (box) => index.search(box).some((side) => meetsBox(sideAt(side), box)),
    sidesNear: (x, y) =>
      index
        .search({ xMin: x, yMin: y, xMax: x, yMax: y })
        .map(sideAt)
        .filter((side) => orient2d(side, x, y) === 0),
    visitPairs(visit) {
      for (let side = 0; side < count; side++) {
        const own = sideAt(side);
        for (const other of index.search(boxOf(own))) {
          if (other <= side) continue;
          const meeting = meetingInPath(side, other, following, sideAt);
          if (meeting && !visit(meeting)) return;
        }
      }
    },
  };
}

/** Undefined for two sides that follow each other as they should. */
function meetingInPath(
  side: number,
  other: number,
  following: readonly number[],
  sideAt: (side: number) => Side,
): SegmentIntersection | undefined {
  const isBefore = following[side] === other;
  if (!isBefore && following[other] !== side) return meetingOf(sideAt(side), sideAt(other));
  const isDoubledBack = isBefore
    ? doublesBack(sideAt(side), sideAt(other))
    : doublesBack(sideAt(other), sideAt(side));
  return isDoubledBack ? 'touching' : undefined;
}

interface Sides {
  /** Four numbers a side. */
  readonly ends: readonly number[];
  /** The side that begins where one ends; -1 at the end of a line. */
  readonly following: readonly number[];
}

function sidesOf(geometry: Geometry): Sides {
  const ends: number[] = [];
  const following: number[] = [];
  const add = (part: Coordinates, isRing: boolean) => {
    const first = following.length;
    for (let at = 0; at + 3 < part.length; at += 2) {
      const [x, y, endX, endY] = [0, 1, 2, 3].map((step) => ordinate(part, at + step));
      // A vertex that comes twice makes no side.
      if (x === endX && y === endY) continue;
      ends.push(x ?? Number.NaN, y ?? Number.NaN, endX ?? Number.NaN, endY ?? Number.NaN);
      following.push(following.length + 1);
    }
    if (following.length > first) following[following.length - 1] = isRing ? first : -1;
  };
  if (geometry.kind === 'polygon') for (const ring of geometry.rings) add(closeRing(ring), true);
  if (geometry.kind === 'polyline') for (const path of partsOf(geometry)) add(path, false);
  return { ends, following };
}

function boxOf([x, y, endX, endY]: Side): Box {
  return {
    xMin: Math.min(x, endX),
    yMin: Math.min(y, endY),
    xMax: Math.max(x, endX),
    yMax: Math.max(y, endY),
  };
}

/** Whether a side meets a box that its own box meets: not where all corners lie on one side of it. */
function meetsBox(side: Side, { xMin, yMin, xMax, yMax }: Box): boolean {
  const corner = orient2d(side, xMin, yMin);
  return (
    corner === 0 ||
    corner !== orient2d(side, xMin, yMax) ||
    corner !== orient2d(side, xMax, yMin) ||
    corner !== orient2d(side, xMax, yMax)
  );
}
