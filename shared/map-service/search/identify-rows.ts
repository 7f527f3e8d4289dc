import { findField } from '../../catalog/find-layer.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createDistanceFilter } from '../../geo/relate/distance-filter.ts';
import type { MapView } from '../frame/read-frame.ts';
import { MAP_LIMITS } from '../limits.ts';
import { popupReader } from '../popup/row-popups.ts';
import { atPath } from '../query/at-path.ts';
import { reproject } from '../query/reproject.ts';
import { propertyReader, propertyStyle } from '../values/row-properties.ts';
import { textReader } from '../values/value-text.ts';
import { ownReference, readGeometry } from '../wire/read-geometry.ts';
import { inNamedSystem, readSpatialReference } from '../wire/spatial-reference.ts';
import { writeGeometry } from '../wire/write-geometry.ts';
import { relationshipsOf } from './related-rows.ts';
import { placedRows, type SearchPosition } from './rows-at-position.ts';
import { columnsOf, type MapSearch, roomAfter, type SearchedRows } from './search-context.ts';
import type { SearchedLayer } from './searched-layers.ts';

type IdentifyResult = MapType<'MapServerIdentifyResult'>;

/**
 * What is no farther than so many pixels from a shape; undefined for one that the system of the view does not reach.
 * Throws by the path of what is wrong.
 */
export function positionOfGeometry(
  shape: MapType<'Geometry'>,
  tolerancePx: number,
  { crs, frame }: MapView,
): SearchPosition | undefined {
  if (tolerancePx < 0) {
    throw appError('value/bad', { path: 'Tolerance', value: tolerancePx, expected: '0 or more' });
  }
  const path = 'SearchShape';
  return atPath(path, () => {
    const reference = ownReference(shape);
    const own = readSpatialReference(reference, crs);
    const read = readGeometry(shape, own);
    const placed = inNamedSystem(reference, own, () => reproject(read, own, crs));
    return placed && { filter: createDistanceFilter(placed, tolerancePx * frame.resolution), path };
  });
}

export interface IdentifyWish {
  readonly place: SearchPosition;
  /** Ends with the first layer that has a feature there. */
  readonly isTopmost: boolean;
  readonly hasPopups: boolean;
}

/** The features at a place by layer and object id; cut where there are too many. */
export async function identifyRows(
  targets: readonly SearchedLayer[],
  { place, isTopmost, hasPopups }: IdentifyWish,
  search: MapSearch,
): Promise<IdentifyResult[]> {
  const results: IdentifyResult[] = [];
  const room = { left: MAP_LIMITS.maximumRecordCount };
  for (const target of targets) {
    const found = await placedRows(target, place, search, roomAfter(results));
    if (found.rows.length === 0) continue;
    results.push(...(await writeResults(target, found, { search, hasPopups, room })));
    if (isTopmost) break;
  }
  return results;
}

async function writeResults(
  { layer, description }: SearchedLayer,
  found: SearchedRows,
  { search, hasPopups, room }: { search: MapSearch; hasPopups: boolean; room: { left: number } },
): Promise<IdentifyResult[]> {
  const { described, rows } = found;
  const { source, table } = described;
  const columns = await columnsOf(found, search);
  const options = description.$type === 'LayerDescription' ? description.LayerResultOptions : undefined;
  const style = propertyStyle(options);
  const { map, context } = search;
  const related = { map, features: context.features, style, zone: columns.zone, room };
  const relationships = await relationshipsOf({ source, table, rows }, related);
  const properties = propertyReader(columns, style);
  const nameOf = textReader(source, columns.table, findField(source, source.displayField, ''), columns.zone);
  const { popup } = layer;
  const popups =
    hasPopups && popup !== undefined
      ? await popupReader({ ...layer, popup }, columns, context)(rows)
      : undefined;
  return rows.map((row, index) => {
    const shape = described.includesGeometry ? columns.shape(row) : undefined;
    return {
      LayerID: layer.id,
      Name: nameOf(row),
      Properties: properties(row),
      ...(shape ? { Shape: writeGeometry(shape, columns.crs) } : {}),
      ...(source.relations.length > 0 ? { Relationships: relationships.get(row) ?? [] } : {}),
      ...(popups ? { HTMLPopup: popups[index] ?? '' } : {}),
      FeatureID: table.objectIds[row] ?? 0,
    };
  });
}
