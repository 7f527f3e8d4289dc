// The outline of a line with a width, as closed contours for the non-zero rule. All of them turn the same way, so that
// where they overlap the line is as opaque as elsewhere.

import type { StrokeStyle } from '../display-list.ts';

/** So far an arc may lie from its chords, pixels. */
const ARC_ERROR_PX = 0.1;
/** Sharper corners than this many half widths long are cut off: the limit of SVG and PostScript. */
const MITER_LIMIT = 4;
const SAME_POINT_PX = 1e-4;

type Emit = (contour: readonly number[]) => void;
type Shape = Pick<StrokeStyle, 'widthPx' | 'join' | 'cap'>;

/** `points`: x and y in turn, those of a ring without its first one again at the end. */
export function strokeContours(points: ArrayLike<number>, isRing: boolean, shape: Shape, emit: Emit): void {
  const path = withoutRepeats(points, isRing);
  const count = path.length / 2;
  const stroke = new Stroking(path, shape);
  if (count === 1 && shape.cap === 'round') emit(stroke.dot());
  if (count < 2) return;
  if (isRing && count > 2) {
    emit(stroke.ringSide(1));
    emit(stroke.ringSide(-1));
  } else emit(stroke.lineContour());
}

function withoutRepeats(points: ArrayLike<number>, isRing: boolean): number[] {
  const path: number[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    if (path.length === 0 || !isSame(x, y, path, path.length - 2)) path.push(x, y);
  }
  if (isRing && path.length > 2 && isSame(path[0] ?? 0, path[1] ?? 0, path, path.length - 2))
    path.length -= 2;
  return path;
}

function isSame(x: number, y: number, path: readonly number[], at: number): boolean {
  return Math.abs(x - (path[at] ?? 0)) < SAME_POINT_PX && Math.abs(y - (path[at + 1] ?? 0)) < SAME_POINT_PX;
}

class Stroking {
  private readonly path: readonly number[];
  private readonly count: number;
  private readonly half: number;
  private readonly shape: Shape;
  /** Largest angle that one chord of an arc stands for, radians. */
  private readonly arcStep: number;

  constructor(path: readonly number[], shape: Shape) {
    this.path = path;
    this.count = path.length / 2;
    this.half = shape.widthPx / 2;
    this.shape = shape;
    this.arcStep = 2 * Math.acos(Math.max(0.5, 1 - ARC_ERROR_PX / this.half));
  }

  dot(): number[] {
    const [x, y] = this.at(0);
    const contour = [x, y + this.half];
    this.arc(contour, [x, y], [0, this.half], -2 * Math.PI);
    return contour;
  }

  /** There on one side and back on the other. */
  lineContour(): number[] {
    const contour: number[] = [];
    const last = this.count - 1;
    contour.push(...this.beside(0, this.normal(0), 1));
    for (let index = 1; index < last; index++)
      this.join(contour, index, this.normal(index - 1), this.normal(index), 1);
    this.cap(contour, last, this.normal(last - 1), 1);
    for (let index = last - 1; index > 0; index--) {
      this.join(contour, index, this.normal(index), this.normal(index - 1), -1);
    }
    this.cap(contour, 0, this.normal(0), -1);
    return contour;
  }

  ringSide(side: 1 | -1): number[] {
    const contour: number[] = [];
    for (let step = 0; step < this.count; step++) {
      const index = side > 0 ? step : this.count - 1 - step;
      const before = this.normal((index + this.count - 1) % this.count);
      const after = this.normal(index);
      if (side > 0) this.join(contour, index, before, after, 1);
      else this.join(contour, index, after, before, -1);
    }
    return contour;
  }

  private at(index: number): [number, number] {
    return [this.path[2 * index] ?? 0, this.path[2 * index + 1] ?? 0];
  }

  /** From the middle of the line to its left edge along the segment that begins at a vertex. */
  private normal(index: number): [number, number] {
    const [x, y] = this.at(index);
    const [nextX, nextY] = this.at((index + 1) % this.count);
    const scale = this.half / Math.sqrt((nextX - x) * (nextX - x) + (nextY - y) * (nextY - y));
    return [(y - nextY) * scale, (nextX - x) * scale];
  }

  private beside(
    index: number,
    [normalX, normalY]: readonly [number, number],
    side: 1 | -1,
  ): [number, number] {
    const [x, y] = this.at(index);
    return [x + side * normalX, y + side * normalY];
  }

  private cap(contour: number[], index: number, normal: readonly [number, number], side: 1 | -1): void {
    contour.push(...this.beside(index, normal, side));
    if (this.shape.cap === 'round') this.arc(contour, this.at(index), scaled(normal, side), -Math.PI);
    contour.push(...this.beside(index, normal, side > 0 ? -1 : 1));
  }

  /** The way around a corner from the edge of one segment to that of the next, in the direction of the walk. */
  private join(
    contour: number[],
    index: number,
    from: readonly [number, number],
    to: readonly [number, number],
    side: 1 | -1,
  ): void {
    const cross = from[0] * to[1] - from[1] * to[0];
    const dot = from[0] * to[0] + from[1] * to[1];
    const square = this.half * this.half;
    contour.push(...this.beside(index, from, side));
    const isStraight = dot > 0.999 * square;
    // On the inner side the way goes through the corner itself: no part of the line is then wound back.
    if (cross > 0 && !isStraight) contour.push(...this.at(index));
    else if (!isStraight && this.shape.join === 'round') {
      this.arc(
        contour,
        this.at(index),
        scaled(from, side),
        -Math.acos(Math.min(1, Math.max(-1, dot / square))),
      );
    } else if (!isStraight) this.miter(contour, index, { from, to, side, dot });
    contour.push(...this.beside(index, to, side));
  }

  private miter(
    contour: number[],
    index: number,
    corner: { from: readonly [number, number]; to: readonly [number, number]; side: 1 | -1; dot: number },
  ): void {
    const { from, to, side, dot } = corner;
    const square = this.half * this.half;
    // 1 / cos² of half the turn, the square of how long the miter is.
    const stretch = (2 * square) / (square + dot);
    if (!(stretch <= MITER_LIMIT * MITER_LIMIT)) return;
    const [x, y] = this.at(index);
    contour.push(x + (side * stretch * (from[0] + to[0])) / 2, y + (side * stretch * (from[1] + to[1])) / 2);
  }

  /** The points of an arc between its ends, by an angle in radians. */
  private arc(
    contour: number[],
    centre: [number, number],
    start: readonly [number, number],
    angle: number,
  ): void {
    const steps = Math.ceil(Math.abs(angle) / this.arcStep);
    for (let step = 1; step < steps; step++) {
      const cosine = Math.cos((angle * step) / steps);
      const sine = Math.sin((angle * step) / steps);
      contour.push(
        centre[0] + start[0] * cosine - start[1] * sine,
        centre[1] + start[0] * sine + start[1] * cosine,
      );
    }
  }
}

function scaled([x, y]: readonly [number, number], factor: number): [number, number] {
  return [x * factor, y * factor];
}
