import { findField, findRows } from '../../catalog/find-layer.ts';
import type { RowSource } from '../../catalog/layer-definition.ts';
import { findMap } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';

/** No layer or table has a raster column yet: what is named is told apart from what is not. */
export const rasterHandlers: Pick<MapService<MapContext>, 'QueryRasterValue' | 'QueryRasterValue2'> = {
  QueryRasterValue({ MapName, SourceTableID, FieldName }, { catalog }) {
    return refuseRaster(findRows(findMap(catalog, MapName), SourceTableID, 'SourceTableID'), FieldName);
  },
  async QueryRasterValue2({ MapName, MapTableDescription, FieldName }, { catalog, features }) {
    const map = findMap(catalog, MapName);
    const { source } = await describedSource(MapTableDescription, map, 'MapTableDescription', features);
    return refuseRaster(source, FieldName);
  },
};

/** Throws `map/unknown-field` or `map/no-raster`. */
function refuseRaster(source: RowSource, fieldName = ''): never {
  if (fieldName !== '') findField(source, fieldName, 'FieldName');
  throw appError('map/no-raster', { layer: source.name, value: fieldName.slice(0, 80), path: 'FieldName' });
}
