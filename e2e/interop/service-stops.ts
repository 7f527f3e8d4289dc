// What toolkits ask the running service, and what they have to be told: worked out from the sample data, not from the
// service's own answers.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MapOperationName } from '../../shared/contracts/map/operations.ts';
import {
  type Expectation,
  fails,
  holds,
  holdsOnly,
  isAddressOf,
  isFile,
  isJsonOf,
  isKmzOf,
  isOnly,
  isPng,
  near,
  says,
} from './expectations.ts';

export interface ServiceStop {
  readonly operation: MapOperationName;
  /** Fields that the sample request does not have, or has otherwise. */
  readonly given?: { readonly [field: string]: unknown };
  /** The map whose description the toolkit reads from GetServerInfo first, and sends back as MapDescription. */
  readonly descriptionOf?: string;
  readonly expects: Expectation;
}

interface SamplePlant {
  readonly VannKraftverkID: number;
  readonly Navn: string;
  readonly Fylke: string;
  readonly MaksYtelse: number;
  readonly ErIDrift: boolean;
  readonly HovedEier_OrgNr: number;
  readonly Konsesjoner: readonly { readonly KdbID: number; readonly Tittel: string }[];
}

const seed = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../assets/seed', name), 'utf8'));
const plants: readonly SamplePlant[] = seed('plants.json');
const points: readonly { plantNumber: number; latitude: number; longitude: number }[] = seed('points.json');

const running = plants.filter(({ ErIDrift }) => ErIDrift);
const large = running.filter(({ MaksYtelse }) => MaksYtelse > 100);
const numbers = (rows: readonly SamplePlant[]) =>
  rows.map(({ VannKraftverkID }) => VannKraftverkID).toSorted((one, other) => one - other);
const licences = plants.flatMap(({ Konsesjoner }) => Konsesjoner);

/** A plant with a place of its own and licences, on which the questions about one plant are asked. */
const [plant, point] = plantWithPoint(222);
const plantNumber = plant.VannKraftverkID;

function plantWithPoint(number: number) {
  const found = running.find(({ VannKraftverkID }) => VannKraftverkID === number);
  const place = points.find((each) => each.plantNumber === number);
  if (!found || !place) throw new Error(`The sample has no plant ${number} with a point`);
  return [found, place] as const;
}

/** Web Mercator by its definition. */
const RADIUS_M = 6_378_137;
const webX = (RADIUS_M * point.longitude * Math.PI) / 180;
const mercatorY = (latitude: number) =>
  RADIUS_M * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const webY = mercatorY(point.latitude);

const filter = (WhereClause: string) => ({ $type: 'QueryFilter', WhereClause, Resolution: 0 });
const LARGE = { QueryFilter: filter('MaksYtelse > 100') };
const ONE = { QueryFilter: filter(`VannKraftverkID = ${plantNumber}`) };
const described = (DefinitionExpression: string) => ({
  $type: 'LayerDescription',
  LayerID: 1,
  Visible: true,
  ShowLabels: false,
  ScaleSymbols: false,
  SetSelectionSymbol: false,
  SelectionBufferDistance: 0,
  ShowSelectionBuffer: false,
  DefinitionExpression,
});
const BY_LAYER = { LayerDescription: described('MaksYtelse > 100') };
const BY_TABLE = { MapTableDescription: described('MaksYtelse > 100') };
const LICENCE_TABLE = { $type: 'StandaloneTableDescription', ID: 100, DefinitionExpression: '' };
const RELATED = { SourceFIDSet: { FIDArray: [plantNumber] } };
const pointN = (X: number, Y: number) => ({ $type: 'PointN', X, Y });
const webMap = { MapName: 'Varde web' };
/** A view of the web map that has the plant in its middle. */
const VIEW = {
  MapDescription: {
    Name: 'Varde web',
    Rotation: 0,
    MapArea: { $type: 'CenterAndScale', Center: pointN(webX, webY), Scale: 100_000, DPI: 96 },
  },
};

/** What it takes to draw the first bookmark, Norge, in 600 by 400 pixels of 96 to the inch: it is higher than wide. */
const HOME_SCALE = ((mercatorY(71.3) - mercatorY(57.8)) / 400) * 96 * 39.37;

/** Plants in operation, each with the first of its licences. */
const joined = (JoinType?: 'geoLeftInnerJoin') => ({
  MapTableDescription: {
    ...described(''),
    Source: {
      $type: 'JoinTableSourceDescription',
      LeftSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 1 },
      RightSourceDescription: { $type: 'MapTableSourceDescription', MapTableID: 100 },
      LeftTableKey: 'VannKraftverkID',
      RightTableKey: 'VannKraftverkID',
      ...(JoinType ? { JoinType } : {}),
    },
  },
});
const licensed = running.filter(({ Konsesjoner }) => Konsesjoner.length > 0);
const firstTitles = licensed.map(({ Konsesjoner: [first] }) => first?.Tittel.trim() ?? '');
const laterTitles = licensed
  .flatMap(({ Konsesjoner: [, ...later] }) => later.map(({ Tittel }) => Tittel.trim()))
  .filter((title) => !firstTitles.includes(title));
