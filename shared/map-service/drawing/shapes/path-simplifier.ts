// Leaves out vertices that nobody would see missing: those that lie within a tolerance of the line between two that are
// kept. One pass: from the last kept vertex, every vertex after it narrows the cone of directions that pass near enough to
// all of them (Sklansky and Gonzalez 1980, Fast polygonal approximation of digitized curves, Pattern Recognition 12).

/** Takes vertices one after the other, in pixels; used again for path after path. */
export class PathSimplifier {
  private readonly tolerance: number;
  private path: number[] = [];
  /** The last vertex that is kept. */
  private anchorX = 0;
  private anchorY = 0;
  /** The last vertex of all. */
  private lastX = 0;
  private lastY = 0;
  /** How far from the anchor the way has come, squared. A way that comes back has a tip, which is kept. */
  private reach = 0;
  private hasCone = false;
  private leftX = 0;
  private leftY = 0;
  private rightX = 0;
  private rightY = 0;

  constructor(tolerancePx: number) {
    this.tolerance = tolerancePx;
  }

  /** Forgets a path that was not ended. */
  begin(): void {
    this.path = [];
  }

  add(x: number, y: number): void {
    if (this.path.length === 0) this.keep(x, y);
    else {
      if (!this.isNear(x, y)) this.keep(this.lastX, this.lastY);
      this.narrow(x - this.anchorX, y - this.anchorY);
    }
    this.lastX = x;
    this.lastY = y;
  }

  /** x and y in turn. The first and the last vertex are kept always; of a path that is one place, that place. */
  end(): number[] {
    const { path, lastX, lastY } = this;
    if (path.length > 0 && (lastX !== this.anchorX || lastY !== this.anchorY)) path.push(lastX, lastY);
    this.path = [];
    return path;
  }

  private keep(x: number, y: number): void {
    this.path.push(x, y);
    this.anchorX = x;
    this.anchorY = y;
    this.reach = 0;
    this.hasCone = false;
  }

  /** Whether a line from the anchor to there passes all vertices between within the tolerance. */
  private isNear(x: number, y: number): boolean {
    if (!this.hasCone) return true;
    const alongX = x - this.anchorX;
    const alongY = y - this.anchorY;
    return (
      alongX * alongX + alongY * alongY >= this.reach &&
      this.rightX * alongY >= this.rightY * alongX &&
      alongX * this.leftY >= alongY * this.leftX
    );
  }

  /** Lets only those directions through that pass near enough to a vertex, by its place seen from the anchor. */
  private narrow(alongX: number, alongY: number): void {
    const square = alongX * alongX + alongY * alongY;
    if (square <= this.tolerance * this.tolerance) return;
    if (square > this.reach) this.reach = square;
    const sine = this.tolerance / Math.sqrt(square);
    const cosine = Math.sqrt(1 - sine * sine);
    const leftX = alongX * cosine - alongY * sine;
    const leftY = alongY * cosine + alongX * sine;
    const rightX = alongX * cosine + alongY * sine;
    const rightY = alongY * cosine - alongX * sine;
    if (!this.hasCone || leftX * this.leftY >= leftY * this.leftX) {
      this.leftX = leftX;
      this.leftY = leftY;
    }
    if (!this.hasCone || this.rightX * rightY >= this.rightY * rightX) {
      this.rightX = rightX;
      this.rightY = rightY;
    }
    this.hasCone = true;
  }
}
