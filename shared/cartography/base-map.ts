// How the base map looks on paper: the colours of the screen's light theme, once more as numbers, with the widths and the
// letters of the map service. A test holds them to the theme.

import type { MapType } from '../contracts/map/types.ts';
import { fillSymbol, type Rgb, rgb } from './symbols.ts';

/** By the names that they have in the light theme. */
export const lightTheme = {
  sea: [219, 232, 238],
  land: [244, 242, 234],
  'land-line': [185, 184, 168],
  ink: [16, 33, 43],
  'ink-2': [68, 85, 95],
  'ink-3': [91, 107, 116],
} as const satisfies { readonly [name: string]: Rgb };

/** Of lines, points. Coasts are finer than borders of countries, and shores finer than coasts. */
export const baseMapLines = {
  coast: { colour: [150, 158, 154], widthPt: 0.5 },
  shore: { colour: [159, 184, 196], widthPt: 0.35 },
  border: { colour: [122, 100, 128], widthPt: 0.9 },
  countyBorder: { colour: [176, 160, 178], widthPt: 0.5 },
  graticule: { colour: [193, 207, 214], widthPt: 0.35 },
} as const satisfies { readonly [name: string]: { readonly colour: Rgb; readonly widthPt: number } };

interface Letters {
  readonly colour: Rgb;
  readonly sizePt: number;
  /** What lies around the letters most of the time. */
  readonly ground: Rgb;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
}

const { land, sea } = lightTheme;
const SEA_INK: Rgb = [58, 104, 132];

export const baseMapLetters = {
  city: { colour: lightTheme.ink, sizePt: 8.5, ground: land },
  town: { colour: lightTheme.ink, sizePt: 7.5, ground: land },
  smallTown: { colour: lightTheme['ink-2'], sizePt: 7, ground: land },
  county: { colour: lightTheme['ink-3'], sizePt: 8, ground: land, isItalic: true },
  country: { colour: lightTheme['ink-2'], sizePt: 10, ground: land, isBold: true },
  sea: { colour: SEA_INK, sizePt: 9, ground: sea, isItalic: true },
  plant: { colour: [22, 74, 58], sizePt: 7, ground: land },
} as const satisfies { readonly [name: string]: Letters };

const HALO_PT = 1;

/** Letters of a kind, with a halo of what is around them. */
export function letterSymbol({
  colour,
  sizePt,
  ground,
  isBold,
  isItalic,
}: Letters): MapType<'SimpleTextSymbol'> {
  return {
    $type: 'SimpleTextSymbol',
    Color: rgb(colour),
    Size: sizePt,
    FontFamilyName: 'Inter',
    FontStyle: isItalic ? 'italic' : 'normal',
    FontWeight: isBold ? 'bold' : 'normal',
    FontDecoration: 'none',
    Kerning: true,
    MaskStyle: 'geoMSHalo',
    MaskSize: HALO_PT,
    MaskSymbol: fillSymbol(ground),
  };
}
