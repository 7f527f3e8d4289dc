import type { TilePoint } from './tile-frame.ts';

/**
 * The path with fewer vertices (Douglas and Peucker): none that is left out lies farther than `tolerance` from the new
 * sides. Ends stay. Own code, because a library would take objects and give others, vertex by vertex.
 */
export function simplifyPath(path: readonly TilePoint[], tolerance: number): TilePoint[] {
  const last = path.length - 1;
  if (last < 2) return [...path];
  const isKept = new Uint8Array(path.length);
  isKept[0] = 1;
  isKept[last] = 1;
  const waiting: [first: number, last: number][] = [[0, last]];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const farthest = farthestBetween(path, part, tolerance);
    if (farthest === undefined) continue;
    isKept[farthest] = 1;
    waiting.push([part[0], farthest], [farthest, part[1]]);
  }
  return path.filter((_, index) => isKept[index] === 1);
}

/** The vertex that lies farthest from the side between two others; undefined where none is beyond the tolerance. */
function farthestBetween(
  path: readonly TilePoint[],
  [first, last]: readonly [number, number],
  tolerance: number,
): number | undefined {
  const start = path[first];
  const end = path[last];
  if (!start || !end) return undefined;
  let most = tolerance * tolerance;
  let farthest: number | undefined;
  for (let index = first + 1; index < last; index++) {
    const point = path[index];
    const distance = point ? squaredDistance(point, start, end) : 0;
    if (distance > most) {
      most = distance;
      farthest = index;
    }
  }
  return farthest;
}

function squaredDistance([x, y]: TilePoint, [startX, startY]: TilePoint, [endX, endY]: TilePoint): number {
  const width = endX - startX;
  const height = endY - startY;
  const squared = width * width + height * height;
  const share = squared === 0 ? 0 : ((x - startX) * width + (y - startY) * height) / squared;
  const inside = Math.min(1, Math.max(0, share));
  return (x - startX - inside * width) ** 2 + (y - startY - inside * height) ** 2;
}
