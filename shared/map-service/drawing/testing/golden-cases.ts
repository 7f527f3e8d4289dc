// Requests whose pictures are kept: what moves by one pixel is seen.

import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { BAR_NAMES, barRequest } from './golden-bars.ts';
import { elementMaps } from './golden-elements.ts';
import {
  BAR_FILES,
  barFileRequest,
  LEGEND_FILES,
  legendFileRequest,
  MAP_FILES,
  mapFileRequest,
} from './golden-files.ts';
import { labelMaps } from './golden-labels.ts';
import { LEGEND_NAMES, legendRequest } from './golden-legends.ts';
import { MIXTURE_NAMES, mixtureRequest } from './golden-mixtures.ts';
import { foreignMarkers, pictureFill, pictureFills, pictureMarkers } from './golden-pictures.ts';
import { stateMaps } from './golden-states.ts';

type Description = MapType<'MapDescription'>;
type Color = MapType<'RgbColor'>;

const rgb = (Red: number, Green: number, Blue: number, AlphaValue = 255): Color => ({
  $type: 'RgbColor',
  Red,
  Green,
  Blue,
  AlphaValue,
});
const SEA = fill(rgb(214, 229, 237));
const SOUTH: MapType<'MapArea'> = {
  $type: 'MapExtent',
  Extent: { $type: 'EnvelopeN', XMin: -250_000, YMin: 6_400_000, XMax: 850_000, YMax: 7_000_000 },
};

function fill(Color: Color, outline?: MapType<'LineSymbol'>): MapType<'SimpleFillSymbol'> {
  return { $type: 'SimpleFillSymbol', Color, ...(outline ? { Outline: outline } : {}), Style: 'geoSFSSolid' };
}

function line(
  Color: Color,
  Width: number,
  Style: MapType<'geoSimpleLineStyle'>,
): MapType<'SimpleLineSymbol'> {
  return { $type: 'SimpleLineSymbol', Color, Width, Style };
}

function marker(
  Style: MapType<'geoSimpleMarkerStyle'>,
  Size: number,
  Color: Color,
  Angle = 0,
): MapType<'Symbol'> {
  return {
    $type: 'SimpleMarkerSymbol',
    Angle,
    Color,
    Size,
    XOffset: 0,
    YOffset: 0,
    Outline: true,
    OutlineSize: 0.75,
    OutlineColor: rgb(255, 255, 255),
    Style,
  };
}

/** A layer with a renderer of its own. */
function drawn(layerId: number, FeatureRenderer: MapType<'FeatureRenderer'>, Transparency = 0) {
  return layerDescription(layerId, {
    DrawingDescription: { $type: 'FeatureLayerDrawingDescription', FeatureRenderer, Transparency },
  });
}

function simple(symbol: MapType<'Symbol'>): MapType<'SimpleRenderer'> & { readonly $type: 'SimpleRenderer' } {
  return { $type: 'SimpleRenderer', Symbol: symbol };
}

function described(...LayerDescriptions: MapType<'LayerDescription'>[]): Partial<Description> {
  return { LayerDescriptions };
}

const projected = (WKID: number) => ({ $type: 'ProjectedCoordinateSystem', WKID }) as const;
const STYLES = ['geoSMSCircle', 'geoSMSSquare', 'geoSMSDiamond', 'geoSMSCross', 'geoSMSX'] as const;
const PLANTS = [222, 3, 40, 60] as const;

/** A glyph: turned, stretched, or of a font whose codes are signs. */
function glyph(
  CharacterIndex: number,
  more: Partial<Extract<MapType<'Symbol'>, { $type: 'CharacterMarkerSymbol' }>> = {},
): MapType<'Symbol'> {
  return {
    $type: 'CharacterMarkerSymbol',
    CharacterIndex,
    Angle: 0,
    Color: rgb(150, 50, 90),
    Size: 22,
    XOffset: 0,
    YOffset: 0,
    XScale: 1,
    YScale: 1,
    ...more,
  };
}

const GLYPHS = [
  glyph(0x2192, { FontName: 'Arial', Angle: 30 }),
  glyph(0x41, { FontName: 'Arial', FontWeight: 700, XScale: 1.5 }),
  glyph(0x159, { FontItalic: true, XOffset: 8, YOffset: 8 }),
  glyph(33, { FontName: 'ESRI Default Marker', Size: 10 }),
];

