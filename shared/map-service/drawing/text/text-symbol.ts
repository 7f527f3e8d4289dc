// Texts in the symbol of the wire: its typeface, size, case, spacing, halo, shadow and lines.

import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import {
  type Baseline,
  layOutLine,
  straightBaseline,
  type TextLine,
  type TextStyle,
} from '../../../render/text/text-line.ts';
import { loadTypeface, readyTypeface, type TypefaceName } from '../../../render/text/typeface.ts';
import { checkText } from '../symbols/symbol-numbers.ts';
import { typefaceFor, typefacesOf } from '../symbols/symbol-typeface.ts';
import { type TextLook, textLook } from './text-look.ts';

type TextSymbol = MapType<'TextSymbol'>;

/** A text on one line, ready to be set. */
export interface TextPiece {
  readonly text: string;
  readonly widthPx: number;
  /** Above and below the baseline. */
  readonly ascentPx: number;
  readonly descentPx: number;
  readonly capHeightPx: number;
  /** How far its halo reaches around the letters. */
  readonly haloPx: number;
  /** By which its symbol moves it from where it would stand. */
  readonly moveX: number;
  readonly moveY: number;
  /** Draws it, moved, with the left end of its baseline at a point of the image. */
  draw(list: DisplayListBuilder, x: number, y: number): void;
  /** Along a baseline, not moved: what lies beneath the letters, and these, in two turns. */
  drawBeneath(list: DisplayListBuilder, baseline: Baseline): void;
  drawLetters(list: DisplayListBuilder, baseline: Baseline): void;
}

/** As texts are where a request says nothing. */
export interface PlainText {
  readonly sizePt: number;
  readonly pxPerPoint: number;
}

/** The size of raised and lowered texts, a share of the others. */
const SCRIPT_SIZE = 2 / 3;
const STRIKE_HEIGHT = 0.5;

/** Reads the typeface; then texts are set in it. `symbol` absent: black, upright. Throws `value/bad` by its path. */
export async function createTextSetter(
  symbol: TextSymbol | undefined,
  plain: PlainText,
  path: string,
): Promise<(text: string) => TextPiece> {
  if (symbol) checkText(symbol, path);
  const { pxPerPoint } = plain;
  const names = typefacesOf(symbol);
  await Promise.all(names.map(loadTypeface));
  const isScript = symbol && symbol.TextPosition !== 'geoTPNormal';
  const fullPx = sizeOf(symbol, plain) * pxPerPoint;
  const sizePx = isScript ? fullPx * SCRIPT_SIZE : fullPx;
  const plainStyle: Omit<TextStyle, 'typeface'> = {
    sizePx,
    letterWidth: share(symbol?.CharacterWidth),
    blankWidth: share(symbol?.WordSpacing),
    spacingPx: ((symbol?.CharacterSpacing ?? 0) / 100) * sizePx,
    hasKerning: symbol?.Kerning ?? true,
  };
  const look = textLook(symbol, fullPx, pxPerPoint);
  return (text) => {
    const cased = caseOf(text.normalize('NFC'), symbol?.TextCase);
    const name = typefaceFor(cased, names);
    const typeface = readyTypeface(name);
    const style = { ...plainStyle, typeface };
    const line = layOutLine(cased, style);
    const rules = ruleLines(symbol, style, line.widthPx);
    const letters = { text: cased, line, rules, look, name, style };
    return {
      text,
      widthPx: line.widthPx,
      ascentPx: typeface.ascent * sizePx,
      descentPx: typeface.descent * sizePx,
      capHeightPx: typeface.capHeight * sizePx,
      haloPx: (look.halo?.widthPx ?? 0) / 2,
      moveX: look.moveX,
      moveY: look.moveY,
      draw(list, x, y) {
        const baseline = straightBaseline(x + look.moveX, y + look.moveY);
        drawBeneath(list, letters, baseline);
        drawLetters(list, letters, baseline);
      },
      drawBeneath: (list, baseline) => drawBeneath(list, letters, baseline),
      drawLetters: (list, baseline) => drawLetters(list, letters, baseline),
    };
  };
}

interface Letters {
  readonly text: string;
  readonly line: TextLine;
  /** Lines under and through them. */
  readonly rules: readonly number[][];
  readonly look: TextLook;
  readonly name: TypefaceName;
  readonly style: TextStyle;
}

/** The shadow, and over it the halo. */
function drawBeneath(list: DisplayListBuilder, letters: Letters, baseline: Baseline): void {
  const { halo, shadow } = letters.look;
  if (shadow) {
    const moved: Baseline = (alongPx, widthPx) => {
      const { x, y, angle } = baseline(alongPx, widthPx);
      return { x: x + shadow.moveX, y: y + shadow.moveY, angle };
    };
    list.fillLetters(allContours(letters, moved), shadow.paint);
  }
  if (!halo) return;
  const contours = allContours(letters, baseline);
  list.fillLetters(contours, halo.paint);
  list.strokeRings(contours, { paint: halo.paint, widthPx: halo.widthPx, join: 'round', cap: 'round' });
}

function allContours(letters: Letters, baseline: Baseline): number[][] {
  return [...letters.line.setOn(baseline).contours, ...rulesOn(letters, baseline)];
}

function drawLetters(list: DisplayListBuilder, letters: Letters, baseline: Baseline): void {
  const { text, line, look, name, style } = letters;
  const { glyphs, contours } = line.setOn(baseline);
  const { sizePx, letterWidth } = style;
  list.text({ text, typeface: name, sizePx, letterWidth, paint: look.paint, glyphs }, contours);
  const rules = rulesOn(letters, baseline);
  if (rules.length > 0) list.fillLetters(rules, look.paint);
}

/** The lines under and through the letters, straight also where the baseline is not. */
function rulesOn({ rules, line }: Letters, baseline: Baseline): number[][] {
  const { x, y, angle } = baseline(0, line.widthPx);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return rules.map((ring) =>
    ring.map((value, index) =>
      index % 2 === 0
        ? x + value * cosine - (ring[index + 1] ?? 0) * sine
        : y + (ring[index - 1] ?? 0) * sine + value * cosine,
    ),
  );
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

function sizeOf(symbol: TextSymbol | undefined, { sizePt }: PlainText): number {
  return symbol && symbol.Size > 0 ? symbol.Size : sizePt;
}

/** Of a percentage, which counts where it is above 0. */
function share(percent: number | undefined): number {
  return percent !== undefined && percent > 0 ? percent / 100 : 1;
}

function caseOf(text: string, textCase: TextSymbol['TextCase'] | undefined): string {
  if (textCase === 'geoTCLowercase') return text.toLowerCase();
  return textCase === 'geoTCAllCaps' || textCase === 'geoTCSmallCaps' ? text.toUpperCase() : text;
}
