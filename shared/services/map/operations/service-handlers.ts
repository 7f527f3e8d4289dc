import { appError } from '../../../contracts/errors.ts';
import type { MapService } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { serverInfo } from '../info/server-info.ts';
import { sqlSyntax } from '../info/sql-syntax.ts';
import { subtypeInfos } from '../info/subtype-infos.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import type { LayerDefinition, RowSource } from '../registry/layer-definition.ts';
import { findMap, maps } from '../registry/maps.ts';
import { findLayer, findRows, layers, tables } from '../registry/registry.ts';
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
  GetMapCount: () => maps.length,
  GetMapName({ Index }) {
    const map = maps[Index];
    if (!map) {
      throw appError('map/index-out-of-range', { path: 'Index', value: Index, limit: maps.length - 1 });
    }
    return map.name;
  },
  GetDefaultMapName: () => maps[0].name,
  GetServerInfo: ({ MapName }, { features }) => serverInfo(findMap(MapName), features),
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
  GetSQLSyntaxInfo({ MapName, LayerID }) {
    findRows(LayerID, findMap(MapName).name, 'LayerID');
    return sqlSyntax();
  },
  GetSupportedImageReturnTypes: () => 'geoImageReturnMimeData',
  GetMapTableSubtypeInfos({ MapName, TableIDs = [] }) {
    const map = findMap(MapName);
    return subtypeInfos(rowsOf(chosen(TableIDs, map.name, 'TableIDs')));
  },
  GetMapTableSubtypeInfos2({ MapName, LayerDescriptions = [] }) {
    const map = findMap(MapName);
    const ids = LayerDescriptions.map(({ LayerID }) => LayerID);
    return subtypeInfos(rowsOf(chosen(ids, map.name, 'LayerDescriptions')));
  },
  GetDefaultLayerDrawingDescriptions({ MapName, LayerIDs }) {
    const map = findMap(MapName);
    return chosen(LayerIDs, map.name, 'LayerIDs').flatMap(drawingDescription);
  },
  IsFixedScaleMap({ MapName }) {
    findMap(MapName);
    return false;
  },
  HasSingleFusedMapCache({ MapName }) {
    findMap(MapName);
    return false;
  },
  HasLayerCache({ MapName, LayerID }) {
    findLayer(LayerID, findMap(MapName).name, 'LayerID');
    return false;
  },
};

/** The layers and tables of a list of ids, in its order; all of them where it is empty. */
function chosen(ids: readonly number[], map: string, path: string): readonly LayerDefinition[] {
  if (ids.length === 0) return [...layers, ...tables];
  return ids.map((id, index) => findLayer(id, map, `${path}[${index}]`));
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
