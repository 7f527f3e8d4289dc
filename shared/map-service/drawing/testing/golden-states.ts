// Maps whose pictures are kept: areas told by features and by a device, times, orders, joined rows, colours of every model,
// classes of several fields and of shares, labels that depend on scale and row.

import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { labelled } from './golden-labels.ts';

type Description = MapType<'MapDescription'>;
type Layer = MapType<'LayerDescription'>;
type Renderer = MapType<'FeatureRenderer'>;
type Source = MapType<'MapServerSourceDescription'>;

const rgb = (Red: number, Green: number, Blue: number, AlphaValue = 255) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue }) as const;
const [INK, RED, TEAL, PALE] = [rgb(40, 50, 60), rgb(200, 40, 40), rgb(30, 110, 150), rgb(235, 225, 190)];

const fill = (Color: MapType<'Color'>): MapType<'FillSymbol'> => ({
  $type: 'SimpleFillSymbol',
  Color,
  Outline: { $type: 'SimpleLineSymbol', Color: INK, Width: 1, Style: 'geoSLSSolid' },
  Style: 'geoSFSSolid',
});
const marker = (Color: MapType<'Color'>, Size = 13): MapType<'Symbol'> => ({
  $type: 'SimpleMarkerSymbol',
  ...{ Angle: 0, Color, Size, XOffset: 0, YOffset: 0, Style: 'geoSMSCircle' },
  ...{ Outline: true, OutlineSize: 1, OutlineColor: INK },
});

function drawn(layerId: number, FeatureRenderer: Renderer, more: Partial<Layer> = {}): Layer {
  const DrawingDescription = {
    $type: 'FeatureLayerDrawingDescription' as const,
    FeatureRenderer,
    Transparency: 0,
  };
  return layerDescription(layerId, { DrawingDescription, ...more });
}

const byValue = (
  Fields: Partial<MapType<'UniqueValueRenderer'>>,
  symbols: Record<string, MapType<'Symbol'>>,
) =>
  ({
    $type: 'UniqueValueRenderer',
    Field1: 'OBJECTID',
    ...Fields,
    UniqueValueInfos: Object.entries(symbols).map(([Value, own]) => ({ Value, Symbol: own })),
  }) as const satisfies Renderer;

/** Of each model another one; the last can be seen through. */
const MODELS: readonly MapType<'Color'>[] = [
  {
    $type: 'CmykColor',
    ...{ Cyan: 70, Magenta: 10, Yellow: 60, Black: 10 },
    ...{ Overprint: false, IsSpot: false, SpotDescription: '', SpotPercent: 0 },
  },
  { $type: 'HsvColor', Hue: 275, Saturation: 60, Value: 70 },
  { $type: 'HlsColor', Hue: 25, Lightness: 55, Saturation: 80 },
  { $type: 'GrayColor', GrayLevel: 120, AlphaValue: 140 },
];
const PLANTS = [222, 3, 40, 60] as const;

/** Plants by their share of 1,300 MW, over countries by their own area. */
const shares: Renderer = {
  $type: 'ClassBreaksRenderer',
  Field: 'MaksYtelse',
  MinimumValue: -100,
  NormalizationType: 'geoNormalizeByPercentOfTotal',
  NormalizationTotal: 1300,
  ClassBreakInfos: [0, 1, 100].map((ClassMaximumValue, index) => ({
    ClassMaximumValue,
    ClassMinimumValue: -100,
    Symbol: marker([PALE, TEAL, RED][index] ?? INK, 8 + 5 * index),
  })),
};

const during = (from: number, to: number, TimeRelation?: MapType<'geoTimeRelation'>) => ({
  TimeValue: {
    $type: 'TimeExtent' as const,
    StartTime: Date.UTC(from, 0, 1),
    EndTime: Date.UTC(to, 0, 1),
  },
  ...(TimeRelation ? { TimeRelation } : {}),
});
const timed = (more: Partial<Layer>) =>
  drawn(1, { $type: 'SimpleRenderer', Symbol: marker(RED) }, { UseTime: true, ...more });

