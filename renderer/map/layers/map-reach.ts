import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';

export type Reach = [west: number, south: number, east: number, north: number];

/** Room around layers that lie outside of the base map, degrees. */
const MARGIN = 2;

/** MapLibre takes limits of exactly 360° for limits of no width, and fails: a reach of the whole world ends before. */
const EAST_END = 180 - 1e-9;

/** The limits of the base map, wider where layers lie outside of them, but never as wide as the world. */
export function reachOf(limits: Readonly<Reach>, boxes: readonly LonLatBounds[]): Reach {
  const reach: Reach = [...limits];
  for (const box of boxes) {
    if (isWithin(limits, box)) continue;
    reach[0] = Math.max(-EAST_END, Math.min(reach[0], box.west - MARGIN));
    reach[1] = Math.max(-85, Math.min(reach[1], box.south - MARGIN));
    reach[2] = Math.min(EAST_END, Math.max(reach[2], box.east + MARGIN));
    reach[3] = Math.min(85, Math.max(reach[3], box.north + MARGIN));
  }
  return reach;
}

function isWithin([west, south, east, north]: Readonly<Reach>, box: LonLatBounds): boolean {
  return box.west >= west && box.south >= south && box.east <= east && box.north <= north;
}
