import { createTransform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { centimetreOf, projectSides } from '../../geo/geometry/project-geometry.ts';
import { clipToAreaOfUse } from '../../geo/relate/clip-to-area-of-use.ts';

/**
 * A shape of a request in another system, its sides followed to the centimetre. Of lines and areas that reach farther
 * than the systems do, the whole world for one, the part that lies within their reach; undefined where that is nothing.
 * Throws `map/outside-crs` for points that are not within it.
 */
export function reproject(shape: Geometry, own: Crs, crs: Crs): Geometry | undefined {
  if (own === crs) return shape;
  const transform = createTransform(own, crs);
  const fine = centimetreOf(crs);
  try {
    return projectSides(shape, transform, fine);
  } catch (error) {
    const isOutside = error instanceof GeoProblem && error.code === 'map/outside-crs';
    if (!isOutside || shape.kind === 'point' || shape.kind === 'multipoint') throw error;
    const clipped = clipToAreaOfUse(shape, own, crs);
    if (!clipped) return undefined;
    const { isEdgeOfAreaOfUse } = clipped;
    return projectSides(clipped.shape, transform, (...side) =>
      isEdgeOfAreaOfUse(...side) ? 1e5 * fine : fine,
    );
  }
}