const table = (MapTableID: number): Source => ({ $type: 'MapTableSourceDescription', MapTableID });
/** Plants with the first of their licences, without those that have none. */
const LICENSED: Source = {
  $type: 'JoinTableSourceDescription',
  ...{ LeftSourceDescription: table(1), RightSourceDescription: table(100) },
  ...{ LeftTableKey: 'VannKraftverkID', RightTableKey: 'VannKraftverkID' },
  JoinType: 'geoLeftInnerJoin',
};

const named = (LabelExpression: string, more: Partial<MapType<'LabelClassDescription'>> = {}) =>
  ({
    LabelExpression,
    Symbol: { $type: 'SimpleTextSymbol', Color: INK, Size: 8, MaskStyle: 'geoMSHalo', MaskSize: 1 },
    ...more,
  }) as const;

export const stateMaps: { readonly [name: string]: Partial<Description> } = {
  'area-of-features': {
    Rotation: 35,
    SpatialReference: { $type: 'ProjectedCoordinateSystem', WKID: 25832 },
    MapArea: {
      $type: 'FeatureExtent',
      ...{ MapName: '', LayerID: 1, FeatureIDs: [222, 3, 40], ExpandRatio: 1.4, DefaultScale: 0 },
    },
  },
  'area-of-one-point': {
    MapArea: {
      $type: 'FeatureExtent',
      ...{ MapName: '', LayerID: 1, FeatureIDs: [40], ExpandRatio: 1, DefaultScale: 4_000_000 },
    },
  },
  'area-of-a-device': {
    MapArea: {
      $type: 'CenterAndScale',
      ...{ Center: { $type: 'PointN', X: 150_000, Y: 6_650_000 }, Scale: 4_000_000, DPI: 120 },
      ...{ DevLeft: 0, DevTop: 0, DevRight: 600, DevBottom: 200 },
    },
  },
  'time-stretch': { ...during(1981, 2000), LayerDescriptions: [timed({})] },
  'time-cumulated': { ...during(2005, 2010), LayerDescriptions: [timed({ TimeDataCumulative: true })] },
  'time-moved': {
    ...during(1991, 2000, 'geoTimeRelationAfterStartOverlapsEnd'),
    LayerDescriptions: [timed({ TimeOffset: -1, TimeOffsetUnits: 'geoTimeUnitsDecades' })],
  },
  reordered: {
    HonorLayerReordering: true,
    LayerDescriptions: [
      drawn(13, { $type: 'SimpleRenderer', Symbol: fill({ ...PALE, AlphaValue: 150 }) }),
      drawn(1, { $type: 'SimpleRenderer', Symbol: marker(TEAL, 20) }),
      layerDescription(11),
    ],
  },
  joined: {
    LayerDescriptions: [
      drawn(
        1,
        byValue(
          { Field1: 'Licences.Tittel', DefaultSymbol: marker(RED) },
          { Reguleringskonsesjon: marker(TEAL, 18) },
        ),
        { Source: LICENSED },
      ),
    ],
  },
  'colours-of-models': {
    LayerDescriptions: [
      drawn(
        1,
        byValue(
          {},
          Object.fromEntries(PLANTS.map((id, index) => [String(id), marker(MODELS[index] ?? INK, 24)])),
        ),
      ),
    ],
  },
  'classes-of-two-fields': {
    LayerDescriptions: [
      drawn(
        1,
        byValue(
          { Field1: 'Fylke', Field2: 'VannKVTypeID', FieldDelimiter: ' / ', DefaultSymbol: marker(PALE, 9) },
          { 'Rogaland / P': marker(RED, 9), 'Rogaland / K': marker(TEAL, 20) },
        ),
      ),
    ],
  },
  'classes-of-shares': { LayerDescriptions: [drawn(1, shares)] },
  'labels-by-scale-and-row': {
    LayerDescriptions: [
      labelled(
        1,
        named('[Navn] CONCAT " " CONCAT [MaksYtelse]', { WhereClause: 'MaksYtelse > 100' }),
        named('"for nær"', { WhereClause: 'MaksYtelse < 100', MinimumScale: 1_000_000 }),
        named('"liten"', { WhereClause: 'MaksYtelse < 100', MaximumScale: 1_000_000 }),
      ),
    ],
  },
};
