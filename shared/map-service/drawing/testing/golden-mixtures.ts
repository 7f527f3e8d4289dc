// Requests in which much comes together: each says one thing of each kind, and together each pair of things that are
// beside each other here meets.

import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { labelled } from './golden-labels.ts';
import { pictureFill, pictureMarker } from './golden-pictures.ts';

type Layer = MapType<'LayerDescription'>;
type Description = MapType<'MapDescription'>;

const COUNT = 63;

const rgb = (Red: number, Green: number, Blue: number, AlphaValue = 255) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue }) as const;
const [SEA, INK, RED, TEAL] = [
  rgb(214, 229, 237),
  rgb(60, 40, 90),
  rgb(200, 40, 40),
  rgb(30, 110, 150, 160),
] as const;
const fill = (Color: MapType<'Color'>, Style: MapType<'geoSimpleFillStyle'> = 'geoSFSSolid') =>
  ({ $type: 'SimpleFillSymbol', Color, Outline: line(INK, 1), Style }) as const;
const line = (Color: MapType<'Color'>, Width: number, Style: MapType<'geoSimpleLineStyle'> = 'geoSLSSolid') =>
  ({ $type: 'SimpleLineSymbol', Color, Width, Style }) as const;
const point = (X: number, Y: number) => ({ $type: 'PointN', X, Y }) as const;
const own = (symbol: MapType<'Symbol'>, Transparency = 0) => ({
  DrawingDescription: {
    $type: 'FeatureLayerDrawingDescription' as const,
    FeatureRenderer: { $type: 'SimpleRenderer' as const, Symbol: symbol },
    Transparency,
  },
});
const marker = (Style: MapType<'geoSimpleMarkerStyle'>, Size: number) =>
  ({
    $type: 'SimpleMarkerSymbol',
    ...{ Angle: 20, Color: TEAL, Size, XOffset: 0, YOffset: 0, Style },
    ...{ Outline: true, OutlineSize: 1, OutlineColor: INK },
  }) as const;

/** Of maps in their own system; of others the first ones only. */
const AREAS: readonly MapType<'MapArea'>[] = [
  { $type: 'MapServerBookmark', Name: 'Vestlandet' },
  { $type: 'MapServerBookmark', Name: 'Norge' },
  { $type: 'CenterAndScale', Center: point(60_000, 6_650_000), Scale: 9_000_000 },
  {
    $type: 'CenterAndSize',
    ...{ Center: point(100_000, 6_700_000), Width: 500, Height: 300, Units: 'geoKilometers' },
  },
  { $type: 'CenterAndScale', Center: point(0, 6_620_000), Scale: 3_000_000, DPI: 72 },
];
const PLACELESS_AREAS = AREAS.slice(0, 2);
const ROTATIONS = [0, 25, -110, 180] as const;
const SYSTEMS: readonly Description['SpatialReference'][] = [
  undefined,
  { $type: 'ProjectedCoordinateSystem', WKID: 3857 },
  { $type: 'GeographicCoordinateSystem', WKID: 4326 },
  { $type: 'ProjectedCoordinateSystem', WKID: 25832 },
  { $type: 'ProjectedCoordinateSystem', WKID: 25835 },
];
const LANDS: readonly Partial<Layer>[] = [
  {},
  own(fill(rgb(240, 220, 160), 'geoSFSDiagonalCross')),
  own(pictureFill({ Width: 9, XSeparation: 3 })),
  own(fill(rgb(90, 160, 90)), 60),
  { Visible: false },
];
const BORDERS: readonly Partial<Layer>[] = [
  {},
  own(line(RED, 3, 'geoSLSDashDotDot')),
  own(line(INK, 2, 'geoSLSDot'), 30),
  { SelectionFeatures: [1], SelectionColor: RED },
];
const PLANTS: readonly Partial<Layer>[] = [
  {},
  own(marker('geoSMSDiamond', 11)),
  own(pictureMarker({ Size: 12, Angle: 40 })),
  { ...own(marker('geoSMSX', 9)), SelectionFeatures: [3, 222] },
  { ...own(marker('geoSMSSquare', 10)), DefinitionExpression: 'MaksYtelse > 0' },
  { ...own(marker('geoSMSCircle', 10)), UseTime: true },
  { ...own(marker('geoSMSCross', 12)), ScaleSymbols: true },
];
const LABELS: readonly (Partial<MapType<'SimpleTextSymbol'>> | undefined)[] = [
  undefined,
  { Size: 8, MaskStyle: 'geoMSHalo', MaskSize: 1 },
  { Size: 10, FontFamilyName: 'Georgia', FontStyle: 'italic' },
  { Size: 7, FontFamilyName: 'Consolas', Color: RED },
];
const GROUNDS: readonly Partial<Description>[] = [
  { BackgroundSymbol: fill(SEA) },
  { BackgroundSymbol: fill(SEA), TransparentColor: SEA },
  {},
];
const FORMATS = [
  ...['geoImagePNG', 'geoImagePNG24', 'geoImagePNG32', 'geoImageGIF', 'geoImageJPG'],
  ...['geoImageSVG', 'geoImagePDF', 'geoImageJPGPNG', 'geoImageTIFF'],
] as readonly MapType<'geoImageFormat'>[];
const EXTENSIONS: { readonly [Format in MapType<'geoImageFormat'>]?: string } = {
  ...{ geoImageGIF: 'gif', geoImageJPG: 'jpg', geoImageSVG: 'svg', geoImagePDF: 'pdf' },
  ...{ geoImageTIFF: 'tif', geoImageJPGPNG: 'jpgpng' },
};

