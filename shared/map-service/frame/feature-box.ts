import { findRows } from '../../catalog/find-layer.ts';
import { SHAPE } from '../../catalog/layer-definition.ts';
import { findMap } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import { boxAround } from '../../geo/geometry/geometry.ts';
import { centimetreOf, projectSides } from '../../geo/geometry/project-geometry.ts';
import type { MapContext } from '../map-context.ts';

type FeatureExtent = Extract<MapType<'MapArea'>, { $type: 'FeatureExtent' }>;

/** The box around named features, in a system. Throws where none of them has a place. */
export async function featureBox(
  { MapName, LayerID, FeatureIDs = [] }: FeatureExtent,
  path: string,
  crs: Crs,
  { catalog, features }: Pick<MapContext, 'catalog' | 'features'>,
): Promise<Box> {
  const map = findMap(catalog, MapName, `${path}.MapName`);
  const source = findRows(map, LayerID, `${path}.LayerID`);
  const table = await features.readTable(source.id);
  const { crs: stored } = table;
  if (!stored) throw appError('map/not-a-feature-layer', { value: LayerID, path: `${path}.LayerID` });
  const wanted = new Set(FeatureIDs);
  const rows = table.objectIds.flatMap((id, row) => (wanted.has(id) ? [row] : []));
  const loaded = await table.load([SHAPE], rows);
  const project = createTransform(stored, crs);
  const boxes = rows.flatMap((row) => {
    const shape = loaded.shape(row);
    // The shape and not its box, whose corners may lie where the system does not reach.
    return (shape && boxAround(projectSides(shape, project, centimetreOf(crs)))) ?? [];
  });
  const box = boxAroundBoxes(boxes);
  if (!box) {
    const value = FeatureIDs.join(' ').slice(0, 80);
    throw appError('value/bad', { path: `${path}.FeatureIDs`, value, expected: 'features with a place' });
  }
  return box;
}
