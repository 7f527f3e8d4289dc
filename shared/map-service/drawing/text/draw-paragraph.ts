// A text in the columns of a frame: its shadow, its ground, its line, and the lines that have room in it.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import { straightBaseline } from '../../../render/text/text-line.ts';
import { paintOf } from '../symbols/color-paint.ts';
import { createSymbolPainter } from '../symbols/create-symbol-painter.ts';
import { checkSize } from '../symbols/symbol-numbers.ts';
import { type FrameBox, frameRing, grownFrame } from './frame-ring.ts';
import { plainTextSymbol } from './plain-text-symbol.ts';
import { createTextSetter, type TextPiece } from './text-symbol.ts';
import { wrapLines } from './wrap-lines.ts';

type Paragraph = Extract<MapType<'GraphicElement'>, { $type: 'ParagraphTextElement' }>;

const POINTS_PER_INCH = 72;
const DEFAULT_PT = 10;
const MAX_COLUMNS = 100;
const MORE = '…';
const ALONG = { geoTHALeft: 0, geoTHACenter: 0.5, geoTHARight: 1, geoTHAFull: 0 } as const;

interface ParagraphPlace {
  /** Of the image, pixels; undefined where nothing of it is in the map. */
  readonly frame: FrameBox | undefined;
  readonly dpi: number;
  readonly path: string;
}

/** Throws what is wrong with its symbols, its text and its numbers, by their paths. */
export async function drawParagraph(
  list: DisplayListBuilder,
  paragraph: Paragraph,
  { frame, dpi, path }: ParagraphPlace,
): Promise<void> {
  const { Symbol: symbol = plainTextSymbol({ Size: DEFAULT_PT, HorizontalAlignment: 'geoTHALeft' }) } =
    paragraph;
  if (symbol.$type !== 'TextSymbol')
    throw appError('map/symbol-not-supported', { path: `${path}.Symbol`, value: symbol.$type });
  checkNumbers(paragraph, path);
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const setLine = await createTextSetter(symbol, { sizePt: DEFAULT_PT, pxPerPoint }, `${path}.Symbol`);
  if (!frame) return;
  drawFrame(list, paragraph, { frame, dpi, path });
  const { Text = '', ColumnCount = 1, ColumnGap = 0, Margin = 0 } = paragraph;
  const inner = grownFrame(frame, -Margin * pxPerPoint, -Margin * pxPerPoint);
  const gapPx = ColumnGap * pxPerPoint;
  const count = Math.max(1, ColumnCount);
  const columnPx = (inner.right - inner.left - gapPx * (count - 1)) / count;
  if (!(columnPx > 0)) return;
  const first = setLine('');
  const leadingPx = first.ascentPx + first.descentPx + symbol.Leading * pxPerPoint;
  const perColumn = Math.floor((inner.bottom - inner.top - first.ascentPx - first.descentPx) / leadingPx) + 1;
  const lines = fittingLines(Text, columnPx, perColumn * count, setLine);
  const placed = lines.map((piece, index) => {
    const column = Math.floor(index / perColumn);
    const spare = ALONG[symbol.HorizontalAlignment] * (columnPx - piece.widthPx);
    const x = inner.left + column * (columnPx + gapPx) + spare + piece.moveX;
    const y = inner.top + piece.ascentPx + (index % perColumn) * leadingPx + piece.moveY;
    return { piece, baseline: straightBaseline(x, y) };
  });
  for (const { piece, baseline } of placed) piece.drawBeneath(list, baseline);
  for (const { piece, baseline } of placed) piece.drawLetters(list, baseline);
}

/** At most so many; where more are left the last one says so. */
function fittingLines(
  text: string,
  columnPx: number,
  most: number,
  setLine: (text: string) => TextPiece,
): TextPiece[] {
  const fitting: string[] = [];
  for (const line of wrapLines(text, columnPx, (part) => setLine(part).widthPx)) {
    if (fitting.length >= most) {
      const last = fitting.pop();
      if (last !== undefined) fitting.push(shortened(last, columnPx, setLine));
      break;
    }
    fitting.push(line);
  }
  return fitting.map(setLine);
}

function shortened(line: string, columnPx: number, setLine: (text: string) => TextPiece): string {
  let kept = [...line];
  while (kept.length > 0 && setLine(`${kept.join('')}${MORE}`).widthPx > columnPx) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}${MORE}`;
}

function drawFrame(
  list: DisplayListBuilder,
  { FrameShadow, FrameBackground, FrameBorder }: Paragraph,
  { frame, dpi, path }: ParagraphPlace & { readonly frame: FrameBox },
): void {
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const ringOf = (gaps: { HorizontalGap: number; VerticalGap: number; CornerRounding: number }) => {
    const grown = grownFrame(frame, gaps.HorizontalGap * pxPerPoint, gaps.VerticalGap * pxPerPoint);
    return frameRing(grown, gaps.CornerRounding);
  };
  if (FrameShadow?.$type === 'SymbolShadow' && FrameShadow.Symbol?.Color) {
    const { HorizontalOffset, VerticalOffset, CornerRounding } = FrameShadow;
    const ring = frameRing(frame, CornerRounding).map((value, index) =>
      index % 2 === 0 ? value + HorizontalOffset * pxPerPoint : value - VerticalOffset * pxPerPoint,
    );
    list.fill([ring], paintOf(FrameShadow.Symbol.Color));
  }
  for (const [name, part] of [
    ['FrameBackground', FrameBackground],
    ['FrameBorder', FrameBorder],
  ] as const) {
    if (!part?.Symbol) continue;
    const painter = createSymbolPainter(part.Symbol, dpi, `${path}.${name}.Symbol`);
    painter.areas?.(list, [ringOf(part)]);
  }
}

function checkNumbers(paragraph: Paragraph, path: string): void {
  const { ColumnCount = 1, ColumnGap = 0, Margin = 0, FrameShadow, FrameBackground, FrameBorder } = paragraph;
  if (ColumnCount > MAX_COLUMNS) {
    throw appError('value/bad', {
      path: `${path}.ColumnCount`,
      value: ColumnCount,
      expected: `at most ${MAX_COLUMNS}`,
    });
  }
  checkSize(ColumnGap, `${path}.ColumnGap`);
  checkSize(Margin, `${path}.Margin`);
  for (const [name, part] of Object.entries({ FrameBackground, FrameBorder })) {
    checkSize(Math.abs(part?.HorizontalGap ?? 0), `${path}.${name}.HorizontalGap`);
    checkSize(Math.abs(part?.VerticalGap ?? 0), `${path}.${name}.VerticalGap`);
  }
  checkSize(Math.abs(FrameShadow?.HorizontalOffset ?? 0), `${path}.FrameShadow.HorizontalOffset`);
  checkSize(Math.abs(FrameShadow?.VerticalOffset ?? 0), `${path}.FrameShadow.VerticalOffset`);
}
