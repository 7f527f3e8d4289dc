// The outline of a line with a width, as closed contours for the non-zero rule. All of them turn the same way, so that
// where they overlap the line is as opaque as elsewhere.

import type { StrokeStyle } from '../display-list.ts';

/** So far an arc may lie from its chords, pixels. */
const ARC_ERROR_PX = 0.1;
/** Sharper corners than this many half widths long are cut off: the limit of SVG and PostScript. */
const MITER_LIMIT = 4;
const SAME_POINT_PX = 1e-4;

/** A contour: the first `length` numbers, x and y in turn, until the next one is made. */
type Emit = (contour: Float32Array, length: number) => void;

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
  private path = new Float64Array(256);
  /** From the middle of the line to its left edge, for the segment that begins at each vertex. */
  private normals = new Float64Array(256);
  /** Of the segment that begins at each vertex. */
  private lengthsPx = new Float64Array(128);
  private contour = new Float32Array(1024);
  private length = 0;
  private count = 0;
  private style: StrokeStyle | undefined;
  private half = 0;
  private isRound = true;
  /** Largest angle that one chord of an arc stands for, radians. */
  private arcStep = 1;

  /** How long its longest buffer is. */
  get bufferLength(): number {
    return Math.max(this.path.length, this.contour.length);
  }

  /** Of the numbers from `start` to `end`; those of a ring go without its first vertex again at the end. */
  outline(
    points: Float32Array,
    start: number,
    end: number,
    { isRing, style, emit }: { isRing: boolean; style: StrokeStyle; emit: Emit },
  ): void {
    if (style !== this.style) this.takeStyle(style);
    this.readPath(points, start, end, isRing);
    const hasRoundCaps = style.cap === 'round';
    this.length = 0;
    if (this.count === 1 && hasRoundCaps) this.addDot();
    else if (this.count > 1) this.addSides(isRing, hasRoundCaps, emit);
    if (this.length > 0) emit(this.contour, this.length);
  }

  /** Most lines have the style of the one before. */
  private takeStyle(style: StrokeStyle): void {
    this.style = style;
    this.half = style.widthPx / 2;
    this.isRound = style.join === 'round';
    this.arcStep = 2 * Math.acos(Math.max(0.5, 1 - ARC_ERROR_PX / this.half));
  }

  /** All but the last contour is given out at once. */
  private addSides(isRing: boolean, hasRoundCaps: boolean, emit: Emit): void {
    this.computeNormals();
    if (isRing && this.count > 2) {
      this.addLeftSide();
      emit(this.contour, this.length);
      this.length = 0;
      this.addRightSide();
    } else this.addLine(hasRoundCaps);
  }

  private readPath(points: Float32Array, start: number, end: number, isRing: boolean): void {
    if (this.path.length < end - start) {
      this.path = new Float64Array(2 * (end - start));
      this.normals = new Float64Array(2 * (end - start));
      this.lengthsPx = new Float64Array(end - start);
    }
    const { path } = this;
    let count = 0;
    for (let index = start; index + 1 < end; index += 2) {
      const x = points[index] ?? 0;
      const y = points[index + 1] ?? 0;
      if (count > 0 && this.isAt(count - 1, x, y)) continue;
      path[2 * count] = x;
      path[2 * count + 1] = y;
      count++;
    }
    if (isRing && count > 1 && this.isAt(count - 1, path[0] ?? 0, path[1] ?? 0)) count--;
    this.count = count;
  }

  private isAt(vertex: number, x: number, y: number): boolean {
    return (
      Math.abs(x - (this.path[2 * vertex] ?? 0)) < SAME_POINT_PX &&
      Math.abs(y - (this.path[2 * vertex + 1] ?? 0)) < SAME_POINT_PX
    );
  }

  private computeNormals(): void {
    const { path, normals, lengthsPx, count, half } = this;
    for (let vertex = 0; vertex < count; vertex++) {
      const next = vertex + 1 === count ? 0 : vertex + 1;
      const width = (path[2 * next] ?? 0) - (path[2 * vertex] ?? 0);
      const height = (path[2 * next + 1] ?? 0) - (path[2 * vertex + 1] ?? 0);
      const lengthPx = Math.sqrt(width * width + height * height);
      const scale = half / lengthPx;
      lengthsPx[vertex] = lengthPx;
      normals[2 * vertex] = -height * scale;
      normals[2 * vertex + 1] = width * scale;
    }
  }

  private add(x: number, y: number): void {
    if (this.length + 2 > this.contour.length) {
      const larger = new Float32Array(2 * this.contour.length);
      larger.set(this.contour);
      this.contour = larger;
    }
    this.contour[this.length++] = x;
    this.contour[this.length++] = y;
  }

  private addDot(): void {
    const { path, half } = this;
    this.add(path[0] ?? 0, (path[1] ?? 0) + half);
    this.addArc(0, 0, half, -2 * Math.PI);
  }

  /** There on one side and back on the other. */
  private addLine(hasRoundCaps: boolean): void {
    const last = this.count - 1;
    for (let vertex = 1; vertex < last; vertex++) this.addJoin(vertex, vertex - 1, vertex, 1);
    this.addCap(last, last - 1, 1, hasRoundCaps);
    for (let vertex = last - 1; vertex > 0; vertex--) this.addJoin(vertex, vertex, vertex - 1, -1);
    this.addCap(0, 0, -1, hasRoundCaps);
  }

  private addLeftSide(): void {
    const { count } = this;
    for (let vertex = 0; vertex < count; vertex++) {
      this.addJoin(vertex, vertex === 0 ? count - 1 : vertex - 1, vertex, 1);
    }
  }

  private addRightSide(): void {
    const { count } = this;
    for (let vertex = count - 1; vertex >= 0; vertex--) {
      this.addJoin(vertex, vertex, vertex === 0 ? count - 1 : vertex - 1, -1);
    }
  }

  private addCap(vertex: number, segment: number, side: 1 | -1, isRound: boolean): void {
    const x = this.path[2 * vertex] ?? 0;
    const y = this.path[2 * vertex + 1] ?? 0;
    const normalX = side * (this.normals[2 * segment] ?? 0);
    const normalY = side * (this.normals[2 * segment + 1] ?? 0);
    this.add(x + normalX, y + normalY);
    if (isRound) this.addArc(vertex, normalX, normalY, -Math.PI);
    this.add(x - normalX, y - normalY);
  }

  /** The way around a corner from the edge of one segment to that of another, in the direction of the walk. */
  private addJoin(vertex: number, from: number, to: number, side: 1 | -1): void {
    const { path, normals, half } = this;
    const x = path[2 * vertex] ?? 0;
    const y = path[2 * vertex + 1] ?? 0;
    const fromX = side * (normals[2 * from] ?? 0);
    const fromY = side * (normals[2 * from + 1] ?? 0);
    const toX = side * (normals[2 * to] ?? 0);
    const toY = side * (normals[2 * to + 1] ?? 0);
    const cosine = Math.max(-1, (fromX * toX + fromY * toY) / (half * half));
    const sine = (fromX * toY - fromY * toX) / (half * half);
    const isInside = sine > 0;
    if (isInside ? this.edgesMeet(from, to, sine, cosine) : this.isPointed(cosine)) {
      // Where the edges of both segments meet: one vertex for the whole corner.
      this.add(x + (fromX + toX) / (1 + cosine), y + (fromY + toY) / (1 + cosine));
      return;
    }
    this.add(x + fromX, y + fromY);
    // On the inner side the way goes through the corner itself: no part of the line is then wound back.
    if (isInside) this.add(x, y);
    else if (this.isRound) this.addArc(vertex, fromX, fromY, -Math.acos(cosine));
    this.add(x + toX, y + toY);
  }

  /** Whether both edges cross each other on the inner side of a corner before their middles. */
  private edgesMeet(from: number, to: number, sine: number, cosine: number): boolean {
    const lengthPx = Math.min(this.lengthsPx[from] ?? 0, this.lengthsPx[to] ?? 0);
    return 2 * this.half * sine <= lengthPx * (1 + cosine);
  }

  /** Whether a corner ends in a point on its outer side, or in an arc that cannot be told from one. */
  private isPointed(cosine: number): boolean {
    // The square of how far the point is from the vertex, in half widths.
    const stretch = 2 / (1 + cosine);
    if (!this.isRound) return stretch <= MITER_LIMIT * MITER_LIMIT;
    return this.half * (Math.sqrt(stretch) - 1) <= ARC_ERROR_PX;
  }

  /** The points of an arc between its ends, by an angle in radians. */
  private addArc(vertex: number, startX: number, startY: number, angle: number): void {
    const x = this.path[2 * vertex] ?? 0;
    const y = this.path[2 * vertex + 1] ?? 0;
    const steps = Math.ceil(Math.abs(angle) / this.arcStep);
    for (let step = 1; step < steps; step++) {
      const cosine = Math.cos((angle * step) / steps);
      const sine = Math.sin((angle * step) / steps);
      this.add(x + startX * cosine - startY * sine, y + startX * sine + startY * cosine);
    }
  }
}
