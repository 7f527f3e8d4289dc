import { badGeometry } from '../crs/geo-problem.ts';
import { type Box, boxesIntersect } from '../geometry/box.ts';
import { boxAround, type Geometry } from '../geometry/geometry.ts';
import { makeValid } from './buffer-and-repair.ts';
import { createDistanceTest } from './jts.ts';
import { toJts } from './jts-geometry.ts';
import { createSpatialFilter } from './spatial-filter.ts';

export interface DistanceFilter {
  /** No feature whose box does not share a point with this one passes. */
  readonly searchBox: Box;
  /** A feature without vertices never does. Throws `map/bad-geometry`. */
  passes(feature: Geometry): boolean;
}

/**
 * Passes what is within a distance of a shape, in the units of their system, the distance itself included: what a
 * buffer with true circles at its corners would touch. Throws `map/bad-geometry` for a shape that cannot be used.
 */
export function createDistanceFilter(shape: Geometry, distance: number): DistanceFilter {
  const { passes: touches } = createSpatialFilter(shape, 'intersects');
  const box = boxAround(shape);
  if (!box) throw badGeometry('it is empty');
  const searchBox = {
    xMin: box.xMin - distance,
    yMin: box.yMin - distance,
    xMax: box.xMax + distance,
    yMax: box.yMax + distance,
  };
  if (distance === 0) return { searchBox, passes: touches };
  const isNear = createDistanceTest(makeValid(shape));
  return {
    searchBox,
    passes(feature) {
      const featureBox = boxAround(feature);
      if (!featureBox || !boxesIntersect(searchBox, featureBox)) return false;
      if (shape.kind === 'point' && feature.kind === 'point') {
        return Math.hypot(shape.x - feature.x, shape.y - feature.y) <= distance;
      }
      if (touches(feature)) return true;
      const other = toJts(feature);
      return other !== undefined && isNear(other, distance);
    },
  };
}
