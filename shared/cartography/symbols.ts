import type { MapType } from '../contracts/map/types.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb([Red, Green, Blue]: Rgb): MapType<'RgbColor'> {
  return { $type: 'RgbColor', AlphaValue: 255, Red, Green, Blue };
}

const WHITE: Rgb = [255, 255, 255];
/** What lies behind the layers of a map: water. */
export const SEA: Rgb = [214, 229, 237];
const OUTLINE_WIDTH = 0.5;
/** A pale rim keeps markers apart where they lie over each other. */
const MARKER_OUTLINE_WIDTH = 0.75;

/** One round marker for every feature; sizes in points. */
export function markerRenderer(label: string, colour: Rgb, size: number): MapType<'SimpleRenderer'> {
  return {
    $type: 'SimpleRenderer',
    Symbol: {
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
    },
    Label: label,
    Description: '',
  };
}

/** One solid line for every feature; width in points. */
export function lineRenderer(label: string, colour: Rgb, width: number): MapType<'SimpleRenderer'> {
  return { $type: 'SimpleRenderer', Symbol: lineSymbol(colour, width), Label: label, Description: '' };
}

/** One fill with an outline for every feature. */
export function fillRenderer(label: string, colour: Rgb, outline: Rgb): MapType<'SimpleRenderer'> {
  return {
    $type: 'SimpleRenderer',
    Symbol: { ...fillSymbol(colour), Outline: lineSymbol(outline, OUTLINE_WIDTH) },
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
