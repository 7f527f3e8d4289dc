import { buildFeatureIndex } from '../geometry/feature-index.ts';
import {
  boxAround,
  type Coordinates,
  type Geometry,
  ordinate,
  type PolygonGeometry,
  type PolylineGeometry,
} from '../geometry/geometry.ts';
import { createSegmentIndex } from '../geometry/segment-index.ts';
import { createAreaLocator, isOnSide } from './jts.ts';
import { hasLength, toJts } from './jts-geometry.ts';
import { lineEnds, placeKey } from './line-ends.ts';

/** Many points as a filter: each feature is compared with those in its box only. */
export interface PointSet {
  /**
   * The DE-9IM matrix of the points against a feature; undefined for one without a shape. `spend` is called before with
   * the number of points that have to be looked up.
   */
  matrixWith(feature: Geometry, spend: (points: number) => void): string | undefined;
}

export function createPointSet(points: Coordinates): PointSet {
  const places = distinctPlaces(points);
  const index = buildFeatureIndex(places.flatMap(([x, y]) => [x, y, x, y]));
  return {
    matrixWith(feature, spend) {
      const box = boxAround(feature);
      if (!box) return undefined;
      const near = index.search(box).flatMap((number): Place[] => {
        const place = places[number];
        return place ? [place] : [];
      });
      spend(near.length);
      const isOneOutside = near.length < places.length;
      switch (feature.kind) {
        case 'point':
          return pointsMatrix(near.length, 1, places.length);
        case 'multipoint':
          return againstPoints(near, feature.coordinates, places.length);
        case 'polyline':
          return againstLine(near, feature, isOneOutside);
        case 'polygon':
          return againstArea(near, feature, isOneOutside);
      }
    },
  };
}

type Place = readonly [x: number, y: number];

function distinctPlaces(coordinates: Coordinates): Place[] {
  const places = new Map<string, Place>();
  for (let at = 0; at + 1 < coordinates.length; at += 2) {
    const [x, y] = [ordinate(coordinates, at), ordinate(coordinates, at + 1)];
    places.set(placeKey(x, y), [x, y]);
  }
  return [...places.values()];
}

function mark(isThere: boolean): '0' | 'F' {
  return isThere ? '0' : 'F';
}

/** Points have no boundary: the middle row and column say nothing. */
function pointsMatrix(shared: number, features: number, filters: number): string {
  return `${mark(shared > 0)}F${mark(shared < filters)}FFF${mark(shared < features)}F2`;
}

function againstPoints(near: readonly Place[], coordinates: Coordinates, count: number): string {
  const others = new Set(distinctPlaces(coordinates).map(([x, y]) => placeKey(x, y)));
  const shared = near.filter(([x, y]) => others.has(placeKey(x, y))).length;
  return pointsMatrix(shared, others.size, count);
}

function againstLine(near: readonly Place[], line: PolylineGeometry, isOneOutside: boolean) {
  const paths = line.paths.filter(hasLength);
  if (paths.length === 0) return undefined;
  const ends = lineEnds(paths);
  const sides = near.length > 0 ? createSegmentIndex({ kind: 'polyline', paths }) : undefined;
  let [isInside, isOutside, endsMet] = [false, isOneOutside, 0];
  for (const [x, y] of near) {
    if (ends.has(placeKey(x, y))) endsMet++;
    else if (isInside && isOutside) continue;
    else if (sides?.sidesNear(x, y).some((side) => isOnSide(side, x, y))) isInside = true;
    else isOutside = true;
  }
  const row = `${mark(isInside)}${mark(endsMet > 0)}${mark(isOutside)}`;
  return `${row}FFF1${mark(endsMet < ends.size)}2`;
}

function againstArea(near: readonly Place[], area: PolygonGeometry, isOneOutside: boolean) {
  const shape = toJts(area);
  if (!shape) return undefined;
  const found = new Set<string>(isOneOutside ? ['outside'] : []);
  const locate = near.length > 0 ? createAreaLocator(shape) : undefined;
  for (const [x, y] of near) {
    if (found.size === 3) break;
    found.add(locate?.(x, y) ?? 'outside');
  }
  const row = ['inside', 'boundary', 'outside'].map((place) => mark(found.has(place))).join('');
  return `${row}FFF212`;
}
