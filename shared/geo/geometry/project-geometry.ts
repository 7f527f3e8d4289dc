import type { Transform } from '../crs/create-transform.ts';
import type { Crs } from '../crs/find-crs.ts';
import { badGeometry } from '../crs/geo-problem.ts';
import { METRES_PER_DEGREE } from '../crs/map-units.ts';
import { type Coordinates, closeRing, type Geometry, ordinate } from './geometry.ts';

const MAX_POINTS = 1_000_000;
/** Quarters of a side, each halved this often: less than the millionth part of any side on the Earth matters. */
const MAX_DEPTH = 18;

/** The middle of a side is where its course is farthest from the chord only nearly. */
const MIDDLE_SHARE = 0.9;

/** A hundredth of a metre in the units of a system. */
export function centimetreOf({ unit }: Crs): number {
  return unit === 'degree' ? 0.01 / METRES_PER_DEGREE : 0.01;
}

/** Projects the vertices alone: what a feature's own shape is in another system. */
export function projectVertices(geometry: Geometry, transform: Transform): Geometry {
  return mapParts(geometry, (part) => {
    const projected = new Float64Array(part.length);
    for (let index = 0; index + 1 < part.length; index += 2) {
      projected.set(transform(ordinate(part, index), ordinate(part, index + 1)), index);
    }
    return projected;
  });
}

/**
 * Projects sides too: a straight side becomes as many as it takes to be nowhere farther than `tolerance` (units of the
 * system it comes into) from where it lies. Throws `map/outside-crs`, and `map/bad-geometry` beyond a million points.
 */
export function projectSides(
  geometry: Geometry,
  transform: Transform,
  tolerance: number | ToleranceOfSide,
): Geometry {
  let count = 0;
  const addPoint = (path: number[], [x, y]: readonly [number, number]) => {
    if (++count > MAX_POINTS) throw badGeometry(`it needs more than ${MAX_POINTS} points when projected`);
    path.push(x, y);
  };
  if (geometry.kind === 'point' || geometry.kind === 'multipoint')
    return projectVertices(geometry, transform);
  const toleranceOf = typeof tolerance === 'number' ? () => tolerance : tolerance;
  return mapParts(geometry, (part) => projectPath(part, transform, toleranceOf, addPoint));
}

/** What is allowed for a side by its ends, in the system that it comes from. */
export type ToleranceOfSide = (x: number, y: number, endX: number, endY: number) => number;

type AddPoint = (path: number[], point: readonly [number, number]) => void;
/** A point of a side: its share of the side, and where it comes. */
interface SidePoint {
  readonly share: number;
  readonly at: readonly [number, number];
}

function projectPath(
  part: Coordinates,
  transform: Transform,
  toleranceOf: ToleranceOfSide,
  addPoint: AddPoint,
): Coordinates {
  const path: number[] = [];
  if (part.length >= 2) addPoint(path, transform(ordinate(part, 0), ordinate(part, 1)));
  for (let index = 0; index + 3 < part.length; index += 2) {
    const startX = ordinate(part, index);
    const startY = ordinate(part, index + 1);
    const width = ordinate(part, index + 2) - startX;
    const height = ordinate(part, index + 3) - startY;
    const pointAt = (share: number): SidePoint => ({
      share,
      at: transform(startX + share * width, startY + share * height),
    });
    const tolerance = toleranceOf(startX, startY, ordinate(part, index + 2), ordinate(part, index + 3));
    // The end to the bit, not start + width.
    const end: SidePoint = { share: 1, at: transform(ordinate(part, index + 2), ordinate(part, index + 3)) };
    // In quarters first: an S has its middle on the chord.
    const stops = [pointAt(0), pointAt(0.25), pointAt(0.5), pointAt(0.75), end];
    if (
      stops.every(({ at }) => distanceToChord(at, stops[0]?.at ?? at, end.at) <= tolerance * MIDDLE_SHARE)
    ) {
      addPoint(path, end.at);
      continue;
    }
    for (let stop = 0; stop < 4; stop++) {
      const [from, to] = stops.slice(stop, stop + 2);
      if (from && to) addBetween(path, from, to, { pointAt, tolerance, addPoint }, 0);
    }
  }
  return path;
}

interface Side {
  readonly pointAt: (share: number) => SidePoint;
  readonly tolerance: number;
  readonly addPoint: AddPoint;
}

function addBetween(path: number[], from: SidePoint, to: SidePoint, side: Side, depth: number): void {
  const middle = side.pointAt((from.share + to.share) / 2);
  if (depth >= MAX_DEPTH || distanceToChord(middle.at, from.at, to.at) <= side.tolerance * MIDDLE_SHARE) {
    side.addPoint(path, to.at);
    return;
  }
  addBetween(path, from, middle, side, depth + 1);
  addBetween(path, middle, to, side, depth + 1);
}

/** From a point to the line between two others, its ends included. */
export function distanceToChord(
  [x, y]: readonly [number, number],
  [startX, startY]: readonly [number, number],
  [endX, endY]: readonly [number, number],
): number {
  const width = endX - startX;
  const height = endY - startY;
  const squared = width * width + height * height;
  const share = squared === 0 ? 0 : ((x - startX) * width + (y - startY) * height) / squared;
  const inside = Math.min(1, Math.max(0, share));
  return Math.hypot(x - startX - inside * width, y - startY - inside * height);
}

function mapParts(geometry: Geometry, convert: (part: Coordinates) => Coordinates): Geometry {
  switch (geometry.kind) {
    case 'point': {
      const point = convert([geometry.x, geometry.y]);
      return { kind: 'point', x: ordinate(point, 0), y: ordinate(point, 1) };
    }
    case 'multipoint':
      return { kind: 'multipoint', coordinates: convert(geometry.coordinates) };
    case 'polyline':
      return { kind: 'polyline', paths: geometry.paths.map(convert) };
    case 'polygon':
      return { kind: 'polygon', rings: geometry.rings.map((ring) => convert(closeRing(ring))) };
  }
}
