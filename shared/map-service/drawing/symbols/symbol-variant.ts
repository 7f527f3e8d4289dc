// A symbol turned or made transparent for one row.

import type { MapType } from '../../../contracts/map/types.ts';
import { pictureSize } from './picture-stamp.ts';
import { MAX_POINTS } from './symbol-numbers.ts';
import { symbolPicture } from './symbol-picture.ts';

type MapSymbol = MapType<'Symbol'>;
type Color = MapType<'Color'>;

export interface SymbolVariant {
  /** Anticlockwise, besides the angle of the symbol. */
  readonly degrees: number;
  /** Shares of the opacity of its colours, 0 to 1. */
  readonly opacity: number;
}

/** Lines and areas are not turned. */
export function variantOf(symbol: MapSymbol, { degrees, opacity }: SymbolVariant): MapSymbol {
  switch (symbol.$type) {
    case 'SimpleMarkerSymbol':
      return {
        ...symbol,
        Angle: symbol.Angle + degrees,
        OutlineColor: faded(symbol.OutlineColor, opacity),
        ...fadedColor(symbol, opacity),
      };
    case 'CharacterMarkerSymbol':
      return { ...symbol, Angle: symbol.Angle + degrees, ...fadedColor(symbol, opacity) };
    case 'PictureMarkerSymbol':
      return { ...symbol, Angle: symbol.Angle + degrees };
    case 'SimpleLineSymbol':
      return { ...symbol, ...fadedColor(symbol, opacity) };
    case 'PictureFillSymbol':
    case 'SimpleFillSymbol': {
      const { Outline } = symbol;
      return {
        ...symbol,
        ...fadedColor(symbol, opacity),
        ...(Outline ? { Outline: { ...Outline, ...fadedColor(Outline, opacity) } } : {}),
      };
    }
    default:
      return symbol;
  }
}

function fadedColor({ Color }: { readonly Color?: Color }, opacity: number): { readonly Color?: Color } {
  return Color ? { Color: faded(Color, opacity) } : {};
}

const OPAQUE = 255;

function faded(color: Color, opacity: number): Color {
  return { ...color, AlphaValue: Math.round((color.AlphaValue ?? OPAQUE) * opacity) };
}

/** How much wider selected lines are, and how wide the outlines of selected areas, points. */
const SELECTED_WIDTH_PT = 2;

/**
 * A symbol as it shows that its row is selected: in a colour; lines are wider, areas have nothing but an outline, and
 * pictures a frame.
 */
export function selectedSymbol(symbol: MapSymbol, Color: Color): MapSymbol {
  switch (symbol.$type) {
    case 'SimpleLineSymbol':
      return { ...symbol, Color, Width: symbol.Width + SELECTED_WIDTH_PT };
    case 'PictureFillSymbol':
    case 'SimpleFillSymbol': {
      const Width = (symbol.Outline?.Width ?? 0) + SELECTED_WIDTH_PT;
      const Outline = { $type: 'SimpleLineSymbol', Color, Width, Style: 'geoSLSSolid' } as const;
      return { $type: 'SimpleFillSymbol', Outline, Style: 'geoSFSNull' };
    }
    case 'SimpleMarkerSymbol':
    case 'CharacterMarkerSymbol':
      return { ...symbol, Color };
    case 'PictureMarkerSymbol':
      return frameOf(symbol, Color);
    default:
      return symbol;
  }
}

function frameOf(symbol: MapType<'PictureMarkerSymbol'>, OutlineColor: Color): MapSymbol {
  const { Angle, XOffset, YOffset } = symbol;
  // It is drawn below its frame: what is wrong with it was told by its path.
  const sides = pictureSize(symbol, symbolPicture(symbol, 'Symbol')).map(Math.abs);
  return {
    $type: 'SimpleMarkerSymbol',
    Style: 'geoSMSSquare',
    ...{ Angle, XOffset, YOffset, OutlineColor },
    Size: Math.min(MAX_POINTS, Math.max(...sides) + SELECTED_WIDTH_PT),
    Color: { ...OutlineColor, AlphaValue: 0 },
    Outline: true,
    OutlineSize: SELECTED_WIDTH_PT,
  };
}
