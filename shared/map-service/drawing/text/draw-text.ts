// A text of one or more lines at a point, aligned and turned as its symbol says.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import { straightBaseline } from '../../../render/text/text-line.ts';
import { plainTextSymbol } from './plain-text-symbol.ts';
import { createTextSetter, type TextPiece } from './text-symbol.ts';

export interface PlacedText {
  readonly text: string;
  readonly symbol: MapType<'Symbol'> | undefined;
  readonly dpi: number;
  readonly path: string;
}

const POINTS_PER_INCH = 72;
const DEFAULT_PT = 10;
const ALONG = { geoTHALeft: 0, geoTHACenter: 0.5, geoTHARight: 1, geoTHAFull: 0.5 } as const;

/** Nothing without a point. Throws `map/symbol-not-supported` by its path for symbols that are not for texts. */
export async function drawTextAt(
  list: DisplayListBuilder,
  point: readonly [x: number, y: number] | undefined,
  { text, symbol = plainTextSymbol({ Size: DEFAULT_PT }), dpi, path }: PlacedText,
): Promise<void> {
  if (symbol.$type !== 'TextSymbol')
    throw appError('map/symbol-not-supported', { path, value: symbol.$type });
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const setLine = await createTextSetter(symbol, { sizePt: DEFAULT_PT, pxPerPoint }, path);
  const lines = linesOf(text, symbol.BreakCharIndex).map(setLine);
  const [first] = lines;
  if (!point || !first) return;
  const leadingPx = first.ascentPx + first.descentPx + symbol.Leading * pxPerPoint;
  const angle = (-symbol.Angle * Math.PI) / 180;
  const top = firstBaseline(symbol.VerticalAlignment, first, leadingPx * (lines.length - 1));
  const placed = lines.map((piece, index) => {
    const across = piece.moveX - ALONG[symbol.HorizontalAlignment] * piece.widthPx;
    const down = piece.moveY + top + index * leadingPx;
    const x = point[0] + across * Math.cos(angle) - down * Math.sin(angle);
    const y = point[1] + across * Math.sin(angle) + down * Math.cos(angle);
    return { piece, baseline: straightBaseline(x, y, angle) };
  });
  for (const { piece, baseline } of placed) piece.drawBeneath(list, baseline);
  for (const { piece, baseline } of placed) piece.drawLetters(list, baseline);
}

function linesOf(text: string, breakCode: number): string[] {
  const broken = breakCode > 0 ? text.replaceAll(String.fromCodePoint(breakCode), '\n') : text;
  return broken.split(/\r?\n/);
}

/** How far the first baseline lies below the point; `heightPx`: from it to the last one. */
function firstBaseline(
  alignment: MapType<'geoTextVerticalAlignment'>,
  { capHeightPx, descentPx }: TextPiece,
  heightPx: number,
): number {
  switch (alignment) {
    case 'geoTVATop':
      return capHeightPx;
    case 'geoTVACenter':
      return (capHeightPx - heightPx) / 2;
    case 'geoTVABaseline':
      return -heightPx;
    case 'geoTVABottom':
      return -heightPx - descentPx;
  }
}