/** Every plant in a glyph of its own; the others in one that no typeface has. */
const glyphs: MapType<'FeatureRenderer'> = {
  $type: 'UniqueValueRenderer',
  Field1: 'OBJECTID',
  DefaultSymbol: glyph(0x4e00, { Size: 14 }),
  UniqueValueInfos: PLANTS.map((id, index) => ({ Value: String(id), Symbol: GLYPHS[index] ?? glyph(0x42) })),
};

/** Every plant in a marker of its own. */
const markers: MapType<'FeatureRenderer'> = {
  $type: 'UniqueValueRenderer',
  Field1: 'OBJECTID',
  DefaultSymbol: marker('geoSMSX', 12, rgb(200, 60, 60), 20),
  UniqueValueInfos: PLANTS.map((id, index) => ({
    Value: String(id),
    Symbol: marker(STYLES[index] ?? 'geoSMSCircle', 14, rgb(30, 110, 150), 15 * index),
  })),
};
const sizes: MapType<'FeatureRenderer'> = {
  $type: 'ClassBreaksRenderer',
  Field: 'MaksYtelse',
  MinimumValue: 0,
  ClassBreakInfos: [10, 100, 2000].map((ClassMaximumValue, index) => ({
    ClassMaximumValue,
    ClassMinimumValue: 0,
    Symbol: marker('geoSMSCircle', 5 + 6 * index, rgb(30, 110, 150)),
  })),
};

function byCountry(west: MapType<'Symbol'>, east: MapType<'Symbol'>): Partial<Description> {
  return described(
    drawn(13, {
      $type: 'UniqueValueRenderer',
      Field1: 'Name',
      UniqueValueInfos: [west, east].map((own, index) => ({
        Value: index === 0 ? 'Vestland' : 'Østland',
        Symbol: own,
      })),
    }),
  );
}

/** Countries hatched each in its own manner. */
const hatched = (west: MapType<'geoSimpleFillStyle'>, east: MapType<'geoSimpleFillStyle'>) => {
  const hatch = fill(rgb(90, 60, 130), line(rgb(60, 40, 90), 1, 'geoSLSSolid'));
  return byCountry({ ...hatch, Style: west }, { ...hatch, Style: east });
};
const squares = (more: Partial<MapType<'SimpleRenderer'>>) =>
  described(drawn(1, { ...simple(marker('geoSMSSquare', 14, rgb(30, 110, 150))), ...more }));