const inForm = (Format: string) => ({ QueryResultOptions: { Format } });
const largeNumbers = numbers(large);
const largeNames = large.map(({ Navn }) => Navn);

const titles = plant.Konsesjoner.map(({ Tittel }) => Tittel.trim());

export const serviceStops: readonly ServiceStop[] = [
  { operation: 'GetDocumentInfo', expects: holds('Title', 'Varde') },
  { operation: 'GetMapCount', expects: holds(2) },
  { operation: 'GetMapName', given: { Index: 1 }, expects: isOnly('Varde web') },
  { operation: 'GetMapName', given: { Index: 9 }, expects: fails('map/index-out-of-range') },
  { operation: 'GetDefaultMapName', expects: isOnly('Varde') },
  { operation: 'GetServerInfo', expects: holds('Varde', 25833, 'Plants in operation', 'Navn', 'Norge') },
  { operation: 'GetServerInfo', given: { MapName: 'nowhere' }, expects: fails('map/unknown-map') },
  { operation: 'GetServiceConfigurationInfo', expects: holds('MaximumRecordCount', 2000) },
  { operation: 'GetSQLSyntaxInfo', expects: says('SUBSTRING') },
  { operation: 'GetSupportedImageReturnTypes', expects: says(/^(?:geo|esri)ImageReturn/) },
  { operation: 'GetMapTableSubtypeInfos', expects: holds('Hydropower plant', 'NO5') },
  { operation: 'GetMapTableSubtypeInfos2', expects: holds('Hydropower plant', 'NO5') },
  { operation: 'GetDefaultLayerDrawingDescriptions', expects: holds(1) },
  { operation: 'IsFixedScaleMap', expects: isOnly(true) },
  { operation: 'HasSingleFusedMapCache', expects: isOnly(true) },
  { operation: 'HasLayerCache', expects: isOnly(false) },

  { operation: 'QueryFeatureCount', expects: isOnly(running.length) },
  { operation: 'QueryFeatureCount', given: LARGE, expects: isOnly(large.length) },
  {
    operation: 'QueryFeatureCount',
    given: { QueryFilter: filter('Nvn = 1') },
    expects: fails('map/unknown-field', 'map/bad-expression'),
  },
  { operation: 'QueryFeatureCount2', given: BY_LAYER, expects: isOnly(large.length) },
  { operation: 'QueryFeatureIDs', given: LARGE, expects: isOnly(...numbers(large)) },
  { operation: 'QueryFeatureIDs2', given: BY_LAYER, expects: isOnly(...numbers(large)) },
  {
    operation: 'QueryFeatureData',
    given: { ...webMap, ...ONE },
    expects: holds(plant.Navn, plant.Fylke, plant.MaksYtelse, near(webX), near(webY)),
  },
  { operation: 'QueryFeatureData', expects: holds(...running.map(({ Navn }) => Navn)) },
  { operation: 'QueryFeatureData2', given: BY_LAYER, expects: holds(...large.map(({ Navn }) => Navn)) },
  {
    operation: 'QueryRowCount',
    given: { MapTableDescription: LICENCE_TABLE },
    expects: isOnly(licences.length),
  },
  { operation: 'QueryRowIDs', given: BY_TABLE, expects: isOnly(...numbers(large)) },
  {
    operation: 'QueryData',
    given: { MapTableDescription: LICENCE_TABLE },
    expects: holds(...licences.map(({ Tittel }) => Tittel.trim())),
  },
  { operation: 'QueryRowCount', given: joined(), expects: isOnly(running.length) },
  { operation: 'QueryRowCount', given: joined('geoLeftInnerJoin'), expects: isOnly(licensed.length) },
  {
    operation: 'QueryData',
    given: joined('geoLeftInnerJoin'),
    expects: holdsOnly(['Licences.Tittel', ...licensed.map(({ Navn }) => Navn), ...firstTitles], laterTitles),
  },
  {
    operation: 'QueryData',
    given: { ...BY_TABLE, ...inForm('geoQueryResultJsonAsMime') },
    expects: isFile(isJsonOf('OBJECTID', largeNumbers)),
  },
  {
    operation: 'QueryFeatureData2',
    given: { ...BY_LAYER, ...inForm('geoQueryResultKMLAsMime') },
    expects: isFile(isKmzOf(largeNames)),
  },
  {
    operation: 'QueryFeatureData2',
    given: { ...BY_LAYER, ...inForm('geoQueryResultJsonAsURL') },
    expects: isAddressOf('application/json; charset=utf-8', isJsonOf('OBJECTID', largeNumbers)),
  },
  {
    operation: 'QueryData',
    given: { ...BY_TABLE, ...inForm('geoQueryResultKMLAsURL') },
    expects: isAddressOf('application/vnd.google-earth.kmz', isKmzOf(largeNames)),
  },
  {
    operation: 'QueryData',
    given: { ...BY_TABLE, ...inForm('geoQueryResultAmfAsMime') },
    expects: fails('map/format-not-supported'),
  },
  {
    operation: 'QueryDataStatistics',
    given: BY_TABLE,
    expects: holds(near(large.reduce((sum, { MaksYtelse }) => sum + MaksYtelse, 0))),
  },
  { operation: 'QueryRelatedRecords', given: RELATED, expects: holds(...titles) },
  { operation: 'QueryRelatedRecords2', given: RELATED, expects: holds(...titles) },
  { operation: 'QueryAttachmentInfos', expects: isOnly() },
  { operation: 'QueryAttachmentInfos2', expects: isOnly() },
  { operation: 'QueryAttachmentData', expects: isOnly() },
  {
    operation: 'QueryAttachmentData',
    given: { AttachmentIDs: [1] },
    expects: fails('map/unknown-attachment'),
  },
  { operation: 'QueryAttachmentData2', expects: isOnly() },
  { operation: 'QueryRasterValue', expects: fails('map/no-raster') },
  { operation: 'QueryRasterValue2', expects: fails('map/no-raster') },
  { operation: 'QueryHTMLPopups', given: { RowIDs: [plantNumber] }, expects: says(plant.Navn) },
  { operation: 'QueryHTMLPopups2', given: { RowIDs: [plantNumber] }, expects: says(plant.Navn) },
  { operation: 'GenerateDataClasses', expects: holds(...new Set(running.map(({ Fylke }) => Fylke))) },

  {
    operation: 'Find',
    given: { SearchString: plant.Navn, SearchFields: 'Navn' },
    expects: holds(plant.Navn, plantNumber),
  },
  { operation: 'Identify', given: { ...VIEW, SearchShape: pointN(webX, webY) }, expects: holds(plant.Navn) },
  {
    operation: 'Identify',
    descriptionOf: 'Varde web',
    given: { SearchShape: pointN(webX, webY) },
    expects: holds(plant.Navn),
  },
  { operation: 'QueryHyperlinks', descriptionOf: 'Varde', expects: says(String(plantNumber)) },
  { operation: 'ComputeScale', descriptionOf: 'Varde web', expects: isOnly(near(HOME_SCALE)) },
  { operation: 'ExportMapImage', descriptionOf: 'Varde', expects: says('image/png') },
  { operation: 'ExportScaleBar', descriptionOf: 'Varde web', expects: says('image/png') },
  { operation: 'GetLegendInfo', expects: holds('image/png', 'Plants in operation') },
  { operation: 'GetLegendInfo2', descriptionOf: 'Varde', expects: holds('image/png') },
  { operation: 'QueryHyperlinks', given: VIEW, expects: says(String(plantNumber)) },

  { operation: 'ComputeScale', given: VIEW, expects: isOnly(near(100_000)) },
  {
    operation: 'ComputeDistance',
    given: { ...webMap, FromPoint: pointN(0, 0), ToPoint: pointN((RADIUS_M * Math.PI) / 180, 0) },
    expects: isOnly(near(111.319491)),
  },
  { operation: 'ToMapPoints', given: VIEW, expects: holds(near(webX), near(webY)) },
  {
    operation: 'FromMapPoints',
    given: {
      ...VIEW,
      MapPoints: {
        $type: 'MultipointN',
        HasID: false,
        HasZ: false,
        HasM: false,
        PointArray: [pointN(webX, webY)],
      },
    },
    expects: isOnly(300, 200),
  },

  // The vendor's scheme for UTM 33.
  { operation: 'GetTileCacheInfo', expects: holds(25833, -2_500_000, 9_045_984, 256, 96) },
  { operation: 'GetMapTile', expects: isFile(isPng) },
  { operation: 'GetLayerTile', expects: fails('map/no-layer-cache') },
  { operation: 'GetTileImageInfo', expects: holds('PNG', 0) },
  { operation: 'GetCacheControlInfo', expects: isOnly(true) },
  { operation: 'GetCacheDescriptionInfo', expects: holds('PNG', 1) },
  { operation: 'GetCacheStorageInfo', expects: holds(128) },
  { operation: 'GetVirtualCacheDirectory', expects: isOnly() },
  { operation: 'GetCacheName', expects: isOnly() },
];
