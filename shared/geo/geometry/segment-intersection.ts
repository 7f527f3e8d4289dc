/** `crossing`: inside both. `touching`: at an end of one, along each other, or so near to it that rounding may hide it. */
export type SegmentIntersection = 'disjoint' | 'touching' | 'crossing';

/** A straight side: where it begins and where it ends. */
export type Side = readonly [x: number, y: number, endX: number, endY: number];

/** What lies nearer to a line than this share of the lengths counts as on it: rounding does not tell. */
const DOUBT = 1e-12;

/** How two sides meet whose boxes touch. */
export function meetingOf(one: Side, other: Side): SegmentIntersection {
  const [x, y, endX, endY] = one;
  const [otherX, otherY, otherEndX, otherEndY] = other;
  const ownOrientation = orient2d(other, x, y) * orient2d(other, endX, endY);
  const otherOrientation = orient2d(one, otherX, otherY) * orient2d(one, otherEndX, otherEndY);
  if (ownOrientation > 0 || otherOrientation > 0) return 'disjoint';
  return ownOrientation < 0 && otherOrientation < 0 ? 'crossing' : 'touching';
}

/** Whether a side that begins where another ends goes back along it. */
export function doublesBack([x, y, endX, endY]: Side, next: Side): boolean {
  const [startX, startY, nextX, nextY] = next;
  const isAlong = orient2d([x, y, endX, endY], nextX, nextY) === 0;
  return isAlong && (endX - x) * (nextX - startX) + (endY - y) * (nextY - startY) < 0;
}

/** 1 for a place on the left of a side and of what goes on from it, -1 on the right, 0 on it or in doubt. */
export function orient2d([x, y, endX, endY]: Side, intersectionX: number, intersectionY: number): -1 | 0 | 1 {
  const [width, height, toX, toY] = [endX - x, endY - y, intersectionX - x, intersectionY - y];
  const turn = width * toY - height * toX;
  const doubt = DOUBT * (Math.abs(width) + Math.abs(height)) * (Math.abs(toX) + Math.abs(toY));
  if (Math.abs(turn) <= doubt) return 0;
  return turn > 0 ? 1 : -1;
}