const descriptions: { readonly [name: string]: Partial<Description> } = {
  south: {},
  'turned-30': { Rotation: 30 },
  'turned-minus-90': { Rotation: -90 },
  'no-background': { BackgroundSymbol: { ...SEA, Style: 'geoSFSNull' } },
  web: {
    Name: 'Varde web',
    MapArea: { $type: 'MapServerBookmark', Name: 'Vestlandet' },
    SpatialReference: projected(3857),
  },
  'utm-32': {
    SpatialReference: projected(25832),
    MapArea: { $type: 'MapServerBookmark', Name: 'Vestlandet' },
  },
  degrees: {
    SpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 },
    MapArea: { $type: 'MapServerBookmark', Name: 'Norge' },
  },
  'large-scale': {
    MapArea: {
      $type: 'CenterAndScale',
      Center: { $type: 'PointN', X: 150_000, Y: 6_600_000 },
      Scale: 50_000,
    },
  },
  markers: described(drawn(1, markers)),
  glyphs: described(drawn(1, glyphs)),
  pictures: described(drawn(1, pictureMarkers(PLANTS))),
  'pictures-of-formats': described(drawn(1, foreignMarkers(PLANTS))),
  ...Object.fromEntries(
    Object.entries(pictureFills).map(([name, [west, east]]) => [name, byCountry(west, east)]),
  ),
  'fills-turned': { ...byCountry(pictureFill({ Width: 9 }), pictureFill({ Angle: -45 })), Rotation: 30 },
  sizes: described(drawn(1, sizes)),
  'see-through': described(
    drawn(13, simple(fill(rgb(200, 120, 60), line(rgb(90, 50, 20), 4, 'geoSLSSolid'))), 50),
  ),
  'thick-border': described(drawn(11, simple(line(rgb(128, 60, 136), 5, 'geoSLSSolid')))),
  dash: described(drawn(12, simple(line(rgb(60, 90, 160), 1, 'geoSLSDash')))),
  dot: described(drawn(12, simple(line(rgb(60, 90, 160), 1.5, 'geoSLSDot')))),
  'dash-dot': described(drawn(12, simple(line(rgb(60, 90, 160), 1, 'geoSLSDashDot'))), {
    ...drawn(11, simple(line(rgb(128, 60, 136), 2, 'geoSLSDashDotDot'))),
  }),
  'hidden-land': described(layerDescription(13, { Visible: false })),
  ...Object.fromEntries(Object.entries(labelMaps).map(([name, layers]) => [name, described(...layers)])),
  'hatch-level-upright': hatched('geoSFSHorizontal', 'geoSFSVertical'),
  'hatch-slants': hatched('geoSFSForwardDiagonal', 'geoSFSBackwardDiagonal'),
  'hatch-crosses': { ...hatched('geoSFSCross', 'geoSFSDiagonalCross'), Rotation: 20 },
  'rows-turned': { ...squares({ RotationField: 'VannKraftverkID' }), Rotation: 20 },
  'rows-turned-plainly': squares({
    RotationField: 'VannKraftverkID',
    RotationType: 'geoRotateSymbolArithmetic',
  }),
  'rows-see-through': squares({ TransparencyField: 'VannKraftverkID' }),
  'symbols-grown': {
    ...described({ ...drawn(1, simple(marker('geoSMSDiamond', 8, rgb(30, 110, 150)))), ScaleSymbols: true }),
    MapArea: {
      $type: 'CenterAndScale',
      Center: { $type: 'PointN', X: 30_000, Y: 6_630_000 },
      Scale: 1_000_000,
    },
  },
  ...elementMaps,
  ...stateMaps,
  'some-plants': described(layerDescription(1, { DefinitionExpression: 'MaksYtelse > 100' })),
};

export const GOLDEN_NAMES = [
  ...Object.keys(descriptions),
  ...BAR_NAMES,
  ...LEGEND_NAMES,
  ...MAP_FILES,
  ...BAR_FILES,
  ...LEGEND_FILES,
  ...MIXTURE_NAMES,
];

/** The file in which a picture is kept. */
export function goldenFile(name: string): string {
  return name.includes('.') ? name : `${name}.png`;
}

/** Draws one of them over SOAP: maps in 256 × 192 pixels. */
export async function createGoldenDrawing(): Promise<(name: string) => Promise<Uint8Array>> {
  const map = await createMapRequests(MAP_ROWS);
  return async (name) => {
    const { ImageData } = await pictureOf(map, name);
    if (!ImageData) throw new Error(`No image of ${name}`);
    return ImageData;
  };
}

async function pictureOf(map: MapRequests, name: string): Promise<Partial<MapType<'ImageResult'>>> {
  if (MIXTURE_NAMES.includes(name)) return map.ask('ExportMapImage', mixtureRequest(name));
  if (MAP_FILES.includes(name)) return map.ask('ExportMapImage', mapFileRequest(name));
  if (BAR_FILES.includes(name)) return map.ask('ExportScaleBar', barFileRequest(name));
  if (BAR_NAMES.includes(name)) return map.ask('ExportScaleBar', barRequest(name));
  const legend = legendRequestOf(name);
  if (!legend) return map.ask('ExportMapImage', mapRequest(name));
  const [info] = await map.ask('GetLegendInfo2', legend);
  return info?.LegendGroups?.[0]?.LegendClasses?.[0]?.SymbolImage ?? {};
}

function legendRequestOf(name: string): MapInput<'GetLegendInfo2'> | undefined {
  if (LEGEND_FILES.includes(name)) return legendFileRequest(name);
  return LEGEND_NAMES.includes(name) ? legendRequest(name) : undefined;
}

function mapRequest(name: string): MapInput<'ExportMapImage'> {
  return {
    MapDescription: { Name: '', Rotation: 0, MapArea: SOUTH, BackgroundSymbol: SEA, ...descriptions[name] },
    ImageDescription: { ImageDisplay: { ImageHeight: 192, ImageWidth: 256, ImageDPI: 96 } },
  };
}
