/** A point of a line, and the direction in which it goes on there, radians, clockwise from the right. */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** A line in pixels by the way along it. */
export class MeasuredPath {
  readonly lengthPx: number;
  private readonly path: readonly number[];
  /** The way to each vertex. */
  private readonly ways: number[] = [0];

  /** x and y in turn, two points at least. */
  constructor(path: readonly number[]) {
    this.path = path;
    let lengthPx = 0;
    for (let index = 2; index + 1 < path.length; index += 2) {
      const [x = 0, y = 0, endX = 0, endY = 0] = path.slice(index - 2, index + 2);
      lengthPx += Math.sqrt((endX - x) * (endX - x) + (endY - y) * (endY - y));
      this.ways.push(lengthPx);
    }
    this.lengthPx = lengthPx;
  }

  at(wayPx: number): PathPoint {
    const side = this.sideAt(wayPx);
    const [x = 0, y = 0, endX = 0, endY = 0] = this.path.slice(2 * side, 2 * side + 4);
    const [start = 0, end = 0] = this.ways.slice(side, side + 2);
    const share = end > start ? (wayPx - start) / (end - start) : 0;
    return {
      x: x + share * (endX - x),
      y: y + share * (endY - y),
      angle: Math.atan2(endY - y, endX - x),
    };
  }

  /** How far the line between two of its points goes away from the straight way between them. */
  strays(startPx: number, endPx: number): number {
    const [start, end] = [this.at(startPx), this.at(endPx)];
    const [width, height] = [end.x - start.x, end.y - start.y];
    const chordPx = Math.sqrt(width * width + height * height);
    let farthest = 0;
    for (let vertex = this.sideAt(startPx) + 1; (this.ways[vertex] ?? Infinity) < endPx; vertex++) {
      const across = (this.path[2 * vertex] ?? 0) - start.x;
      const down = (this.path[2 * vertex + 1] ?? 0) - start.y;
      const away =
        chordPx > 0 ? Math.abs(across * height - down * width) / chordPx : Math.abs(across) + Math.abs(down);
      farthest = Math.max(farthest, away);
    }
    return farthest;
  }

  /** The side on which a way ends, the last one for what is beyond. */
  private sideAt(wayPx: number): number {
    let low = 0;
    let high = this.ways.length - 2;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ways[middle + 1] ?? 0) < wayPx) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low);
  }
}
