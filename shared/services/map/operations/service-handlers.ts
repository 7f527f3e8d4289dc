import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { serverInfo } from '../info/server-info.ts';
import { sqlSyntax } from '../info/sql-syntax.ts';
import { subtypeInfos } from '../info/subtype-infos.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { findLayer, findRows } from '../registry/find-layer.ts';
import type { LayerDefinition, RowSource } from '../registry/layer-definition.ts';
import { findMap, type MapDefinition } from '../registry/maps.ts';
import { propertySet } from '../wire/property-set.ts';

type Operation =
  | 'GetDocumentInfo'
  | 'GetMapCount'
  | 'GetMapName'
  | 'GetDefaultMapName'
  | 'GetServerInfo'
  | 'GetServiceConfigurationInfo'
  | 'GetSQLSyntaxInfo'
  | 'GetSupportedImageReturnTypes'
  | 'GetMapTableSubtypeInfos'
  | 'GetMapTableSubtypeInfos2'
  | 'GetDefaultLayerDrawingDescriptions'
  | 'IsFixedScaleMap'
  | 'HasSingleFusedMapCache'
  | 'HasLayerCache';

/** What the service and its maps say of themselves. There are no tile caches yet, and it is said so. */
export const serviceHandlers: Pick<MapService<MapContext>, Operation> = {
  GetDocumentInfo: () =>
    propertySet({
      Title: 'Varde',
      Subject: 'Hydropower plants of Norway',
      Author: '',
      Category: '',
      Keywords: 'hydropower, licences, electricity certificates',
      Comments: '',
    }),
  GetMapCount: (_, { catalog }) => catalog.length,
  GetMapName({ Index }, { catalog }) {
    const map = catalog[Index];
    if (!map) {
      throw appError('map/index-out-of-range', { path: 'Index', value: Index, limit: catalog.length - 1 });
    }
    return map.name;
  },
  GetDefaultMapName: (_, { catalog }) => catalog[0].name,
  GetServerInfo: ({ MapName }, { catalog, features }) => serverInfo(findMap(catalog, MapName), features),
  GetServiceConfigurationInfo: () =>
    propertySet({
      MaximumRecordCount: { $xs: 'int', value: MAP_LIMITS.maximumRecordCount },
      MaximumBufferCount: { $xs: 'int', value: MAP_LIMITS.maximumBufferCount },
      MaximumImageWidth: { $xs: 'int', value: MAP_LIMITS.maximumImageSize },
      MaximumImageHeight: { $xs: 'int', value: MAP_LIMITS.maximumImageSize },
      // None is drawn yet.
      SupportedImageFormatTypes: '',
      UseStandardizedQueries: { $xs: 'boolean', value: true },
    }),
  GetSQLSyntaxInfo({ MapName, LayerID }, { catalog }) {
    findRows(findMap(catalog, MapName), LayerID, 'LayerID');
    return sqlSyntax();
  },
  GetSupportedImageReturnTypes: () => 'geoImageReturnMimeData',
  GetMapTableSubtypeInfos({ MapName, TableIDs = [] }, { catalog }) {
    const map = findMap(catalog, MapName);
    return subtypeInfos(rowsOf(chosen(TableIDs, map, 'TableIDs')));
  },
  GetMapTableSubtypeInfos2({ MapName, LayerDescriptions = [] }, { catalog }) {
    const map = findMap(catalog, MapName);
    const ids = LayerDescriptions.map(({ LayerID }) => LayerID);
    return subtypeInfos(rowsOf(chosen(ids, map, 'LayerDescriptions')));
  },
  GetDefaultLayerDrawingDescriptions({ MapName, LayerIDs }, { catalog }) {
    const map = findMap(catalog, MapName);
    return chosen(LayerIDs, map, 'LayerIDs').flatMap(drawingDescription);
  },
  IsFixedScaleMap({ MapName }, { catalog }) {
    findMap(catalog, MapName);
    return false;
  },
  HasSingleFusedMapCache({ MapName }, { catalog }) {
    findMap(catalog, MapName);
    return false;
  },
  HasLayerCache({ MapName, LayerID }, { catalog }) {
    findLayer(findMap(catalog, MapName), LayerID, 'LayerID');
    return false;
  },
};

/** The layers and tables of a list of ids, in its order; all of them where it is empty. */
function chosen(ids: readonly number[], map: MapDefinition, path: string): readonly LayerDefinition[] {
  if (ids.length === 0) return [...map.layers, ...map.tables];
  return ids.map((id, index) => findLayer(map, id, `${path}[${index}]`));
}

function rowsOf(definitions: readonly LayerDefinition[]): RowSource[] {
  return definitions.filter((definition) => definition.kind !== 'group');
}

/** Groups and tables have none. SourceLayerID tells a client which layer each belongs to. */
function drawingDescription(layer: LayerDefinition): MapType<'LayerDrawingDescription'>[] {
  if (layer.kind !== 'features') return [];
  return [
    {
      $type: 'FeatureLayerDrawingDescription',
      FeatureRenderer: layer.renderer,
      ScaleSymbols: false,
      Transparency: 0,
      Brightness: 0,
      Contrast: 0,
      LabelingDescription: { LabelClassDescriptions: [] },
      SourceLayerID: layer.id,
    },
  ];
}
