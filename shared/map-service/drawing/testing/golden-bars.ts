// Scale bars whose pictures are kept: each frequency, position, hint and kind.

import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { plainTextSymbol } from '../text/plain-text-symbol.ts';

type Bar = MapType<'ScaleBar'>;
type Alternating = Omit<MapType<'AlternatingScaleBar'>, '$type'>;

const rgb = (Red: number, Green: number, Blue: number) =>
  ({ $type: 'RgbColor', Red, Green, Blue, AlphaValue: 255 }) as const;
const fill = (Color: MapType<'Color'>) =>
  ({ $type: 'SimpleFillSymbol', Color, Style: 'geoSFSSolid' }) as const;
const line = (Color: MapType<'Color'>, Width: number) =>
  ({ $type: 'SimpleLineSymbol', Color, Width, Style: 'geoSLSSolid' }) as const;

const blocks = (more: Alternating): Bar => ({ $type: 'AlternatingScaleBar', ...more });
const marked = (MarkFrequency: MapType<'geoScaleBarFrequency'>, more: Alternating = {}): Bar =>
  blocks({
    Divisions: 4,
    DivisionsBeforeZero: 1,
    Units: 'geoKilometers',
    MarkFrequency,
    LabelFrequency: MarkFrequency,
    ...more,
  });

const BLUE = rgb(30, 80, 140);
const SAND = rgb(240, 232, 214);

const bars: { readonly [name: string]: Bar | undefined } = {
  'bar-default': undefined,
  'bar-none': marked('geoScaleBarNone'),
  'bar-one': marked('geoScaleBarOne'),
  'bar-major': marked('geoScaleBarMajorDivisions'),
  'bar-divisions': marked('geoScaleBarDivisions', { MarkPosition: 'geoTop' }),
  'bar-midpoint': marked('geoScaleBarDivisionsAndFirstMidpoint', {
    MarkPosition: 'geoOn',
    DivisionMarkHeight: 10,
  }),
  'bar-first-subdivisions': marked('geoScaleBarDivisionsAndFirstSubdivisions', {
    MarkPosition: 'geoBottom',
    LabelPosition: 'geoBelow',
  }),
  'bar-all-subdivisions': marked('geoScaleBarDivisionsAndSubdivisions', {
    MarkPosition: 'geoBelow',
    Subdivisions: 2,
    Divisions: 3,
  }),
  'bar-unit-above': blocks({ UnitLabelPosition: 'geoScaleBarAbove', UnitLabel: 'Kilometer' }),
  'bar-unit-below': blocks({ UnitLabelPosition: 'geoScaleBarBelow', LabelPosition: 'geoBelow' }),
  'bar-unit-before-labels': blocks({ UnitLabelPosition: 'geoScaleBarBeforeLabels' }),
  'bar-unit-before-bar': blocks({ UnitLabelPosition: 'geoScaleBarBeforeBar', Units: 'geoMiles' }),
  'bar-unit-after-bar': blocks({ UnitLabelPosition: 'geoScaleBarAfterBar', Units: 'geoNauticalMiles' }),
  'bar-number-top': blocks({ LabelPosition: 'geoTop', BarHeight: 14 }),
  'bar-number-on': blocks({ LabelPosition: 'geoOn', UnitLabelPosition: 'geoScaleBarBeforeLabels' }),
  'bar-number-bottom': blocks({
    LabelPosition: 'geoBottom',
    BarHeight: 14,
    UnitLabelPosition: 'geoScaleBarAfterBar',
  }),
  'bar-fixed': blocks({ ResizeHint: 'geoScaleBarFixed', Division: 30, Divisions: 3, Units: 'geoKilometers' }),
  'bar-many': blocks({
    ResizeHint: 'geoScaleBarAutoDivisions',
    Division: 10,
    Units: 'geoKilometers',
    LabelFrequency: 'geoScaleBarDivisions',
  }),
  'bar-single': {
    $type: 'SingleDivisionScaleBar',
    FillSymbol: { ...fill(SAND), Outline: line(BLUE, 1) },
    Units: 'geoMeters',
    NumberFormat: { UseSeparator: true },
    DivisionMarkSymbol: line(BLUE, 1),
    MarkFrequency: 'geoScaleBarDivisions',
    LabelSymbol: plainTextSymbol({ FontWeight: 700, Color: BLUE }),
    UnitLabelSymbol: plainTextSymbol({ FontItalic: true, Color: BLUE, Size: 11 }),
  },
  'bar-letters': blocks({
    FillSymbol1: fill(BLUE),
    FillSymbol2: fill(SAND),
    UnitLabel: 'kilomehtera čáđa Ŋ',
    UnitLabelPosition: 'geoScaleBarBelow',
    LabelSymbol: plainTextSymbol({
      MaskStyle: 'geoMSHalo',
      MaskSize: 1.5,
      MaskSymbol: fill(SAND),
      FontUnderline: true,
    }),
    UnitLabelSymbol: plainTextSymbol({
      TextCase: 'geoTCAllCaps',
      CharacterSpacing: 12,
      ShadowColor: SAND,
      ShadowXOffset: 1,
    }),
    NumberFormat: { RoundingOption: 'geoRoundNumberOfDecimals', RoundingValue: 1, ZeroPad: true },
  }),
};

export const BAR_NAMES = Object.keys(bars);

/** The bar of that name for a map of western Norway, 320 × 64 pixels. */
export function barRequest(name: string): MapInput<'ExportScaleBar'> {
  const bar = bars[name];
  return {
    ...(bar ? { ScaleBar: bar } : {}),
    MapDescription: {
      Name: '',
      Rotation: 0,
      MapArea: {
        $type: 'CenterAndScale',
        Center: { $type: 'PointN', X: 80_000, Y: 6_700_000 },
        Scale: 1_500_000,
      },
    },
    MapDisplay: { ImageHeight: 600, ImageWidth: 800, ImageDPI: 96 },
    BackGroundColor: rgb(255, 255, 255),
    ImageDescription: { ImageDisplay: { ImageHeight: 64, ImageWidth: 320, ImageDPI: 96 } },
  };
}
