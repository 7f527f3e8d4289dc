// A shape as a tile has it: in its units, cut at its edges, without vertices that nobody sees.

import { clipPolygon, clipPolyline } from 'lineclip';
import { type Coordinates, type Geometry, ordinate } from '../../../geo/geometry/geometry.ts';
import { nestRings } from '../../../geo/geometry/nest-rings.ts';
import { simplifyPath } from './simplify-path.ts';
import { BUFFER_UNITS, TILE_UNITS, type TilePoint, UNITS_PER_PX } from './tile-frame.ts';

export type TileShape =
  | { readonly type: 1; readonly points: TilePoint[] }
  | { readonly type: 2 | 3; readonly paths: TilePoint[][] };

type ToUnits = (x: number, y: number) => TilePoint;

/** A quarter of a pixel. */
const TOLERANCE_UNITS = UNITS_PER_PX / 4;
const CLIP_BOX: [number, number, number, number] = [
  -BUFFER_UNITS,
  -BUFFER_UNITS,
  TILE_UNITS + BUFFER_UNITS,
  TILE_UNITS + BUFFER_UNITS,
];

/**
 * Undefined where nothing of the shape lies in the tile. What is smaller than a pixel becomes one: a layer far away is
 * small, not gone. Outer rings go clockwise on the screen, holes after them the other way, as tiles have it.
 */
export function cutGeometry(geometry: Geometry, toUnits: ToUnits): TileShape | undefined {
  switch (geometry.kind) {
    case 'point':
      return pointsOf([geometry.x, geometry.y], toUnits);
    case 'multipoint':
      return pointsOf(geometry.coordinates, toUnits);
    case 'polyline': {
      const paths = geometry.paths.flatMap((path) => cutPath(inUnits(path, toUnits)));
      return paths.length > 0 ? { type: 2, paths } : undefined;
    }
    case 'polygon': {
      const paths = cutPolygon(geometry.rings, toUnits);
      return paths.length > 0 ? { type: 3, paths } : undefined;
    }
  }
}

/** Points have no buffer: each is drawn whole by the one tile that it lies in. */
function pointsOf(coordinates: Coordinates, toUnits: ToUnits): TileShape | undefined {
  const isInside = (unit: number) => unit >= 0 && unit < TILE_UNITS;
  const inside = inUnits(coordinates, toUnits).filter(([x, y]) => isInside(x) && isInside(y));
  const points = withoutRepeats(inside.map(tilePointOf));
  return points.length > 0 ? { type: 1, points } : undefined;
}

/** Not rounded: halves would come into the neighbour, which does not have the point. */
export function tilePointOf([x, y]: TilePoint): TilePoint {
  return [Math.floor(x), Math.floor(y)];
}

function cutPath(path: TilePoint[]): TilePoint[][] {
  return clipPolyline(path, CLIP_BOX)
    .filter(({ length }) => length > 1)
    .map((part) => {
      const whole = withoutRepeats(simplifyPath(part, TOLERANCE_UNITS).map(wholePoint));
      const [[x, y] = [0, 0]] = whole;
      return whole.length > 1
        ? whole
        : [
            [x, y],
            [x + UNITS_PER_PX, y],
          ];
    });
}

function cutPolygon(rings: readonly Coordinates[], toUnits: ToUnits): TilePoint[][] {
  return nestRings(rings).flatMap(({ outer, holes }) => {
    const cut = clipPolygon(inUnits(outer, toUnits).slice(0, -1), CLIP_BOX);
    const [anywhere] = cut;
    if (!anywhere) return [];
    const ring = cutRing(cut);
    if (!ring) return [pixelAt(anywhere)];
    const cutHoles = holes.flatMap((hole) => {
      const made = cutRing(clipPolygon(inUnits(hole, toUnits).slice(0, -1), CLIP_BOX));
      return made ? [directed(made, -1)] : [];
    });
    return [directed(ring, 1), ...cutHoles];
  });
}

/** A ring without its first vertex at its end; undefined where it has become too small to have an area. */
function cutRing(ring: TilePoint[]): TilePoint[] | undefined {
  const [first] = ring;
  if (!first) return undefined;
  const whole = withoutRepeats(simplifyPath([...ring, first], TOLERANCE_UNITS).map(wholePoint));
  whole.pop();
  return whole.length > 2 && doubledArea(whole) !== 0 ? whole : undefined;
}

function pixelAt(point: TilePoint): TilePoint[] {
  const [x, y] = wholePoint(point);
  return [
    [x, y],
    [x + UNITS_PER_PX, y],
    [x + UNITS_PER_PX, y + UNITS_PER_PX],
    [x, y + UNITS_PER_PX],
  ];
}

/** Positive for rings that go clockwise on the screen: y goes down. */
function doubledArea(ring: readonly TilePoint[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function directed(ring: TilePoint[], sign: 1 | -1): TilePoint[] {
  return Math.sign(doubledArea(ring)) === sign ? ring : ring.toReversed();
}

function inUnits(coordinates: Coordinates, toUnits: ToUnits): TilePoint[] {
  const points: TilePoint[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    points.push(toUnits(ordinate(coordinates, index), ordinate(coordinates, index + 1)));
  }
  return points;
}

function wholePoint([x, y]: TilePoint): TilePoint {
  return [Math.round(x), Math.round(y)];
}

function withoutRepeats(points: readonly TilePoint[]): TilePoint[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}
