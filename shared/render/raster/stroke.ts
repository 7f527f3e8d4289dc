// The outline of a line with a width, as closed contours for the non-zero rule. All of them turn the same way, so that
// where they overlap the line is as opaque as elsewhere.

import type { StrokeStyle } from '../display-list.ts';
import { StrokePath } from './stroke-path.ts';

/** So far an arc may lie from its chords, pixels. */
const ARC_ERROR_PX = 0.1;
/** Sharper corners than this many half widths long are cut off: the limit of SVG and PostScript. */
const MITER_LIMIT = 4;
/** Of both ends of a corner and the vertex itself. */
const CORNER_NUMBERS = 6;

/** A contour: the numbers from `start` to `end`, x and y in turn, until the next one is made. */
type Emit = (contour: Float32Array, start: number, end: number) => void;

/** Larger ones are not kept. */
const MAX_KEPT_LENGTH = 16_384;
let kept: Stroker | undefined;

/** The one that was given back, or a new one: its buffers would else be made for every picture. */
export function takeStroker(): Stroker {
  const stroker = kept ?? new Stroker();
  kept = undefined;
  return stroker;
}

/** Nothing is outlined by it any more: others may have it. */
export function giveStroker(stroker: Stroker): void {
  if (stroker.bufferLength <= MAX_KEPT_LENGTH) kept = stroker;
}

/** Makes outlines. Its buffers are used again: millions of short lines would otherwise be millions of arrays. */
export class Stroker {
  private readonly path = new StrokePath();
  /** Grows from its beginning: the way there. */
  private left = new Float32Array(1024);
  private leftEnd = 0;
  /** Grows from its end towards its beginning: the way back. */
  private right = new Float32Array(1024);
  private rightStart = 0;
  private style: StrokeStyle | undefined;
  private half = 0;
  private isRound = true;
  /** Largest angle that one chord of an arc stands for, radians. */
  private arcStep = 1;
  /** What one corner has at most. */
  private cornerRoom = CORNER_NUMBERS;

  /** How long its longest buffer is. */
  get bufferLength(): number {
    return Math.max(this.path.points.length, this.left.length, this.right.length);
  }

  /** Of the numbers from `start` to `end`; those of a ring go without its first vertex again at the end. */
  outline(
    points: Float32Array,
    start: number,
    end: number,
    { isRing, style, emit }: { isRing: boolean; style: StrokeStyle; emit: Emit },
  ): void {
    if (style !== this.style) this.takeStyle(style);
    const { path } = this;
    path.read(points, start, end, isRing);
    this.leftEnd = 0;
    this.rightStart = this.right.length;
    if (path.count > 1) path.measure(style);
    if (isRing && path.count > 2) {
      this.addCorners(path.count - 1, 0, path.count);
      emit(this.left, 0, this.leftEnd);
      emit(this.right, this.rightStart, this.right.length);
    } else {
      if (path.count > 1) this.addLine(style.cap === 'round');
      else if (path.count === 1 && style.cap === 'round') this.addDot();
      if (this.leftEnd > 0) emit(this.left, 0, this.leftEnd);
    }
  }

  /** Most lines have the style of the one before. */
  private takeStyle(style: StrokeStyle): void {
    this.style = style;
    this.half = style.widthPx / 2;
    this.isRound = style.join === 'round';
    this.arcStep = 2 * Math.acos(Math.max(0.5, 1 - ARC_ERROR_PX / this.half));
    this.cornerRoom = CORNER_NUMBERS + 2 * Math.ceil((2 * Math.PI) / this.arcStep);
  }

  /** There on one side and back on the other. */
  private addLine(hasRoundCaps: boolean): void {
    const last = this.path.count - 1;
    this.addCorners(0, 1, last);
    this.addCap(last, last - 1, 1, hasRoundCaps);
    const { right, rightStart, leftEnd } = this;
    this.reserve(right.length - rightStart);
    this.left.set(right.subarray(rightStart), leftEnd);
    this.leftEnd += right.length - rightStart;
    this.addCap(0, 0, -1, hasRoundCaps);
  }

