// Cuts lines and rings to a box around the image: beyond it nothing is seen, and what is very far away would cost time.

export interface ClipBox {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** A part of a line that lies in the box. */
export interface LineRun {
  readonly path: readonly number[];
  /** How far along the whole line it begins, pixels: dashes go on from there. */
  readonly startPx: number;
}

/** The parts of a line in the box (Liang and Barsky). */
export function clipPath(path: readonly number[], box: ClipBox): LineRun[] {
  if (isInside(path, box)) return path.length >= 4 ? [{ path, startPx: 0 }] : [];
  const runs: { path: number[]; startPx: number }[] = [];
  let run: number[] | undefined;
  let lengthPx = 0;
  for (let index = 0; index + 3 < path.length; index += 2) {
    const side = path.slice(index, index + 4);
    const sidePx = lengthOf(side);
    const shares = visibleShares(side, box);
    if (!shares) run = undefined;
    else {
      const [start, end] = shares;
      if (!run || start > 0) {
        run = pointOn(side, start);
        runs.push({ path: run, startPx: lengthPx + start * sidePx });
      }
      run.push(...pointOn(side, end));
      if (end < 1) run = undefined;
    }
    lengthPx += sidePx;
  }
  return runs;
}

function lengthOf([x = 0, y = 0, endX = 0, endY = 0]: readonly number[]): number {
  return Math.sqrt((endX - x) * (endX - x) + (endY - y) * (endY - y));
}

function pointOn([x = 0, y = 0, endX = 0, endY = 0]: readonly number[], share: number): number[] {
  return share === 1 ? [endX, endY] : [x + share * (endX - x), y + share * (endY - y)];
}

/** From which share of a side to which it lies in the box. */
function visibleShares(
  [x = 0, y = 0, endX = 0, endY = 0]: readonly number[],
  box: ClipBox,
): readonly [number, number] | undefined {
  let start = 0;
  let end = 1;
  const edges = [
    [x - endX, x - box.xMin],
    [endX - x, box.xMax - x],
    [y - endY, y - box.yMin],
    [endY - y, box.yMax - y],
  ] as const;
  for (const [outward, room] of edges) {
    if (outward === 0 && room < 0) return undefined;
    if (outward < 0) start = Math.max(start, room / outward);
    else if (outward > 0) end = Math.min(end, room / outward);
  }
  return start < end ? [start, end] : undefined;
}

/** The part of a ring in the box, along whose edges it is closed (Sutherland and Hodgman); empty where there is none. */
export function clipRing(ring: readonly number[], box: ClipBox): readonly number[] {
  if (isInside(ring, box)) return ring;
  let clipped = ring;
  for (const [axis, limit, sign] of [
    [0, box.xMin, 1],
    [0, box.xMax, -1],
    [1, box.yMin, 1],
    [1, box.yMax, -1],
  ] as const) {
    clipped = clipAtLine(clipped, axis, limit, sign);
  }
  return clipped;
}

/** What lies on one side of a level or upright line. */
function clipAtLine(ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  let [lastX = 0, lastY = 0] = ring.slice(-2);
  let lastInside = sign * ((axis === 0 ? lastX : lastY) - limit);
  for (let index = 0; index + 1 < ring.length; index += 2) {
    const x = ring[index] ?? 0;
    const y = ring[index + 1] ?? 0;
    const inside = sign * ((axis === 0 ? x : y) - limit);
    if (inside < 0 !== lastInside < 0) {
      const share = lastInside / (lastInside - inside);
      if (axis === 0) kept.push(limit, lastY + share * (y - lastY));
      else kept.push(lastX + share * (x - lastX), limit);
    }
    if (inside >= 0) kept.push(x, y);
    [lastX, lastY, lastInside] = [x, y, inside];
  }
  return kept;
}

function isInside(path: readonly number[], box: ClipBox): boolean {
  for (let index = 0; index + 1 < path.length; index += 2) {
    const x = path[index] ?? 0;
    const y = path[index + 1] ?? 0;
    if (!(x >= box.xMin && x <= box.xMax && y >= box.yMin && y <= box.yMax)) return false;
  }
  return true;
}
