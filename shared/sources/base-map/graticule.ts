import type { FeatureRow } from '../../catalog/feature-table.ts';
import { BASE_MAP_AREA } from '../../geo/base-map-area.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { projectSides } from '../../geo/geometry/project-geometry.ts';

const DEGREES = findCrs(4258);
/** No line is farther than this from its meridian or parallel. */
const TOLERANCE_M = 1;
const COARSE_INTERVAL = 5;
const FINE_INTERVAL = 1;

/** A row for each whole meridian, from west, then for each whole parallel, from south; in a system in metres. */
export function graticuleRows(crs: Crs): FeatureRow[] {
  const { west, south, east, north } = BASE_MAP_AREA;
  const project = createTransform(DEGREES, crs);
  const meridians = wholeDegrees(west, east).map((degrees) => ({
    values: lineValues('Meridian', degrees, degrees < 0 ? 'W' : 'E'),
    path: [degrees, south, degrees, north],
  }));
  const parallels = wholeDegrees(south, north).map((degrees) => ({
    values: lineValues('Parallel', degrees, degrees < 0 ? 'S' : 'N'),
    path: [west, degrees, east, degrees],
  }));
  return [...meridians, ...parallels].map(({ values, path }, index) => {
    const line: Geometry = { kind: 'polyline', paths: [path] };
    return {
      objectId: index + 1,
      values: { OBJECTID: index + 1, ...values },
      shape: projectSides(line, project, TOLERANCE_M),
    };
  });
}

function wholeDegrees(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function lineValues(direction: string, degrees: number, side: string) {
  return {
    Name: degrees === 0 ? '0°' : `${Math.abs(degrees)}° ${side}`,
    Direction: direction,
    Degrees: degrees,
    Interval: degrees % COARSE_INTERVAL === 0 ? COARSE_INTERVAL : FINE_INTERVAL,
  };
}