function plants(number: number): Layer {
  const look = pick(PLANTS, number);
  const letters = pick(LABELS, number, 2);
  const own = layerDescription(1, look);
  if (!letters) return own;
  const label = {
    LabelExpression: '[Navn]',
    Symbol: { $type: 'SimpleTextSymbol', ...letters },
  } as const;
  const { DrawingDescription: labels, ...named } = labelled(1, label);
  const DrawingDescription = look?.DrawingDescription ? { ...labels, ...look.DrawingDescription } : labels;
  return {
    ...named,
    ...look,
    ShowLabels: true,
    ...(DrawingDescription ? { DrawingDescription } : {}),
  } as Layer;
}

/** One of some, another one for each number; `turns`: how many numbers have the same one. */
function pick<Value>(values: readonly Value[], number: number, turns = 1): Value | undefined {
  return values[Math.floor(number / turns) % values.length];
}

const numbers = Array.from({ length: COUNT }, (_, number) => number);
const formatOf = (number: number) => pick(FORMATS, number) ?? 'geoImagePNG';
const nameOf = (number: number) => `mixed-${String(number).padStart(2, '0')}.${extensionOf(number)}`;
const extensionOf = (number: number) => EXTENSIONS[formatOf(number)] ?? 'png';

/** Names of files, with their endings. */
export const MIXTURE_NAMES: readonly string[] = numbers.map(nameOf);

/** 160 × 120 pixels. */
export function mixtureRequest(name: string): MapInput<'ExportMapImage'> {
  const number = MIXTURE_NAMES.indexOf(name);
  const SpatialReference = pick(SYSTEMS, number, 2);
  return {
    MapDescription: {
      ...{ Name: '', Rotation: pick(ROTATIONS, number, 3) ?? 0 },
      ...pick(GROUNDS, number, 4),
      ...(SpatialReference ? { SpatialReference } : {}),
      MapArea: pick(SpatialReference ? PLACELESS_AREAS : AREAS, number) ?? {
        $type: 'MapServerBookmark',
        Name: 'Norge',
      },
      ...(number % 2 === 0 ? { TimeValue: { $type: 'TimeInstant', Time: Date.UTC(1981, 5, 1) } } : {}),
      LayerDescriptions: [
        plants(number),
        layerDescription(11, pick(BORDERS, number, 5)),
        layerDescription(13, pick(LANDS, number, 3)),
      ],
    },
    ImageDescription: {
      ImageType: { ImageFormat: formatOf(number), ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ImageWidth: 160, ImageHeight: 120, ImageDPI: number % 7 === 0 ? 144 : 96 },
    },
  };
}
