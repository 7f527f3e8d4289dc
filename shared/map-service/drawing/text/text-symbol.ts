// Texts in the symbol of the wire: its typeface, size, case, spacing, halo, shadow and lines.

import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import type { Paint } from '../../../render/paint.ts';
import {
  layOutLine,
  straightBaseline,
  type TextLine,
  type TextStyle,
} from '../../../render/text/text-line.ts';
import { loadTypeface, type TypefaceName } from '../../../render/text/typeface.ts';
import { paintOf } from '../color-paint.ts';
import { checkText } from '../symbol-numbers.ts';

type TextSymbol = MapType<'TextSymbol'>;

/** A text on one line, ready to be set. */
export interface TextPiece {
  readonly widthPx: number;
  /** Above and below the baseline. */
  readonly ascentPx: number;
  readonly descentPx: number;
  readonly capHeightPx: number;
  /** Draws it with the left end of its baseline at a point of the image. */
  draw(list: DisplayListBuilder, x: number, y: number): void;
}

/** As texts are where a request says nothing. */
export interface PlainText {
  readonly sizePt: number;
  readonly pxPerPoint: number;
}

const BLACK: Paint = [0, 0, 0, 255];
const WHITE: Paint = [255, 255, 255, 255];
const BOLD_FROM = 600;
/** Raised and lowered texts: their size, and how far they are moved, shares of the size. */
const SCRIPT_SIZE = 2 / 3;
const RAISED = 1 / 3;
const LOWERED = -1 / 6;
const STRIKE_HEIGHT = 0.5;

/** Reads the typeface; then texts are set in it. `symbol` absent: black, upright. Throws `value/bad` by its path. */
export async function createTextSetter(
  symbol: TextSymbol | undefined,
  plain: PlainText,
  path: string,
): Promise<(text: string) => TextPiece> {
  if (symbol) checkText(symbol, path);
  const { pxPerPoint } = plain;
  const name = typefaceOf(symbol);
  const typeface = await loadTypeface(name);
  const isScript = symbol && symbol.TextPosition !== 'geoTPNormal';
  const fullPx = sizeOf(symbol, plain) * pxPerPoint;
  const sizePx = isScript ? fullPx * SCRIPT_SIZE : fullPx;
  const style: TextStyle = {
    typeface,
    sizePx,
    letterWidth: share(symbol?.CharacterWidth),
    blankWidth: share(symbol?.WordSpacing),
    spacingPx: ((symbol?.CharacterSpacing ?? 0) / 100) * sizePx,
    hasKerning: symbol?.Kerning ?? true,
  };
  const look = lookOf(symbol, fullPx, pxPerPoint);
  return (text) => {
    const line = layOutLine(cased(text, symbol?.TextCase), style);
    const rules = ruleLines(symbol, style, line.widthPx);
    return {
      widthPx: line.widthPx,
      ascentPx: typeface.ascent * sizePx,
      descentPx: typeface.descent * sizePx,
      capHeightPx: typeface.capHeight * sizePx,
      draw: (list, x, y) =>
        drawLetters(list, { line, rules, look, name, style }, x + look.moveX, y + look.moveY),
    };
  };
}

interface Look {
  readonly paint: Paint;
  readonly halo?: { readonly paint: Paint; readonly widthPx: number };
  readonly shadow?: { readonly paint: Paint; readonly moveX: number; readonly moveY: number };
  readonly moveX: number;
  readonly moveY: number;
}

