import type { StrokeStyle } from '../display-list.ts';

const SAME_POINT_PX = 1e-4;

/** The vertices of a line that is stroked, with their segments; used again for line after line. */
export class StrokePath {
  /** x and y in turn. */
  points = new Float64Array(256);
  /** From the middle of the line to its left edge, for the segment that begins at each vertex. */
  normals = new Float64Array(256);
  /** Of the segment that begins at each vertex. */
  lengthsPx = new Float64Array(128);
  count = 0;

  /** Of the numbers from `start` to `end`; what repeats the vertex before is left out. */
  read(numbers: Float32Array, start: number, end: number, isRing: boolean): void {
    if (this.points.length < end - start) {
      this.points = new Float64Array(2 * (end - start));
      this.normals = new Float64Array(2 * (end - start));
      this.lengthsPx = new Float64Array(end - start);
    }
    const { points } = this;
    let count = 0;
    for (let index = start; index + 1 < end; index += 2) {
      const x = numbers[index] ?? 0;
      const y = numbers[index + 1] ?? 0;
      if (count > 0 && this.isAt(count - 1, x, y)) continue;
      points[2 * count] = x;
      points[2 * count + 1] = y;
      count++;
    }
    if (isRing && count > 1 && this.isAt(count - 1, points[0] ?? 0, points[1] ?? 0)) count--;
    this.count = count;
  }

  private isAt(vertex: number, x: number, y: number): boolean {
    return (
      Math.abs(x - (this.points[2 * vertex] ?? 0)) < SAME_POINT_PX &&
      Math.abs(y - (this.points[2 * vertex + 1] ?? 0)) < SAME_POINT_PX
    );
  }

  measure({ widthPx }: StrokeStyle): void {
    const { points, normals, lengthsPx, count } = this;
    const half = widthPx / 2;
    for (let vertex = 0; vertex < count; vertex++) {
      const next = vertex + 1 === count ? 0 : vertex + 1;
      const width = (points[2 * next] ?? 0) - (points[2 * vertex] ?? 0);
      const height = (points[2 * next + 1] ?? 0) - (points[2 * vertex + 1] ?? 0);
      const lengthPx = Math.sqrt(width * width + height * height);
      const scale = half / lengthPx;
      lengthsPx[vertex] = lengthPx;
      normals[2 * vertex] = -height * scale;
      normals[2 * vertex + 1] = width * scale;
    }
  }
}
