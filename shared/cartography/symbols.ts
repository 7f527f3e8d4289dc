import type { MapType } from '../contracts/map/types.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb([Red, Green, Blue]: Rgb): MapType<'RgbColor'> {
  return { $type: 'RgbColor', AlphaValue: 255, Red, Green, Blue };
}

const WHITE: Rgb = [255, 255, 255];

/** Widths are points. */
export interface LineLook {
  readonly colour: Rgb;
  readonly widthPt: number;
}

/** A pale rim keeps markers apart where they lie over each other. */
const MARKER_OUTLINE_WIDTH = 0.75;

/** One marker for every feature, a round one unless another is wanted; sizes in points. */
export function markerRenderer(
  label: string,
  colour: Rgb,
  size: number,
  style: MapType<'geoSimpleMarkerStyle'> = 'geoSMSCircle',
): MapType<'SimpleRenderer'> {
  const symbol = { ...markerSymbol(colour, size), Style: style };
  return { $type: 'SimpleRenderer', Symbol: symbol, Label: label, Description: '' };
}

export interface SizeClass {
  readonly maximum: number;
  readonly sizePt: number;
  readonly label: string;
}

/** Round markers that grow with a number, classes in ascending order. */
export function sizedRenderer(
  field: string,
  colour: Rgb,
  minimum: number,
  classes: readonly SizeClass[],
): MapType<'ClassBreaksRenderer'> {
  return {
    $type: 'ClassBreaksRenderer',
    Field: field,
    MinimumValue: minimum,
    ClassBreakInfos: classes.map(({ maximum, sizePt, label }, index) => ({
      ClassMaximumValue: maximum,
      ClassMinimumValue: classes[index - 1]?.maximum ?? minimum,
      Label: label,
      Description: '',
      Symbol: markerSymbol(colour, sizePt),
    })),
  };
}

function markerSymbol(
  colour: Rgb,
  size: number,
): MapType<'SimpleMarkerSymbol'> & { readonly $type: 'SimpleMarkerSymbol' } {
  return {
    $type: 'SimpleMarkerSymbol',
    Angle: 0,
    Color: rgb(colour),
    Size: size,
    XOffset: 0,
    YOffset: 0,
    Outline: true,
    OutlineSize: MARKER_OUTLINE_WIDTH,
    OutlineColor: rgb(WHITE),
    Style: 'geoSMSCircle',
  };
}

/** One line for every feature; width in points. */
export function lineRenderer(
  label: string,
  { colour, widthPt }: LineLook,
  style: MapType<'geoSimpleLineStyle'> = 'geoSLSSolid',
): MapType<'SimpleRenderer'> {
  return {
    $type: 'SimpleRenderer',
    Symbol: { ...lineSymbol(colour, widthPt), Style: style },
    Label: label,
    Description: '',
  };
}

/** One fill with an outline for every feature. */
export function fillRenderer(label: string, colour: Rgb, outline: LineLook): MapType<'SimpleRenderer'> {
  return {
    $type: 'SimpleRenderer',
    Symbol: { ...fillSymbol(colour), Outline: lineSymbol(outline.colour, outline.widthPt) },
    Label: label,
    Description: '',
  };
}

function lineSymbol(colour: Rgb, width: number): MapType<'SimpleLineSymbol'> {
  return { $type: 'SimpleLineSymbol', Color: rgb(colour), Width: width, Style: 'geoSLSSolid' };
}

export function fillSymbol(colour: Rgb): MapType<'SimpleFillSymbol'> {
  return {
    $type: 'SimpleFillSymbol',
    Color: rgb(colour),
    Outline: { $type: 'SimpleLineSymbol', Color: rgb(colour), Width: 0, Style: 'geoSLSNull' },
    Style: 'geoSFSSolid',
  };
}
