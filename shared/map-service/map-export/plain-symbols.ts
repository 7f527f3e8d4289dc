// The symbols of scale bars, legends and frames in the colours that a person chose.

import type { MapType } from '../../contracts/map/types.ts';
import { plainTextSymbol } from '../drawing/text/plain-text-symbol.ts';

type Color = MapType<'RgbColor'> & { readonly $type: 'RgbColor' };

export const WHITE = '#ffffff';
export const INK = '#10212b';
const THIN_PT = 0.5;
const BOLD = 700;

/** Of #rrggbb; what is no colour is black. */
export function colorOf(hex: string): Color {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0;
  const [Red, Green, Blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return { $type: 'RgbColor', AlphaValue: 255, Red, Green, Blue };
}

export function lineOf(hex: string, widthPt = THIN_PT) {
  return { $type: 'SimpleLineSymbol', Color: colorOf(hex), Width: widthPt, Style: 'geoSLSSolid' } as const;
}

/** An area; `edge` absent: without an outline. */
export function fillOf(hex: string, edge?: string) {
  const outline = edge === undefined ? {} : { Outline: lineOf(edge) };
  return { $type: 'SimpleFillSymbol', Color: colorOf(hex), Style: 'geoSFSSolid', ...outline } as const;
}

/** Letters that stand at the left end of their baseline. */
export function lettersOf(hex: string, sizePt: number, isBold = false): MapType<'TextSymbol'> {
  return plainTextSymbol({
    Color: colorOf(hex),
    Size: sizePt,
    HorizontalAlignment: 'geoTHALeft',
    ...(isBold ? { FontWeight: BOLD } : {}),
  });
}
