import { badGeometry } from '../crs/geo-problem.ts';

type XY = readonly [x: number, y: number];

interface SegmentEnds {
  readonly from: XY;
  readonly to: XY;
}

export interface LineSegment extends SegmentEnds {
  readonly kind: 'line';
}

/** Part of an ellipse; of a circle with ratio 1. */
export interface ArcSegment extends SegmentEnds {
  readonly kind: 'arc';
  readonly centre: XY;
  readonly isCounterclockwise: boolean;
  /** Less than half a turn. Only asked when both ends are the same: then it is either nothing or the whole turn. */
  readonly isMinor: boolean;
  /** Direction of the longer axis, radians anticlockwise from east. */
  readonly rotation: number;
  /** The shorter axis in parts of the longer, over 0 and up to 1. */
  readonly ratio: number;
}

export interface BezierSegment extends SegmentEnds {
  readonly kind: 'bezier';
  /** The control points between the ends: two for a cubic curve. */
  readonly controls: readonly XY[];
}

export type PathSegment = LineSegment | ArcSegment | BezierSegment;

const MAX_POINTS = 100_000;

/**
 * A path of straight lines that is nowhere farther from the curves than `tolerance`, in units of the coordinates.
 * The ends of segments are kept to the bit. Throws `map/bad-geometry` for what is no curve.
 */
export function linearisePath(segments: readonly PathSegment[], tolerance: number): number[] {
  const path: number[] = [];
  for (const segment of segments) {
    const [x, y] = segment.from;
    if (path.at(-2) !== x || path.at(-1) !== y) path.push(x, y);
    if (segment.kind === 'arc') addArc(path, segment, tolerance);
    else if (segment.kind === 'bezier') addBezier(path, segment, tolerance);
    path.push(...segment.to);
  }
  return path;
}

/** Adds what lies between the ends. */
function addArc(path: number[], arc: ArcSegment, tolerance: number): void {
  if (!(arc.ratio > 0 && arc.ratio <= 1))
    throw badGeometry('the axes of an arc have no ratio between 0 and 1');
  const start = ellipseParameter(arc.from, arc);
  const end = ellipseParameter(arc.to, arc);
  // A centre on an end is how degenerate arcs come: they are lines.
  if (start.axis === 0 || end.axis === 0) return;
  const sweep = sweepOf(start.angle, end.angle, arc);
  const largest = Math.max(start.axis, end.axis);
  // A chord of a circle is r (1 − cos(half its angle)) off; an ellipse is a circle pressed together, and so is this.
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / largest));
  const count = countOf(Math.abs(sweep) / step);
  const cosine = Math.cos(arc.rotation);
  const sine = Math.sin(arc.rotation);
  for (let index = 1; index < count; index++) {
    const share = index / count;
    const angle = start.angle + share * sweep;
    // A centre with few digits has two radii: slide from one to the other.
    const axis = start.axis + share * (end.axis - start.axis);
    const along = axis * Math.cos(angle);
    const across = axis * arc.ratio * Math.sin(angle);
    path.push(arc.centre[0] + along * cosine - across * sine, arc.centre[1] + along * sine + across * cosine);
  }
}

/** The angle of a point on the circle that the ellipse was before it was pressed, and the circle's radius. */
function ellipseParameter(
  [x, y]: XY,
  { centre, rotation, ratio }: ArcSegment,
): { angle: number; axis: number } {
  const east = x - centre[0];
  const north = y - centre[1];
  const along = east * Math.cos(rotation) + north * Math.sin(rotation);
  const across = (north * Math.cos(rotation) - east * Math.sin(rotation)) / ratio;
  return { angle: Math.atan2(across, along), axis: Math.hypot(along, across) };
}

function sweepOf(start: number, end: number, { from, to, isCounterclockwise, isMinor }: ArcSegment): number {
  const turn = 2 * Math.PI;
  if (from[0] === to[0] && from[1] === to[1]) return isMinor ? 0 : isCounterclockwise ? turn : -turn;
  const anticlockwise = (((end - start) % turn) + turn) % turn;
  return isCounterclockwise ? anticlockwise : anticlockwise - turn;
}

function addBezier(path: number[], { from, controls, to }: BezierSegment, tolerance: number): void {
  const points = [from, ...controls, to];
  const degree = points.length - 1;
  if (degree < 2) return;
  // Even steps are off by no more than d (d − 1) / 8 · (largest second difference) / n².
  let largest = 0;
  for (let index = 0; index + 2 < points.length; index++) {
    const [first, second, third] = points.slice(index, index + 3) as [XY, XY, XY];
    largest = Math.max(
      largest,
      Math.hypot(first[0] - 2 * second[0] + third[0], first[1] - 2 * second[1] + third[1]),
    );
  }
  const count = countOf(Math.sqrt((degree * (degree - 1) * largest) / (8 * tolerance)));
  for (let index = 1; index < count; index++) path.push(...bezierPoint(points, index / count));
}

/** De Casteljau: between the points again and again until one is left. */
function bezierPoint(points: readonly XY[], share: number): XY {
  let row: XY[] = [...points];
  while (row.length > 1) {
    row = row.slice(1).map(([x, y], index) => {
      const [previousX, previousY] = row[index] ?? [x, y];
      return [previousX + share * (x - previousX), previousY + share * (y - previousY)];
    });
  }
  return row[0] ?? [Number.NaN, Number.NaN];
}

function countOf(wanted: number): number {
  if (!(wanted <= MAX_POINTS)) throw badGeometry(`a curve needs more than ${MAX_POINTS} points`);
  return Math.max(1, Math.ceil(wanted));
}
