/** `crossing`: inside both. `touching`: at an end of one, along each other, or so near to it that rounding may hide it. */
export type SideMeeting = 'apart' | 'touching' | 'crossing';

/** A straight side: where it begins and where it ends. */
export type Side = readonly [x: number, y: number, endX: number, endY: number];

/** What lies nearer to a line than this share of the lengths counts as on it: rounding does not tell. */
const DOUBT = 1e-12;

/** How two sides meet whose boxes touch. */
export function meetingOf(one: Side, other: Side): SideMeeting {
  const [x, y, endX, endY] = one;
  const [otherX, otherY, otherEndX, otherEndY] = other;
  const ownTurns = turnTo(other, x, y) * turnTo(other, endX, endY);
  const otherTurns = turnTo(one, otherX, otherY) * turnTo(one, otherEndX, otherEndY);
  if (ownTurns > 0 || otherTurns > 0) return 'apart';
  return ownTurns < 0 && otherTurns < 0 ? 'crossing' : 'touching';
}

/** Whether a side that begins where another ends goes back along it. */
export function goesBack([x, y, endX, endY]: Side, next: Side): boolean {
  const [startX, startY, nextX, nextY] = next;
  const isAlong = turnTo([x, y, endX, endY], nextX, nextY) === 0;
  return isAlong && (endX - x) * (nextX - startX) + (endY - y) * (nextY - startY) < 0;
}

/** 1 for a place on the left of a side and of what goes on from it, -1 on the right, 0 on it or in doubt. */
export function turnTo([x, y, endX, endY]: Side, placeX: number, placeY: number): -1 | 0 | 1 {
  const [width, height, toX, toY] = [endX - x, endY - y, placeX - x, placeY - y];
  const turn = width * toY - height * toX;
  const doubt = DOUBT * (Math.abs(width) + Math.abs(height)) * (Math.abs(toX) + Math.abs(toY));
  if (Math.abs(turn) <= doubt) return 0;
  return turn > 0 ? 1 : -1;
}
