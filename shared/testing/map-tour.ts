// One request of every operation that the map service answers over the rows of MAP_ROWS.

import type { MapInput, MapOperationName } from '../contracts/map/operations.ts';
import { AS_RECORDS, layerDescription, queryFilter, tableDescription } from './map-descriptions.ts';

export interface TourStop<Name extends MapOperationName = MapOperationName> {
  readonly operation: Name;
  readonly input: object;
}

function stop<Name extends MapOperationName>(operation: Name, input: MapInput<Name>): TourStop<Name> {
  return { operation, input };
}

const MAP = { MapName: '' };
const PLANTS = { ...MAP, LayerID: 1 };
const LAYER = layerDescription(1, { DefinitionExpression: "Fylke = 'Rogaland'" });
const TABLE = tableDescription(100);
const FILTER = queryFilter('MaksYtelse > 1');
const ALL = queryFilter('');
const VIEW = {
  MapDescription: { Name: '', Rotation: 15 },
  MapImageDisplay: { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 },
};
const POINTS = [
  { $type: 'PointN', X: 262_000, Y: 6_650_000 },
  { $type: 'PointN', X: 262_100, Y: 6_650_000 },
] as const;
const relate = () => ({
  SourceFIDSet: { FIDArray: [222] },
  RelateDescription: {
    RelationshipID: 1,
    ResultFormat: 'geoRelateResultRelatedRecordSetAsObject' as const,
  },
});
const EMBEDDED = { TransportType: 'geoTransportTypeEmbedded' } as const;
const FILE_FORMATS = [
  'geoQueryResultJsonAsMime',
  'geoQueryResultJsonAsURL',
  'geoQueryResultKMLAsMime',
  'geoQueryResultKMLAsURL',
] as const;
const COARSE = { GeneralizeGeometries: true, MaximumAllowableOffset: 1000 } as const;
const JOIN = {
  $type: 'JoinTableSourceDescription',
  LeftSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 1 },
  RightSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 100 },
  LeftTableKey: 'VannKraftverkID',
  RightTableKey: 'VannKraftverkID',
} as const;

