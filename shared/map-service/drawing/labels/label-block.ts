// A label as a block of lines, and where it stands: what it covers, and the baselines of its lines.

import type { DisplayListBuilder } from '../../../render/display-list.ts';
import { type Baseline, straightBaseline } from '../../../render/text/text-line.ts';
import type { SymbolPainter } from '../symbols/symbol-painter.ts';
import type { TextPiece } from '../text/text-symbol.ts';

export interface LabelBlock {
  readonly lines: readonly TextPiece[];
  readonly widthPx: number;
  /** From the baseline of a line to that of the next. */
  readonly leadingPx: number;
  /** Radians, clockwise, around its middle. */
  readonly angle: number;
  /** Around the text, for its halo and its box. */
  readonly paddingPx: number;
  /** The box behind the text; absent: none. */
  readonly box?: SymbolPainter;
}

/** What a label covers, pixels of the image. */
export interface PixelBox {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export interface PlacedLabel {
  readonly covers: readonly PixelBox[];
  readonly lines: readonly { readonly piece: TextPiece; readonly baseline: Baseline }[];
  drawBox?(list: DisplayListBuilder): void;
}

/** Around the text of a label with a box. */
const BOX_PADDING_PX = 2;

export function labelBlock(
  lines: readonly TextPiece[],
  angle: number,
  box: SymbolPainter | undefined,
): LabelBlock {
  const [first] = lines;
  return {
    lines,
    widthPx: Math.max(0, ...lines.map(({ widthPx }) => widthPx)),
    leadingPx: first ? first.ascentPx + first.descentPx : 0,
    angle,
    paddingPx: (first?.haloPx ?? 0) + (box ? BOX_PADDING_PX : 0),
    ...(box ? { box } : {}),
  };
}

/** From the baseline of the first line to that of the last. */
export function blockHeight({ lines, leadingPx }: LabelBlock): number {
  return leadingPx * (lines.length - 1);
}

/**
 * A level block whose left end is `left` and whose first baseline is `baseline`, moved and turned as its symbol says.
 * `align`: where the shorter lines stand, 0 left, ½ in the middle, 1 right.
 */
export function placeBlock(block: LabelBlock, left: number, baseline: number, align: number): PlacedLabel {
  const { lines, widthPx, leadingPx, angle } = block;
  const [first] = lines;
  if (!first) return { covers: [], lines: [] };
  const x = left + first.moveX;
  // On whole pixels, where level letters are sharpest.
  const y = Math.round(baseline + first.moveY);
  const bottom = y + blockHeight(block) + first.descentPx;
  const text = { xMin: x, yMin: y - first.ascentPx, xMax: x + widthPx, yMax: bottom };
  const turn = turnAround((text.xMin + text.xMax) / 2, (text.yMin + text.yMax) / 2, angle);
  const around = grown(text, block.paddingPx);
  return {
    // Eight places are tried for each of thousands of labels, nearly all of them level.
    covers: [angle === 0 ? around : boxAroundPoints(cornersOf(around).map(turn))],
    lines: lines.map((piece, index) => {
      const start = turn([x + align * (widthPx - piece.widthPx), y + index * leadingPx]);
      return { piece, baseline: straightBaseline(...start, angle) };
    }),
    drawBox(list) {
      block.box?.areas?.(list, [cornersOf(around).flatMap(turn)]);
    },
  };
}

type Point = readonly [x: number, y: number];

function turnAround(midX: number, midY: number, angle: number): (point: Point) => Point {
  if (angle === 0) return (point) => point;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [
    midX + (x - midX) * cosine - (y - midY) * sine,
    midY + (x - midX) * sine + (y - midY) * cosine,
  ];
}

export function grown({ xMin, yMin, xMax, yMax }: PixelBox, byPx: number): PixelBox {
  return { xMin: xMin - byPx, yMin: yMin - byPx, xMax: xMax + byPx, yMax: yMax + byPx };
}

function cornersOf({ xMin, yMin, xMax, yMax }: PixelBox): Point[] {
  return [
    [xMin, yMin],
    [xMax, yMin],
    [xMax, yMax],
    [xMin, yMax],
  ];
}

function boxAroundPoints(points: readonly Point[]): PixelBox {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

/** What a piece of a text covers that stands on a sloping baseline. */
export function coveredBy(piece: TextPiece, baseline: Baseline, alongPx: number, widthPx: number): PixelBox {
  const { x, y, angle } = baseline(alongPx, widthPx);
  const around = piece.haloPx;
  const turn = turnAround(x, y, angle);
  const level = { xMin: x, yMin: y - piece.capHeightPx, xMax: x + widthPx, yMax: y + piece.descentPx };
  return boxAroundPoints(cornersOf(grown(level, around)).map(turn));
}
