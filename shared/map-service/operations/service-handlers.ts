import { findLayer, findRows } from '../../catalog/find-layer.ts';
import type { LayerDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { checkWhole, findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { SUPPORTED_FORMATS } from '../drawing/image-formats.ts';
import { serverInfo } from '../info/server-info.ts';
import { sqlSyntax } from '../info/sql-syntax.ts';
import { subtypeInfos } from '../info/subtype-infos.ts';
import { MAP_LIMITS } from '../limits.ts';
import type { MapContext } from '../map-context.ts';
import { describedSource } from '../query/described-source.ts';
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
  | 'GetDefaultLayerDrawingDescriptions';

/** What the service and its maps say of themselves. */
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
      SupportedImageFormatTypes: SUPPORTED_FORMATS,
      UseStandardizedQueries: { $xs: 'boolean', value: true },
    }),
  GetSQLSyntaxInfo({ MapName, LayerID }, { catalog }) {
    findRows(findMap(catalog, MapName), LayerID, 'LayerID');
    return sqlSyntax();
  },
  GetSupportedImageReturnTypes: () => 'geoImageReturnURL',
  GetMapTableSubtypeInfos({ MapName, TableIDs = [] }, { catalog }) {
    const map = findMap(catalog, MapName);
    return subtypeInfos(numbered(chosen(TableIDs, map, 'TableIDs')));
  },
  async GetMapTableSubtypeInfos2({ MapName, LayerDescriptions = [] }, { catalog, features }) {
    const map = findMap(catalog, MapName);
    if (LayerDescriptions.length === 0) return subtypeInfos(numbered(chosen([], map, 'LayerDescriptions')));
    const described = LayerDescriptions.map(async (description, index) => {
      const path = `LayerDescriptions[${index}]`;
      const { kind, id } = findLayer(map, description.LayerID, path);
      // Clients send back all layers of a map; a group has nothing to tell.
      if (kind === 'group' || kind === 'raster') return [];
      const { source } = await describedSource(description, map, path, features);
      return [{ id, source }];
    });
    return subtypeInfos((await Promise.all(described)).flat());
  },
  GetDefaultLayerDrawingDescriptions({ MapName, LayerIDs }, { catalog }) {
    const map = findMap(catalog, MapName);
    return chosen(LayerIDs, map, 'LayerIDs').flatMap(drawingDescription);
  },
};

/** The layers and tables of a list of ids, in its order; all of them where it is empty. */
function chosen(ids: readonly number[], map: MapDefinition, path: string): readonly LayerDefinition[] {
  if (ids.length === 0) {
    checkWhole(map, path);
    return [...map.layers, ...map.tables];
  }
  return ids.map((id, index) => findLayer(map, id, `${path}[${index}]`));
}

function numbered(definitions: readonly LayerDefinition[]): { id: number; source: RowSource }[] {
  return definitions
    .filter((definition) => definition.kind !== 'group' && definition.kind !== 'raster')
    .map((source) => ({ id: source.id, source }));
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
      LabelingDescription: { LabelClassDescriptions: [...(layer.labels?.classes ?? [])] },
      SourceLayerID: layer.id,
    },
  ];
}
