// Which marks stand alone and which stand together in a cluster, at each zoom. Marks are joined where they would overlap and
// nowhere else, so the answer depends on where plants lie and how large they are, and never on the order of their rows.
// MapLibre's own clusters join what lies within so many pixels, whatever its size, beginning with the first row.

import { MAX_ZOOM } from '../../camera/home.ts';
import { joinOverlapping, type MarkCircle, markCircle } from './join-overlapping.ts';
import type { MarkSum } from './mark-sum.ts';
import type { PlantMark } from './plant-mark.ts';

/** A mark, or several of them, as they stand on the map at some zooms. */
export interface MarkGroup {
  /** The largest first; more than one are a cluster. */
  readonly marks: readonly PlantMark[];
  readonly sum: MarkSum;
  /** Degrees: the middle of its marks. */
  readonly longitude: number;
  readonly latitude: number;
  /** CSS pixels, on the scale of all marks. */
  readonly radiusPx: number;
  /** Whole zooms, the first and the last at which it stands on the map. */
  readonly fromZoom: number;
  readonly toZoom: number;
}

/** The whole world at zoom 0 of MapLibre, CSS pixels. */
const WORLD_PX = 512;
/** A map changes its groups at whole zooms; what overlaps is asked half-way to the next one. */
const HALF_WAY = 0.5;

const known = new WeakMap<readonly PlantMark[], { alone?: Groups; joined?: Groups }>();
type Groups = readonly MarkGroup[];

/** The groups of marks, computed once for an array: alone, or joined where they overlap. */
export function groupsOf(marks: readonly PlantMark[], isClustered: boolean): Groups {
  const found = known.get(marks) ?? {};
  known.set(marks, found);
  if (isClustered) found.joined ??= joinedGroups(marks);
  else found.alone ??= marks.map((mark) => groupOf(markCircle(mark), 0, MAX_ZOOM));
  return (isClustered ? found.joined : found.alone) ?? [];
}

export function isCluster({ marks }: MarkGroup): boolean {
  return marks.length > 1;
}

/** Whether a group stands on a map of a zoom. */
export function isAtZoom({ fromZoom, toZoom }: MarkGroup, zoom: number): boolean {
  return fromZoom <= Math.floor(zoom) && Math.floor(zoom) <= toZoom;
}

/**
 * The least whole zoom at which a plant stands alone, or with none but those in whose place it is. Undefined where it is not
 * among the marks.
 */
export function expansionZoom(groups: Groups, key: string): number | undefined {
  const nearest = groups.find(
    ({ marks, toZoom }) => toZoom === MAX_ZOOM && marks.some((mark) => mark.key === key),
  );
  return nearest?.fromZoom;
}

function joinedGroups(marks: readonly PlantMark[]): Groups {
  const groups: MarkGroup[] = [];
  let circles: readonly MarkCircle[] = marks.map(markCircle);
  /** The largest zoom at which a circle stands; the map's nearest where it is not here. */
  const toZoom = new Map<MarkCircle, number>();
  const lastZoom = (circle: MarkCircle) => toZoom.get(circle) ?? MAX_ZOOM;
  for (let zoom = MAX_ZOOM; zoom >= 0; zoom--) {
    const before = new Set(circles);
    circles = joinOverlapping(circles, WORLD_PX * 2 ** (zoom + HALF_WAY));
    for (const circle of circles) {
      if (!before.delete(circle)) toZoom.set(circle, zoom);
    }
    for (const gone of before) {
      if (lastZoom(gone) > zoom) groups.push(groupOf(gone, zoom + 1, lastZoom(gone)));
    }
  }
  return [...groups, ...circles.map((circle) => groupOf(circle, 0, lastZoom(circle)))];
}

function groupOf({ marks, sum, x, y, radiusPx }: MarkCircle, fromZoom: number, toZoom: number): MarkGroup {
  const longitude = 360 * x - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { marks, sum, longitude, latitude, radiusPx, fromZoom, toZoom };
}
