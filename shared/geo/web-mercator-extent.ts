// Between other systems and the square of Web Mercator that tiles are cut from.

import { createTransform, type Transform } from './crs/create-transform.ts';
import { type Crs, findCrs } from './crs/find-crs.ts';
import { GeoProblem } from './crs/geo-problem.ts';
import type { Box } from './geometry/box.ts';
import { boxAround, boxPolygon } from './geometry/geometry.ts';
import { centimetreOf, projectSides } from './geometry/project-geometry.ts';
import { lonLatAt, worldPoint } from './world-point.ts';

/** Half the side of the square in the metres of Web Mercator. */
const HALF_SIDE_M = Math.PI * 6_378_137;
const WEB_MERCATOR = 3857;
const WGS84 = 4326;

/** From a system into the square. Throws `map/outside-crs`. */
export function worldTransform(crs: Crs): Transform {
  if (crs.wkid === WEB_MERCATOR) return (x, y) => [x / HALF_SIDE_M / 2 + 0.5, 0.5 - y / HALF_SIDE_M / 2];
  if (hasDegreesOfWgs84(crs)) return worldPoint;
  const toDegrees = createTransform(crs, findCrs(WGS84));
  return (x, y) => worldPoint(...toDegrees(x, y));
}

/**
 * The box of another system around a box of the square, its sides followed. Undefined where that system does not reach:
 * then nothing can be said of where the box lies in it.
 */
export function boxFromWorld({ xMin, yMin, xMax, yMax }: Box, crs: Crs): Box | undefined {
  if (crs.wkid === WEB_MERCATOR) {
    const metres = (share: number) => (share - 0.5) * 2 * HALF_SIDE_M;
    return { xMin: metres(xMin), yMin: -metres(yMax), xMax: metres(xMax), yMax: -metres(yMin) };
  }
  const [west, north] = lonLatAt(xMin, yMin);
  const [east, south] = lonLatAt(xMax, yMax);
  const degrees = { xMin: west, yMin: south, xMax: east, yMax: north };
  return hasDegreesOfWgs84(crs) ? degrees : followed(degrees, createTransform(findCrs(WGS84), crs), crs);
}

/** The box in degrees (WGS 84) around a box of a system; undefined where that cannot be told. */
export function degreesAround(box: Box, crs: Crs): Box | undefined {
  const degrees = findCrs(WGS84);
  return hasDegreesOfWgs84(crs) ? box : followed(box, createTransform(crs, degrees), degrees);
}

/** Datums without a shift of their own count as WGS 84. */
function hasDegreesOfWgs84(crs: Crs): boolean {
  return crs.kind === 'geographic' && !crs.datum.toWgs84;
}

function followed(box: Box, transform: Transform, to: Crs): Box | undefined {
  try {
    return boxAround(projectSides(boxPolygon(box), transform, centimetreOf(to)));
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
