import { createTransform } from '../../../geo/crs/create-transform.ts';
import type { Crs } from '../../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../../geo/geo-problem.ts';
import type { Geometry } from '../../../geo/geometry/geometry.ts';
import { projectVertices } from '../../../geo/geometry/project-geometry.ts';
import type { DistanceFilter } from '../../../geo/relate/distance-filter.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { SHAPE } from '../registry/layer-definition.ts';
import { projectBox } from '../wire/write-geometry.ts';

/** So many shapes are in memory at once. */
const SHAPES_AT_ONCE = 20_000;

/**
 * The rows whose shapes pass a filter in another system, ascending: shapes are brought to the place, so that distances
 * are those of the view. A shape that the system does not reach is at no place in it.
 */
export async function rowsAtPlace(
  table: FeatureTable,
  { searchBox, passes }: DistanceFilter,
  crs: Crs,
): Promise<readonly number[]> {
  const stored = table.crs;
  if (!stored) return [];
  const transform = createTransform(stored, crs);
  const project = (shape: Geometry) => (stored === crs ? shape : projectVertices(shape, transform));
  const candidates = candidatesIn(table, () => projectBox(searchBox, crs, stored));
  const found: number[] = [];
  for (let start = 0; start < candidates.length; start += SHAPES_AT_ONCE) {
    const some = candidates.slice(start, start + SHAPES_AT_ONCE);
    const loaded = await table.load([SHAPE], some);
    for (const row of some) {
      const shape = loaded.shape(row);
      const placed = shape && reached(() => project(shape));
      if (placed && passes(placed)) found.push(row);
    }
  }
  return found.sort((one, other) => one - other);
}

/** All where the system of the rows does not reach around the place. */
function candidatesIn(
  { index }: FeatureTable,
  box: () => Parameters<typeof index.search>[0],
): readonly number[] {
  const near = reached(box);
  return near ? index.search(near) : index.spatialOrder();
}

function reached<Value>(project: () => Value): Value | undefined {
  try {
    return project();
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