  /**
   * The way around each of some corners from the edge of one segment to that of another, on both sides. `before`: the
   * vertex before the first. All in one, for what is handed from function to function becomes an object.
   */
  private addCorners(before: number, first: number, end: number): void {
    const { half, isRound, cornerRoom } = this;
    const { points, normals, lengthsPx } = this.path;
    const square = half * half;
    let last = before;
    for (let vertex = first; vertex < end; vertex++) {
      this.reserve(cornerRoom);
      const { left, right } = this;
      const x = points[2 * vertex] ?? 0;
      const y = points[2 * vertex + 1] ?? 0;
      const fromX = normals[2 * last] ?? 0;
      const fromY = normals[2 * last + 1] ?? 0;
      const toX = normals[2 * vertex] ?? 0;
      const toY = normals[2 * vertex + 1] ?? 0;
      const cosine = Math.max(-1, (fromX * toX + fromY * toY) / square);
      const sine = (fromX * toY - fromY * toX) / square;
      // Where the edges of both segments meet: one vertex for the whole corner.
      const tipX = (fromX + toX) / (1 + cosine);
      const tipY = (fromY + toY) / (1 + cosine);
      const lengthPx = Math.min(lengthsPx[last] ?? 0, lengthsPx[vertex] ?? 0);
      // On the inner side both edges may cross each other before their middles; the outer one may end in a point, or in an
      // arc that cannot be told from one. The square of how far that is from the vertex, in half widths:
      const stretch = 2 / (1 + cosine);
      const doMeet = 2 * half * Math.abs(sine) <= lengthPx * (1 + cosine);
      const isPointed = isRound
        ? half * (Math.sqrt(stretch) - 1) <= ARC_ERROR_PX
        : stretch <= MITER_LIMIT * MITER_LIMIT;
      if (sine > 0 ? doMeet : isPointed) {
        left[this.leftEnd++] = x + tipX;
        left[this.leftEnd++] = y + tipY;
      } else {
        left[this.leftEnd++] = x + fromX;
        left[this.leftEnd++] = y + fromY;
        if (sine > 0) {
          // On the inner side the way goes through the corner itself: no part of the line is then wound back.
          left[this.leftEnd++] = x;
          left[this.leftEnd++] = y;
        } else if (isRound) this.addCornerArc(vertex, last, 1);
        left[this.leftEnd++] = x + toX;
        left[this.leftEnd++] = y + toY;
      }
      if (sine < 0 ? doMeet : isPointed) {
        right[--this.rightStart] = y - tipY;
        right[--this.rightStart] = x - tipX;
      } else {
        right[--this.rightStart] = y - fromY;
        right[--this.rightStart] = x - fromX;
        if (sine < 0) {
          right[--this.rightStart] = y;
          right[--this.rightStart] = x;
        } else if (isRound) this.addCornerArc(vertex, last, -1);
        right[--this.rightStart] = y - toY;
        right[--this.rightStart] = x - toX;
      }
      last = vertex;
    }
  }

  /** Room for so many more numbers on either side. */
  private reserve(numbers: number): void {
    if (this.leftEnd + numbers > this.left.length) {
      const larger = new Float32Array(2 * (this.leftEnd + numbers));
      larger.set(this.left);
      this.left = larger;
    }
    if (this.rightStart < numbers) {
      const used = this.right.subarray(this.rightStart);
      this.right = new Float32Array(2 * (used.length + numbers));
      this.rightStart = this.right.length - used.length;
      this.right.set(used, this.rightStart);
    }
  }

  /** The points of the arc around the outer side of a corner, between its ends. */
  private addCornerArc(vertex: number, last: number, side: 1 | -1): void {
    const { left, right, half } = this;
    const { points, normals } = this.path;
    // Either side begins where the way along it comes from.
    const [from, to] = side === 1 ? [last, vertex] : [vertex, last];
    const startX = side * (normals[2 * from] ?? 0);
    const startY = side * (normals[2 * from + 1] ?? 0);
    const product = startX * side * (normals[2 * to] ?? 0) + startY * side * (normals[2 * to + 1] ?? 0);
    const angle = -Math.acos(Math.max(-1, product / (half * half)));
    const steps = Math.ceil(Math.abs(angle) / this.arcStep);
    for (let count = 1; count < steps; count++) {
      const step = side === 1 ? count : steps - count;
      const cosine = Math.cos((angle * step) / steps);
      const sine = Math.sin((angle * step) / steps);
      const x = (points[2 * vertex] ?? 0) + startX * cosine - startY * sine;
      const y = (points[2 * vertex + 1] ?? 0) + startX * sine + startY * cosine;
      if (side === 1) {
        left[this.leftEnd++] = x;
        left[this.leftEnd++] = y;
      } else {
        right[--this.rightStart] = y;
        right[--this.rightStart] = x;
      }
    }
  }

  private addDot(): void {
    const [x = 0, y = 0] = this.path.points;
    this.reserve(this.cornerRoom);
    this.add(x, y + this.half);
    this.addArc(0, 0, this.half, -2 * Math.PI);
  }

  private addCap(vertex: number, segment: number, side: 1 | -1, isRound: boolean): void {
    const { points, normals } = this.path;
    const x = points[2 * vertex] ?? 0;
    const y = points[2 * vertex + 1] ?? 0;
    const normalX = side * (normals[2 * segment] ?? 0);
    const normalY = side * (normals[2 * segment + 1] ?? 0);
    this.reserve(this.cornerRoom);
    this.add(x + normalX, y + normalY);
    if (isRound) this.addArc(vertex, normalX, normalY, -Math.PI);
    this.add(x - normalX, y - normalY);
  }

  /** The points of an arc between its ends, by an angle in radians. */
  private addArc(vertex: number, startX: number, startY: number, angle: number): void {
    const x = this.path.points[2 * vertex] ?? 0;
    const y = this.path.points[2 * vertex + 1] ?? 0;
    const steps = Math.ceil(Math.abs(angle) / this.arcStep);
    for (let step = 1; step < steps; step++) {
      const cosine = Math.cos((angle * step) / steps);
      const sine = Math.sin((angle * step) / steps);
      this.add(x + startX * cosine - startY * sine, y + startX * sine + startY * cosine);
    }
  }

  private add(x: number, y: number): void {
    this.left[this.leftEnd++] = x;
    this.left[this.leftEnd++] = y;
  }
}
