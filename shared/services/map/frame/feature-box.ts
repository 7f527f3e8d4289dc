import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { Crs } from '../../../geo/crs/find-crs.ts';
import type { Box } from '../../../geo/geometry/box.ts';
import { boxAround } from '../../../geo/geometry/geometry.ts';
import type { MapContext } from '../map-context.ts';
import { findRows } from '../registry/find-layer.ts';
import { findMap } from '../registry/maps.ts';
import { projectBox } from '../wire/write-geometry.ts';

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
  const boxes = table.objectIds.flatMap((id, row) => {
    const shape = wanted.has(id) ? table.shape(row) : undefined;
    const box = shape && boxAround(shape);
    return box ? [projectBox(box, stored, crs)] : [];
  });
  const [first, ...others] = boxes;
  if (!first) {
    const value = FeatureIDs.join(' ').slice(0, 80);
    throw appError('value/bad', { path: `${path}.FeatureIDs`, value, expected: 'features with a place' });
  }
  return others.reduce(
    (one, other) => ({
      xMin: Math.min(one.xMin, other.xMin),
      yMin: Math.min(one.yMin, other.yMin),
      xMax: Math.max(one.xMax, other.xMax),
      yMax: Math.max(one.yMax, other.yMax),
    }),
    first,
  );
}
