import { createTransform } from '../../../geo/crs/create-transform.ts';
import { type Crs, findCrs } from '../../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../../geo/geo-problem.ts';
import { type Box, boxAroundBoxes } from '../../../geo/geometry/box.ts';
import { boxAround } from '../../../geo/geometry/geometry.ts';
import { centimetreOf, projectSides } from '../../../geo/geometry/project-geometry.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { bookmarks, type MapDefinition } from '../registry/maps.ts';
import { projectBox } from '../wire/write-geometry.ts';

const DEGREES = findCrs(4258);
/** A metre does for the extent of shapes that cover a country. */
const SHAPE_TOLERANCE_CM = 100;

/** The area of a bookmark in the system of a map. */
export function bookmarkBox(
  { west, south, east, north }: (typeof bookmarks)[number],
  map: MapDefinition,
): Box {
  return projectBox({ xMin: west, yMin: south, xMax: east, yMax: north }, DEGREES, map.crs);
}

/** What a map shows when it is opened. */
export function homeBox(map: MapDefinition): Box {
  return map.home ?? bookmarkBox(bookmarks[0], map);
}

/** The box around all rows of all layers; that of the opened map where there are none. */
export function fullBox(tables: readonly FeatureTable[], map: MapDefinition): Box {
  const boxes = tables.flatMap((table) => tableBox(table, map.crs) ?? []);
  return boxAroundBoxes(boxes) ?? homeBox(map);
}

/** Boxes of tables in other systems, which take long where every shape is followed. */
const known = new WeakMap<FeatureTable, Map<Crs, Box | undefined>>();

/** The box around all shapes of a table, in a system; undefined where it has none. */
export function tableBox(table: FeatureTable, crs: Crs): Box | undefined {
  let boxes = known.get(table);
  if (!boxes) {
    boxes = new Map();
    known.set(table, boxes);
  }
  if (!boxes.has(crs)) boxes.set(crs, findTableBox(table, crs));
  return boxes.get(crs);
}

/** The corners of a large box may lie where its system does not reach, though no shape is there. */
function findTableBox(table: FeatureTable, crs: Crs): Box | undefined {
  const { bounds } = table.index;
  const stored = table.crs;
  if (!bounds || !stored) return undefined;
  try {
    return projectBox(bounds, stored, crs);
  } catch (error) {
    if (!(error instanceof GeoProblem)) throw error;
  }
  const project = createTransform(stored, crs);
  return boxAroundBoxes(
    table.objectIds.flatMap((_, row) => {
      const shape = table.shape(row);
      return (shape && boxAround(projectSides(shape, project, SHAPE_TOLERANCE_CM * centimetreOf(crs)))) ?? [];
    }),
  );
}