export const mapTour: readonly TourStop[] = [
  stop('GetDocumentInfo', {}),
  stop('GetMapCount', {}),
  stop('GetMapName', { Index: 1 }),
  stop('GetDefaultMapName', {}),
  stop('GetServerInfo', MAP),
  stop('GetServerInfo', { MapName: 'Varde web' }),
  stop('GetServiceConfigurationInfo', {}),
  stop('GetSQLSyntaxInfo', { ...MAP, LayerID: 1 }),
  stop('GetSupportedImageReturnTypes', {}),
  stop('GetDefaultLayerDrawingDescriptions', { ...MAP, LayerIDs: [], SymbolOutputOptions: {} }),
  stop('GetMapTableSubtypeInfos', MAP),
  stop('GetMapTableSubtypeInfos2', MAP),
  stop('IsFixedScaleMap', MAP),
  stop('HasSingleFusedMapCache', MAP),
  stop('HasLayerCache', PLANTS),
  stop('GetVirtualCacheDirectory', { ...MAP, LayerID: -1 }),
  stop('GetCacheName', { ...MAP, LayerID: -1 }),
  stop('Find', {
    ...VIEW,
    SearchString: 'å',
    Contains: true,
    SearchFields: '',
    FindOption: 'geoFindAllLayers',
    LayerIDs: [],
  }),
  stop('Identify', {
    ...VIEW,
    SearchShape: {
      $type: 'EnvelopeN',
      XMin: 0,
      YMin: 6_400_000,
      XMax: 200_000,
      YMax: 7_000_000,
    },
    Tolerance: 3,
    IdentifyOption: 'geoIdentifyVisibleWithHTMLPopup',
    LayerIDs: [],
  }),
  stop('QueryHyperlinks', { ...VIEW, LayerIDs: [] }),
  stop('QueryFeatureCount', { ...PLANTS, QueryFilter: FILTER }),
  stop('QueryFeatureCount2', { ...MAP, LayerDescription: LAYER, QueryFilter: FILTER }),
  stop('QueryFeatureIDs', { ...PLANTS, QueryFilter: FILTER }),
  stop('QueryFeatureIDs2', { ...MAP, LayerDescription: LAYER, QueryFilter: FILTER }),
  stop('QueryFeatureData', { ...PLANTS, QueryFilter: ALL }),
  stop('QueryFeatureData2', {
    ...MAP,
    LayerDescription: LAYER,
    QueryFilter: FILTER,
    QueryResultOptions: AS_RECORDS,
  }),
  stop('QueryRowCount', { ...MAP, MapTableDescription: TABLE, QueryFilter: ALL }),
  stop('QueryRowIDs', { ...MAP, MapTableDescription: TABLE, QueryFilter: ALL }),
  stop('QueryData', {
    ...MAP,
    MapTableDescription: { ...TABLE, ID: 101 },
    QueryFilter: ALL,
    QueryResultOptions: AS_RECORDS,
  }),
  stop('QueryDataStatistics', {
    ...MAP,
    MapTableDescription: LAYER,
    QueryFilter: ALL,
    StatisticsRequest: {
      StatisticDescriptions: [{ StatisticFieldName: 'MaksYtelse', StatisticType: 'geoDataStatTypeSum' }],
      GroupByFields: 'Fylke',
    },
  }),
  stop('QueryData', {
    ...MAP,
    MapTableDescription: { ...LAYER, DefinitionExpression: '', Source: JOIN },
    QueryFilter: ALL,
    QueryResultOptions: AS_RECORDS,
  }),
  stop('QueryData', {
    ...MAP,
    MapTableDescription: {
      ...LAYER,
      LayerID: 11,
      DefinitionExpression: '',
      LayerResultOptions: { GeometryResultOptions: COARSE },
    },
    QueryFilter: ALL,
    QueryResultOptions: AS_RECORDS,
  }),
  ...FILE_FORMATS.map((Format) =>
    stop('QueryFeatureData2', {
      ...MAP,
      LayerDescription: LAYER,
      QueryFilter: FILTER,
      QueryResultOptions: { Format },
    }),
  ),
  stop('QueryRelatedRecords', {
    ...MAP,
    SourceTableID: 100,
    SourceFIDSet: { FIDArray: [1] },
    RelateDescription: { RelationshipID: 1, ResultFormat: 'geoRelateResultJsonAsMime' },
  }),
  stop('QueryRelatedRecords', { ...MAP, SourceTableID: 1, ...relate() }),
  stop('QueryRelatedRecords2', { ...MAP, MapTableDescription: LAYER, ...relate() }),
  stop('QueryAttachmentInfos', { ...MAP, TableID: 1, RowIDs: [222] }),
  stop('QueryAttachmentInfos2', { ...MAP, MapTableDescription: TABLE, RowIDs: [1] }),
  stop('QueryAttachmentData', { ...MAP, TableID: 1, AttachmentIDs: [], ...EMBEDDED }),
  stop('QueryAttachmentData2', { ...MAP, MapTableDescription: TABLE, AttachmentIDs: [], ...EMBEDDED }),
  stop('GenerateDataClasses', {
    ...MAP,
    MapTableDescription: LAYER,
    DataClassificationDef: {
      $type: 'ClassBreaksDef',
      ClassificationField: 'MaksYtelse',
      ClassificationMethod: 'geoClassifyNaturalBreaks',
      BreakCount: 2,
    },
  }),
  stop('GenerateDataClasses', {
    ...MAP,
    MapTableDescription: { ...TABLE, ID: 101 },
    DataClassificationDef: { $type: 'UniqueValuesDef', Fields: ['Status', 'StatusID'] },
  }),
  stop('GenerateDataClasses', {
    ...MAP,
    MapTableDescription: { ...LAYER, DefinitionExpression: '' },
    DataClassificationDef: {
      $type: 'UniqueValuesDef',
      Fields: ['Fylke'],
      ColorRamp: {
        $type: 'MultiPartColorRamp',
        ColorRamps: [
          { $type: 'RandomColorRamp', UseSeed: true, Seed: 7 },
          { $type: 'PresetColorRamp', Colors: [{ $type: 'GrayColor', GrayLevel: 40 }] },
        ],
      },
    },
  }),
  stop('QueryHTMLPopups', { ...MAP, TableID: 3, RowIDs: [80, 999] }),
  stop('QueryHTMLPopups2', { ...MAP, MapTableDescription: LAYER, RowIDs: [222, 3] }),
  stop('ExportMapImage', {
    MapDescription: VIEW.MapDescription,
    ImageDescription: {
      ImageDisplay: VIEW.MapImageDisplay,
      ImageType: { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' },
    },
  }),
  stop('ExportScaleBar', {
    MapDescription: VIEW.MapDescription,
    MapDisplay: VIEW.MapImageDisplay,
    ImageDescription: {
      ImageDisplay: VIEW.MapImageDisplay,
      ImageType: { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnURL' },
    },
  }),
  stop('GetLegendInfo', {
    ...MAP,
    LayerIDs: [],
    LegendPatch: { Width: 24, Height: 24, ImageDPI: 96 },
    ImageType: { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnURL' },
  }),
  stop('GetLegendInfo2', {
    ...VIEW,
    LayerIDs: [],
    LegendPatch: { Width: 36, Height: 18, ImageDPI: 300 },
    ImageType: { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' },
  }),
  stop('ComputeScale', VIEW),
  stop('ComputeDistance', { ...MAP, FromPoint: POINTS[0], ToPoint: POINTS[1], Units: 'geoKilometers' }),
  stop('ToMapPoints', { ...VIEW, ScreenXValues: [0, 300], ScreenYValues: [0, 200] }),
  stop('FromMapPoints', {
    ...VIEW,
    MapPoints: { $type: 'MultipointN', HasID: false, HasZ: false, HasM: false, PointArray: [...POINTS] },
  }),
];
