import { findCrs } from '../../../geo/crs/find-crs.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { bookmarks, type MapDefinition } from '../registry/maps.ts';
import { projectBox } from '../wire/write-geometry.ts';

const DEGREES = findCrs(4258);

/** The area of a bookmark in the system of a map. */
export function bookmarkBox(
  { west, south, east, north }: (typeof bookmarks)[number],
  map: MapDefinition,
): Box {
  return projectBox({ xMin: west, yMin: south, xMax: east, yMax: north }, DEGREES, map.crs);
}

/** What a map shows when it is opened. */
export function homeBox(map: MapDefinition): Box {
  return bookmarkBox(bookmarks[0], map);
}

/** The box around all rows of all layers; that of the opened map where there are none. */
export function fullBox(tables: readonly FeatureTable[], map: MapDefinition): Box {
  const boxes = tables.flatMap(({ index, crs }) => {
    const { bounds } = index;
    return bounds && crs ? [projectBox(bounds, crs, map.crs)] : [];
  });
  if (boxes.length === 0) return homeBox(map);
  return boxes.reduce((one, other) => ({
    xMin: Math.min(one.xMin, other.xMin),
    yMin: Math.min(one.yMin, other.yMin),
    xMax: Math.max(one.xMax, other.xMax),
    yMax: Math.max(one.yMax, other.yMax),
  }));
}
