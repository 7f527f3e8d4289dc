// Pictures of legends that are kept.

import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { pictureFill } from './golden-pictures.ts';

interface LegendCase {
  readonly layerId: number;
  readonly symbol?: MapType<'Symbol'>;
  readonly patch?: Partial<MapType<'MapServerLegendPatch'>>;
}

const rgb = (Red: number, Green: number, Blue: number) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 }) as const;
const TEAL = rgb(30, 110, 150);
const BROWN = rgb(90, 50, 20);
const line = (Width: number, Style: MapType<'geoSimpleLineStyle'>) =>
  ({ $type: 'SimpleLineSymbol', Color: BROWN, Width, Style }) as const;
const marker = (Style: MapType<'geoSimpleMarkerStyle'>, Size: number) =>
  ({
    $type: 'SimpleMarkerSymbol',
    Angle: 15,
    Color: TEAL,
    Size,
    XOffset: 5,
    YOffset: 5,
    Outline: true,
    OutlineSize: 1,
    OutlineColor: BROWN,
    Style,
  }) as const;
const area = {
  $type: 'SimpleFillSymbol',
  Color: rgb(240, 232, 214),
  Outline: line(1, 'geoSLSSolid'),
  Style: 'geoSFSSolid',
} as const;

const points = (flat: readonly number[]) =>
  flat.flatMap((X, index) =>
    index % 2 === 0 ? [{ $type: 'PointN' as const, X, Y: flat[index + 1] ?? 0 }] : [],
  );
const ZIGZAG: MapType<'LinePatch'> = {
  $type: 'LinePatch',
  Geometry: {
    $type: 'PolylineN',
    HasID: false,
    HasZ: false,
    HasM: false,
    PathArray: [{ $type: 'Path', PointArray: points([0, 0, 3, 4, 6, 1, 10, 5]) }],
  },
};
const LAKE: MapType<'AreaPatch'> = {
  $type: 'AreaPatch',
  PreserveAspectRatio: true,
  Geometry: {
    $type: 'PolygonN',
    HasID: false,
    HasZ: false,
    HasM: false,
    RingArray: [{ $type: 'Ring', PointArray: points([0, 2, 1, 5, 4, 6, 7, 4, 6, 1, 3, 0, 0, 2]) }],
  },
};

const legends: { readonly [name: string]: LegendCase } = {
  'legend-plants': { layerId: 1 },
  'legend-land': { layerId: 13 },
  'legend-square': { layerId: 1, symbol: marker('geoSMSSquare', 12) },
  'legend-large-marker': { layerId: 1, symbol: marker('geoSMSDiamond', 60) },
  'legend-dash': { layerId: 11, symbol: line(2, 'geoSLSDash') },
  'legend-zigzag': { layerId: 11, symbol: line(1.5, 'geoSLSSolid'), patch: { LinePatch: ZIGZAG } },
  'legend-picture-fill': { layerId: 13, symbol: pictureFill({ Width: 12 }) },
  'legend-lake': { layerId: 13, symbol: area, patch: { AreaPatch: LAKE } },
};

export const LEGEND_NAMES = Object.keys(legends);

/** The first class of a layer, 96 × 48 pixels. */
export function legendRequest(name: string): MapInput<'GetLegendInfo2'> {
  const { layerId, symbol, patch } = legends[name] ?? { layerId: 0 };
  const drawing = symbol && {
    DrawingDescription: {
      $type: 'FeatureLayerDrawingDescription',
      FeatureRenderer: { $type: 'SimpleRenderer', Symbol: symbol },
      Transparency: 0,
    } as const,
  };
  return {
    MapDescription: { Name: '', Rotation: 0, LayerDescriptions: [layerDescription(layerId, drawing)] },
    MapImageDisplay: { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 },
    LayerIDs: [layerId],
    LegendPatch: { Width: 36, Height: 18, ImageDPI: 192, ...patch },
    ImageType: { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' },
  };
}
