import { SHAPE } from '../../catalog/layer-definition.ts';
import { bookmarks, type MapDefinition } from '../../catalog/maps.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import { boxAround, boxPolygon, type Geometry, partsOf } from '../../geo/geometry/geometry.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import { centimetreOf, projectSides } from '../../geo/geometry/project-geometry.ts';
import { boxAroundProjected } from '../../geo/geometry/projected-box.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';

/** The system of bookmarks. */
export const BOOKMARK_CRS = findCrs(4258);
/** A metre does for the extent of shapes that cover a country. */
const EXTENT_TOLERANCE_CM = 100;

type Bookmark = (typeof bookmarks)[number];

/** Their sides are followed to the centimetre, which takes longer than the rest of most answers. */
const bookmarkBoxes = new WeakMap<Crs, Map<Bookmark, Box>>();

/** The area of a bookmark in the system of a map. */
export function bookmarkBox(bookmark: Bookmark, { crs }: Pick<MapDefinition, 'crs'>): Box {
  const boxes = bookmarkBoxes.get(crs) ?? new Map<Bookmark, Box>();
  bookmarkBoxes.set(crs, boxes);
  const { west, south, east, north } = bookmark;
  const box =
    boxes.get(bookmark) ??
    projectBox({ xMin: west, yMin: south, xMax: east, yMax: north }, BOOKMARK_CRS, crs);
  boxes.set(bookmark, box);
  return box;
}

/** What a map shows when it is opened. */
export function homeBox(map: MapDefinition): Box {
  return map.home ?? bookmarkBox(bookmarks[0], map);
}

/** The box around the boxes of layers; that of the opened map where there are none. */
export function fullBox(boxes: readonly (Box | undefined)[], map: MapDefinition): Box {
  return boxAroundBoxes(boxes.filter((box) => box !== undefined)) ?? homeBox(map);
}

/** Boxes of tables in other systems, which take long where every shape is followed. */
const known = new WeakMap<FeatureTable, Map<Crs, Promise<Box | undefined>>>();

/** The box around all shapes of a table that a system reaches, in that system; undefined where there are none. */
export function tableBox(table: FeatureTable, crs: Crs): Promise<Box | undefined> {
  const boxes = known.get(table) ?? new Map<Crs, Promise<Box | undefined>>();
  known.set(table, boxes);
  const found = boxes.get(crs) ?? findTableBox(table, crs);
  boxes.set(crs, found);
  // The caller gets the failure; the next one tries again.
  found.catch(() => boxes.delete(crs));
  return found;
}

async function findTableBox(table: FeatureTable, crs: Crs): Promise<Box | undefined> {
  const { bounds } = table.index;
  const stored = table.crs;
  if (!bounds || !stored || stored === crs) return bounds;
  const project = createTransform(stored, crs);
  const tolerance = EXTENT_TOLERANCE_CM * centimetreOf(crs);
  const few = await shapesOf(table, FOLLOWED_VERTICES);
  if (few) return boxAroundProjected(few, project, tolerance);
  // The box around all of them, which is wider. Its corners may lie where the system does not reach, though no shape
  // is there.
  const box = whereReached(() => boxAround(projectSides(boxPolygon(bounds), project, tolerance)));
  if (box) return box;
  return boxAroundProjected((await shapesOf(table, Infinity)) ?? [], project, tolerance);
}

/** With so many vertices each shape is followed, which takes less than half a second. */
const FOLLOWED_VERTICES = 50_000;
const SHAPES_AT_ONCE = 1_000;

/** The shapes of a table; undefined where they have more vertices than `most`. */
async function shapesOf(table: FeatureTable, most: number): Promise<Geometry[] | undefined> {
  // Neighbours are stored together.
  const rows = table.index.size > most ? undefined : table.index.spatialOrder();
  if (!rows) return undefined;
  const shapes: Geometry[] = [];
  let vertices = 0;
  for (let start = 0; start < rows.length; start += SHAPES_AT_ONCE) {
    const some = rows.slice(start, start + SHAPES_AT_ONCE);
    const loaded = await table.load([SHAPE], some);
    for (const row of some) {
      const shape = loaded.shape(row);
      if (!shape) continue;
      shapes.push(shape);
      vertices += partsOf(shape).reduce((sum, { length }) => sum + length / 2, 0);
    }
    if (vertices > most) return undefined;
  }
  return shapes;
}

function whereReached(box: () => Box | undefined): Box | undefined {
  try {
    return box();
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
