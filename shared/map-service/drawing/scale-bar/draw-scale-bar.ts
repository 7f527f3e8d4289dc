// A scale bar as a display list: blocks, ticks, numbers and unit.

import type { MapType } from '../../../contracts/map/types.ts';
import type { ImageSize } from '../../../geo/map-frame.ts';
import { type DisplayList, DisplayListBuilder } from '../../../render/display-list.ts';
import type { MapView } from '../../frame/read-frame.ts';
import { createSymbolPainter } from '../symbols/create-symbol-painter.ts';
import type { SymbolPainter } from '../symbols/symbol-painter.ts';
import { createTextSetter, type TextPiece } from '../text/text-symbol.ts';
import { type BarLayout, layOutBar, xOnBar } from './bar-layout.ts';
import { blockEnds } from './bar-marks.ts';
import { readBarRequest, unitText } from './bar-request.ts';
import { type BarRoom, type FittedBar, fitBar, neededPx } from './fit-bar.ts';
import { numberText } from './number-text.ts';

type ScaleBar = MapType<'ScaleBar'>;

export interface BarImage extends ImageSize {
  readonly dpi: number;
  readonly background: MapType<'Color'> | undefined;
}

const POINTS_PER_INCH = 72;
const LETTERS_PT = 8;
const BLACK = { $type: 'RgbColor', Red: 0, Green: 0, Blue: 0 } as const;
const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255 } as const;
const THIN_LINE = { $type: 'SimpleLineSymbol', Color: BLACK, Width: 0.5, Style: 'geoSLSSolid' } as const;

/** Throws what is wrong by its path; `map/no-room` for a bar that the image has no room for. */
export async function drawScaleBar(
  bar: ScaleBar | undefined,
  view: MapView,
  image: BarImage,
): Promise<DisplayList> {
  const symbols = barSymbols(bar, image.dpi);
  const { fitted, layout, parts } = await layOutScaleBar(bar, view, { ...image, ...symbols });
  const list = new DisplayListBuilder();
  paintBackground(list, image);
  const ends = bar?.$type === 'SingleDivisionScaleBar' ? [0, fitted.divisions] : blockEnds(parts);
  drawLayout(list, layout, symbols, {
    x: offsetOf(layout.left, layout.right, image.widthPx),
    y: offsetOf(layout.top, layout.bottom, image.heightPx),
    ends: ends.map((at) => xOnBar(at, fitted)),
  });
  return list.build();
}

/** The room of a bar, and how far its lines reach over the edges of its blocks and ticks. */
interface LayoutRoom extends ImageSize {
  readonly dpi: number;
  readonly blockReachPx: number;
  readonly markReachPx: number;
  /** How numbers are written; as the bar says where absent. */
  readonly writeNumber?: (value: number) => string;
}

/** A bar that has its length and its place for each part, of which `parts` are where it is divided. */
export async function layOutScaleBar(
  bar: ScaleBar | undefined,
  view: MapView,
  { widthPx, heightPx, dpi, writeNumber, ...reach }: LayoutRoom,
) {
  const request = readBarRequest(bar, view.crs.kind === 'geographic');
  const { subdivisions } = request;
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const plain = { sizePt: LETTERS_PT, pxPerPoint };
  const setNumber = await createTextSetter(bar?.LabelSymbol, plain, 'ScaleBar.LabelSymbol');
  const setUnit = await createTextSetter(bar?.UnitLabelSymbol, plain, 'ScaleBar.UnitLabelSymbol');
  const textOf = writeNumber ?? ((value: number) => numberText(value, bar?.NumberFormat));
  const layOut = (fitted: FittedBar) => {
    const text = unitText(request, fitted.unit);
    return layOutBar({
      ...fitted,
      ...reach,
      request,
      subdivisions,
      pxPerPoint,
      numberAt: (at: number) => setNumber(textOf(at * fitted.division)),
      unit: text === '' ? undefined : setUnit(text),
    });
  };
  const room: BarRoom<TextPiece> = { map: view, pxPerMapPx: dpi / view.base.dpi, widthPx, heightPx, layOut };
  const { bar: fitted, layout } = fitBar(request, room);
  return { fitted, layout, parts: { ...fitted, subdivisions } };
}

/** In the middle of the image, on a whole pixel. */
function offsetOf(start: number, end: number, sidePx: number): number {
  return Math.ceil(-start) + Math.floor((sidePx - neededPx(start, end)) / 2);
}

interface BarSymbols {
  readonly blocks: readonly SymbolPainter[];
  readonly divisionMark: SymbolPainter;
  readonly subdivisionMark: SymbolPainter;
  readonly blockReachPx: number;
  readonly markReachPx: number;
}

function barSymbols(bar: ScaleBar | undefined, dpi: number): BarSymbols {
  const fill = (symbol: MapType<'Symbol'> | undefined, Color: MapType<'Color'>, name: string) => {
    const plain = { $type: 'SimpleFillSymbol', Color, Outline: THIN_LINE, Style: 'geoSFSSolid' } as const;
    return createSymbolPainter(symbol ?? plain, dpi, `ScaleBar.${name}`);
  };
  const blocks =
    bar?.$type === 'SingleDivisionScaleBar'
      ? [fill(bar.FillSymbol, BLACK, 'FillSymbol')]
      : [fill(bar?.FillSymbol1, BLACK, 'FillSymbol1'), fill(bar?.FillSymbol2, WHITE, 'FillSymbol2')];
  const mark = (symbol: MapType<'Symbol'> | undefined, name: string) =>
    createSymbolPainter(symbol ?? THIN_LINE, dpi, `ScaleBar.${name}`);
  const divisionMark = mark(bar?.DivisionMarkSymbol, 'DivisionMarkSymbol');
  const subdivisionMark = mark(bar?.SubdivisionMarkSymbol, 'SubdivisionMarkSymbol');
  const reachOf = (painters: readonly SymbolPainter[]) =>
    Math.max(...painters.map(({ tolerancePx }) => tolerancePx));
  return {
    blocks,
    divisionMark,
    subdivisionMark,
    blockReachPx: reachOf(blocks),
    markReachPx: reachOf([divisionMark, subdivisionMark]),
  };
}

function paintBackground(list: DisplayListBuilder, { background, widthPx, heightPx, dpi }: BarImage): void {
  if (!background) return;
  const symbol = { $type: 'SimpleFillSymbol', Color: background, Style: 'geoSFSSolid' } as const;
  const ring = [0, 0, widthPx, 0, widthPx, heightPx, 0, heightPx];
  createSymbolPainter(symbol, dpi, 'BackGroundColor').areas?.(list, [ring]);
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** The ends of the blocks, from that of the first to that of the last. */
  readonly ends: readonly number[];
}

function drawLayout(
  list: DisplayListBuilder,
  { heightPx, marks, texts }: BarLayout<TextPiece>,
  { blocks, divisionMark, subdivisionMark }: BarSymbols,
  { x, y, ends }: Place,
): void {
  for (const [index, left] of ends.slice(0, -1).entries()) {
    const [west, east] = [x + left, x + (ends[index + 1] ?? left)];
    const ring = [west, y, east, y, east, y + heightPx, west, y + heightPx];
    blocks[index % blocks.length]?.areas?.(list, [ring]);
  }
  for (const mark of marks) {
    const path = [x + mark.x, y + mark.top, x + mark.x, y + mark.bottom];
    (mark.isDivision ? divisionMark : subdivisionMark).lines?.(list, [{ path, startPx: 0 }]);
  }
  for (const text of texts) text.piece.draw(list, x + text.x, y + text.y);
}
