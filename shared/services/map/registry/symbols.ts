import type { MapType } from '../../../contracts/map/types.ts';

type Rgb = readonly [red: number, green: number, blue: number];

export function rgb([Red, Green, Blue]: Rgb): MapType<'RgbColor'> {
  return { $type: 'RgbColor', AlphaValue: 255, Red, Green, Blue };
}

export const WHITE: Rgb = [255, 255, 255];
const OUTLINE: Rgb = [40, 40, 40];

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
      OutlineSize: 0.5,
      OutlineColor: rgb(OUTLINE),
      Style: 'geoSMSCircle',
    },
    Label: label,
    Description: '',
  };
}

export function fillSymbol(colour: Rgb): MapType<'SimpleFillSymbol'> {
  return {
    $type: 'SimpleFillSymbol',
    Color: rgb(colour),
    Outline: { $type: 'SimpleLineSymbol', Color: rgb(colour), Width: 0, Style: 'geoSLSNull' },
    Style: 'geoSFSSolid',
  };
}