function lookOf(symbol: TextSymbol | undefined, sizePx: number, pxPerPoint: number): Look {
  if (!symbol) return { paint: BLACK, moveX: 0, moveY: 0 };
  const { MaskStyle, MaskSize, MaskSymbol, ShadowColor, ShadowXOffset, ShadowYOffset, FillSymbol } = symbol;
  const raisedPx =
    { geoTPNormal: 0, geoTPSuperscript: RAISED, geoTPSubscript: LOWERED }[symbol.TextPosition] * sizePx;
  return {
    paint: fillPaint(FillSymbol) ?? (symbol.Color ? paintOf(symbol.Color) : BLACK),
    ...(MaskStyle === 'geoMSHalo' && MaskSize > 0
      ? { halo: { paint: fillPaint(MaskSymbol) ?? WHITE, widthPx: 2 * MaskSize * pxPerPoint } }
      : {}),
    ...(ShadowColor && (ShadowXOffset !== 0 || ShadowYOffset !== 0)
      ? {
          shadow: {
            paint: paintOf(ShadowColor),
            moveX: ShadowXOffset * pxPerPoint,
            moveY: -ShadowYOffset * pxPerPoint,
          },
        }
      : {}),
    moveX: symbol.XOffset * pxPerPoint,
    moveY: -symbol.YOffset * pxPerPoint - raisedPx,
  };
}

function fillPaint(symbol: MapType<'Symbol'> | undefined): Paint | undefined {
  return symbol?.$type === 'SimpleFillSymbol' && symbol.Color ? paintOf(symbol.Color) : undefined;
}

interface Letters {
  readonly line: TextLine;
  /** Lines under and through them. */
  readonly rules: readonly number[][];
  readonly look: Look;
  readonly name: TypefaceName;
  readonly style: TextStyle;
}

/** Shadow, then halo, then letters; the left end of the baseline at a point of the image. */
function drawLetters(list: DisplayListBuilder, letters: Letters, x: number, y: number): void {
  const { line, look, name, style } = letters;
  const { paint, halo, shadow } = look;
  if (shadow) {
    const [left, baseline] = [x + shadow.moveX, y + shadow.moveY];
    const { contours } = line.setOn(straightBaseline(left, baseline));
    list.fillLetters([...contours, ...moved(letters.rules, left, baseline)], shadow.paint);
  }
  const { glyphs, contours } = line.setOn(straightBaseline(x, y));
  const rules = moved(letters.rules, x, y);
  if (halo) {
    const all = [...contours, ...rules];
    list.fillLetters(all, halo.paint);
    list.strokeRings(all, { paint: halo.paint, widthPx: halo.widthPx, join: 'round', cap: 'round' });
  }
  const { sizePx, letterWidth } = style;
  list.text({ typeface: name, sizePx, letterWidth, paint, glyphs }, contours);
  if (rules.length > 0) list.fillLetters(rules, paint);
}

/** The line under the letters and the one through them, around 0 0. */
function ruleLines(
  symbol: TextSymbol | undefined,
  { typeface, sizePx }: TextStyle,
  widthPx: number,
): number[][] {
  const { below, thickness } = typeface.underline;
  const rule = (y: number) => {
    const half = (thickness * sizePx) / 2;
    return [0, y - half, widthPx, y - half, widthPx, y + half, 0, y + half];
  };
  return [
    ...(symbol?.FontUnderline ? [rule(below * sizePx)] : []),
    ...(symbol?.FontStrikethrough ? [rule(-STRIKE_HEIGHT * typeface.xHeight * sizePx)] : []),
  ];
}

function moved(rings: readonly number[][], x: number, y: number): number[][] {
  return rings.map((ring) => ring.map((value, index) => value + (index % 2 === 0 ? x : y)));
}

function typefaceOf(symbol: TextSymbol | undefined): TypefaceName {
  if ((symbol?.FontWeight ?? 0) >= BOLD_FROM) return 'inter-bold';
  return symbol?.FontItalic ? 'inter-italic' : 'inter-regular';
}

function sizeOf(symbol: TextSymbol | undefined, { sizePt }: PlainText): number {
  return symbol && symbol.Size > 0 ? symbol.Size : sizePt;
}

/** Of a percentage, which counts where it is above 0. */
function share(percent: number | undefined): number {
  return percent !== undefined && percent > 0 ? percent / 100 : 1;
}

function cased(text: string, textCase: TextSymbol['TextCase'] | undefined): string {
  if (textCase === 'geoTCLowercase') return text.toLowerCase();
  return textCase === 'geoTCAllCaps' || textCase === 'geoTCSmallCaps' ? text.toUpperCase() : text;
}
