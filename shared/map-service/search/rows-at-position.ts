import { SHAPE } from '../../catalog/layer-definition.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { Box } from '../../geo/geometry/box.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import { projectVertices } from '../../geo/geometry/project-geometry.ts';
import type { DistanceFilter } from '../../geo/relate/distance-filter.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { atPath } from '../query/at-path.ts';
import { type MapSearch, rowsOf, type SearchedRows } from './search-context.ts';
import type { SearchedLayer } from './searched-layers.ts';

/** So many shapes are in memory at once. */
const SHAPES_AT_ONCE = 5_000;

/** Where a search looks: a filter in the system of the view, and the part of the request that it comes from. */
export interface SearchPosition {
  readonly filter: DistanceFilter;
  readonly path: string;
}

/** The first rows of a layer, by object id, that pass its condition and are at a place. */
export async function placedRows(
  target: SearchedLayer,
  place: SearchPosition,
  search: MapSearch,
  most: number,
): Promise<SearchedRows> {
  const { crs } = search.view;
  const near = await rowsOf(target, search, ({ table }) => rowsNearBox(table, place.filter.searchBox, crs));
  const { described, rows } = near;
  return { described, rows: await rowsAtPosition(described.table, rows, place, { crs, most }) };
}

/** The rows that may be in a box in another system, ascending; all where the system of the rows does not reach there. */
function rowsNearBox({ index, crs: stored }: FeatureTable, box: Box, crs: Crs): readonly number[] {
  if (!stored) return [];
  const near = reached(() => projectBox(box, crs, stored));
  const rows = near ? index.search(near) : index.spatialOrder();
  return Array.from(Uint32Array.from(rows).sort());
}

/**
 * The first of the rows whose shapes pass a filter in another system: shapes are brought to the place, so that distances
 * are those of the view. A shape that the system does not reach is at no place in it.
 */
async function rowsAtPosition(
  table: FeatureTable,
  candidates: readonly number[],
  { filter: { passes }, path }: SearchPosition,
  { crs, most }: { readonly crs: Crs; readonly most: number },
): Promise<readonly number[]> {
  const stored = table.crs;
  if (!stored) return [];
  const transform = createTransform(stored, crs);
  const project = (shape: Geometry) => (stored === crs ? shape : projectVertices(shape, transform));
  const found: number[] = [];
  for (let start = 0; start < candidates.length && found.length < most; start += SHAPES_AT_ONCE) {
    const some = candidates.slice(start, start + SHAPES_AT_ONCE);
    const loaded = await table.load([SHAPE], some);
    for (const row of some) {
      const shape = loaded.shape(row);
      const placed = shape && reached(() => project(shape));
      if (placed && atPath(path, () => passes(placed))) found.push(row);
    }
  }
  return found.slice(0, most);
}

function reached<Value>(project: () => Value): Value | undefined {
  try {
    return project();
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}
