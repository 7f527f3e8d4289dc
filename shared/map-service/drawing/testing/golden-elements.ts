// Maps with selected rows and with graphics whose pictures are kept.

import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { plainTextSymbol } from '../text/plain-text-symbol.ts';

type Description = MapType<'MapDescription'>;

const rgb = (Red: number, Green: number, Blue: number) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 }) as const;
const line = (Color: MapType<'Color'>, Width: number) =>
  ({ $type: 'SimpleLineSymbol', Color, Width, Style: 'geoSLSSolid' }) as const;
const fill = (Color: MapType<'Color'>) =>
  ({ $type: 'SimpleFillSymbol', Color, Outline: line(rgb(60, 40, 90), 1), Style: 'geoSFSSolid' }) as const;
const box = (XMin: number, YMin: number, side: number) =>
  ({ $type: 'EnvelopeN', XMin, YMin, XMax: XMin + 1.5 * side, YMax: YMin + side }) as const;
const point = (X: number, Y: number) => ({ $type: 'PointN', X, Y }) as const;

const RED = rgb(200, 40, 40);
/** Families that ship by their own names and by those of others. */
const FAMILIES = [
  { FontName: 'Arial' },
  { FontName: 'Georgia' },
  { FontName: 'Times New Roman', FontItalic: true },
  { FontName: 'Times New Roman', FontWeight: 700 },
  { FontName: 'Consolas' },
  { FontName: 'Courier New', FontWeight: 700 },
] as const;
const FRAME = { HorizontalGap: 2, VerticalGap: 2, CornerRounding: 40 } as const;
const SELECTED = layerDescription(1, { SelectionFeatures: [3, 222] });

export const elementMaps: { readonly [name: string]: Partial<Description> } = {
  'selected-points': { LayerDescriptions: [SELECTED] },
  'selected-line-and-area': {
    SelectionColor: RED,
    LayerDescriptions: [
      layerDescription(11, { SelectionFeatures: [1], SelectionColor: rgb(230, 180, 0) }),
      layerDescription(13, { SelectionFeatures: [2] }),
    ],
  },
  'selected-in-symbol': {
    LayerDescriptions: [
      layerDescription(13, {
        SelectionFeatures: [1],
        SetSelectionSymbol: true,
        SelectionSymbol: { ...fill(RED), Style: 'geoSFSDiagonalCross' },
      }),
    ],
  },
  'selected-with-buffer': {
    LayerDescriptions: [{ ...SELECTED, ShowSelectionBuffer: true, SelectionBufferDistance: 60_000 }],
  },
  families: {
    CustomGraphics: FAMILIES.map((more, index) => ({
      $type: 'TextElement',
      TextGeometry: point(-230_000, 6_930_000 - 92_000 * index),
      Text: `Čáhppesjávri Ŋŋ Ǯ 2 Ålesund${index % 2 === 0 ? '' : ' ǥ'}`,
      Symbol: plainTextSymbol({ Size: 10, HorizontalAlignment: 'geoTHALeft', Color: RED, ...more }),
      Scale: false,
    })),
  },
  paragraphs: {
    CustomGraphics: [
      {
        $type: 'ParagraphTextElement',
        Text: 'Vannet samles i magasiner i fjellet\nog går gjennom tunneler til kraftverk ved fjorden, som er 62 m o.h.',
        TextGeometry: box(-230_000, 6_630_000, 320_000),
        Symbol: plainTextSymbol({ Size: 6, HorizontalAlignment: 'geoTHALeft' }),
        FrameBorder: { $type: 'SymbolBorder', ...FRAME, Symbol: line(RED, 1) },
        FrameBackground: { $type: 'SymbolBackground', ...FRAME, Symbol: fill(rgb(255, 250, 230)) },
        FrameShadow: {
          $type: 'SymbolShadow',
          ...{ CornerRounding: 40, HorizontalOffset: 4, VerticalOffset: -4 },
          Symbol: line(rgb(120, 130, 140), 1),
        },
        ...{ ColumnCount: 2, ColumnGap: 5, Margin: 3, Scale: 0 },
      },
      {
        $type: 'ParagraphTextElement',
        Text: 'Mer enn det er plass til i rammen, og derfor bare begynnelsen',
        TextGeometry: box(400_000, 6_450_000, 150_000),
        Symbol: plainTextSymbol({
          Size: 8,
          HorizontalAlignment: 'geoTHACenter',
          MaskStyle: 'geoMSHalo',
          MaskSize: 1,
        }),
      },
      { $type: 'ParagraphTextElement', Text: 'Uten ramme', TextGeometry: point(650_000, 6_900_000) },
    ],
  },
  graphics: {
    CustomGraphics: [
      {
        $type: 'RectangleElement',
        Rectangle: box(-200_000, 6_420_000, 120_000),
        Symbol: fill(rgb(240, 220, 160)),
      },
      { $type: 'EllipseElement', Rectangle: box(0, 6_420_000, 120_000), Symbol: fill(rgb(200, 230, 200)) },
      {
        $type: 'CircleElement',
        Rectangle: box(200_000, 6_420_000, 120_000),
        Symbol: fill(rgb(200, 210, 240)),
      },
      {
        $type: 'LineElement',
        Line: {
          $type: 'PolylineN',
          HasID: false,
          HasZ: false,
          HasM: false,
          PathArray: [{ $type: 'Path', PointArray: [point(-200_000, 6_960_000), point(700_000, 6_900_000)] }],
        },
        Symbol: line(RED, 3),
      },
      {
        $type: 'MarkerElement',
        Point: point(600_000, 6_700_000),
        Symbol: {
          $type: 'SimpleMarkerSymbol',
          Angle: 30,
          Color: RED,
          Size: 16,
          XOffset: 0,
          YOffset: 0,
          Outline: false,
          OutlineSize: 0,
          OutlineColor: RED,
          Style: 'geoSMSX',
        },
      },
      {
        $type: 'TextElement',
        Text: 'Ávži\nog Øyane',
        TextGeometry: point(560_000, 6_500_000),
        Symbol: plainTextSymbol({
          Size: 12,
          Angle: 20,
          MaskStyle: 'geoMSHalo',
          MaskSize: 1,
          FontWeight: 700,
        }),
      },
    ],
  },
};
