// Where the parts of a scale bar stand: the upper left corner of the bar is at 0 0, pixels, y down.

import { type BarMark, type BarParts, marksOf } from './bar-marks.ts';
import type { BarRequest, Height } from './bar-request.ts';

/** What a layout needs to know of a text. */
export interface BarText {
  readonly widthPx: number;
  /** Above and below the baseline. */
  readonly ascentPx: number;
  readonly descentPx: number;
  readonly capHeightPx: number;
}

/** A text with the left end of its baseline. */
interface PlacedText<Text extends BarText> {
  readonly piece: Text;
  readonly x: number;
  readonly y: number;
}

interface PlacedMark {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isDivision: boolean;
}

export interface BarLayout<Text extends BarText = BarText> {
  /** The true length of the bar; its right end need not be on a whole pixel. */
  readonly lengthPx: number;
  readonly heightPx: number;
  readonly marks: readonly PlacedMark[];
  readonly texts: readonly PlacedText<Text>[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether the numbers of both ends have their room. */
  readonly isLegible: boolean;
}

export interface BarInput<Text extends BarText = BarText> extends BarParts {
  readonly request: BarRequest;
  readonly lengthPx: number;
  readonly pxPerPoint: number;
  /** How far their lines reach over the edges of blocks, and of ticks. */
  readonly blockReachPx: number;
  readonly markReachPx: number;
  /** The number at a place, in divisions right of zero. */
  readonly numberAt: (at: number) => Text;
  readonly unit: Text | undefined;
}

/** Between two numbers, points. */
const NUMBER_GAP_PT = 2;

export function layOutBar<Text extends BarText>(input: BarInput<Text>): BarLayout<Text> {
  const { request, lengthPx, pxPerPoint, blockReachPx, markReachPx } = input;
  const heightPx = Math.max(1, Math.round(request.barHeightPt * pxPerPoint));
  const marks = placeMarks(input, heightPx);
  const reachPx = Math.max(blockReachPx, marks.length > 0 ? markReachPx : 0);
  const edges = {
    top: Math.min(0, ...marks.map(({ top }) => top)),
    bottom: Math.max(heightPx, ...marks.map(({ bottom }) => bottom)),
  };
  const { numbers, isLegible } = placeNumbers(input, heightPx, edges);
  const unit = placeUnit(input, heightPx, { ...edges, numbers });
  const texts = unit ? [...numbers, unit] : numbers;
  return {
    lengthPx,
    heightPx,
    marks,
    texts,
    isLegible,
    left: Math.min(-reachPx, ...texts.map(({ x }) => x)),
    right: Math.max(lengthPx + reachPx, ...texts.map(({ x, piece }) => x + piece.widthPx)),
    top: Math.min(edges.top - reachPx, ...texts.map(({ y, piece }) => y - piece.ascentPx)),
    bottom: Math.max(edges.bottom + reachPx, ...texts.map(({ y, piece }) => y + piece.descentPx)),
  };
}

/** Where a place along the bar is: inside it on a whole pixel, so that blocks and ticks are sharp. */
export function xOnBar(
  at: number,
  { divisions, lengthPx }: Pick<BarInput, 'divisions' | 'lengthPx'>,
): number {
  return at === divisions ? lengthPx : Math.round((at / divisions) * lengthPx);
}

function placeMarks(input: BarInput, heightPx: number): PlacedMark[] {
  const { request, pxPerPoint } = input;
  return marksOf(request.markFrequency, input).map(({ at, isDivision }) => {
    const lengthPx = (isDivision ? request.divisionMarkPt : request.subdivisionMarkPt) * pxPerPoint;
    const top = {
      geoAbove: -lengthPx,
      geoTop: 0,
      geoOn: (heightPx - lengthPx) / 2,
      geoBottom: heightPx - lengthPx,
      geoBelow: heightPx,
    }[request.markPosition];
    return { x: xOnBar(at, input), top, bottom: top + lengthPx, isDivision };
  });
}

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const isBeside = (position: Height) => position !== 'geoAbove' && position !== 'geoBelow';

function placeNumbers<Text extends BarText>(
  input: BarInput<Text>,
  heightPx: number,
  edges: Edges,
): { numbers: PlacedText<Text>[]; isLegible: boolean } {
  const { request, pxPerPoint, divisions, beforeZero, numberAt, lengthPx } = input;
  if (request.labelFrequency === 'geoScaleBarNone') return { numbers: [], isLegible: true };
  const gapPx = request.labelGapPt * pxPerPoint;
  if (isBeside(request.labelPosition)) {
    // One number has room there: the length right of zero.
    const piece = numberAt(divisions - beforeZero);
    const y = baselineBeside(request.labelPosition, heightPx, piece);
    return { numbers: [{ piece, x: lengthPx + gapPx, y }], isLegible: true };
  }
  const placed = numberMarks(input).map(({ at, value }) => {
    const piece = numberAt(value);
    const y =
      request.labelPosition === 'geoAbove' ? edges.top - gapPx : edges.bottom + gapPx + piece.capHeightPx;
    return { piece, x: xOnBar(at, input) - piece.widthPx / 2, y: Math.round(y) };
  });
  return withRoom(placed, NUMBER_GAP_PT * pxPerPoint);
}

/** A single number stands over the middle of what lies right of zero. */
function numberMarks(input: BarInput): { readonly at: number; readonly value: number }[] {
  const { request, divisions, beforeZero } = input;
  if (request.labelFrequency === 'geoScaleBarOne') {
    return [{ at: (beforeZero + divisions) / 2, value: divisions - beforeZero }];
  }
  return marksOf(request.labelFrequency, input).map(({ at }: BarMark) => ({
    at,
    value: Math.abs(at - beforeZero),
  }));
}

/** Leaves out numbers that would meet others, from the middle: those nearer to an end go before. */
function withRoom<Text extends BarText>(
  placed: readonly PlacedText<Text>[],
  gapPx: number,
): { numbers: PlacedText<Text>[]; isLegible: boolean } {
  const byEnd = placed
    .map((text, index) => ({ text, fromEnd: Math.min(index, placed.length - 1 - index) }))
    .toSorted((one, other) => one.fromEnd - other.fromEnd);
  const kept: PlacedText<Text>[] = [];
  for (const { text } of byEnd) if (!kept.some((other) => meets(text, other, gapPx))) kept.push(text);
  const [first] = placed;
  const last = placed.at(-1);
  const isLegible = !first || !last || first === last || !meets(first, last, gapPx);
  return { numbers: kept.toSorted((one, other) => one.x - other.x), isLegible };
}

function meets(one: PlacedText<BarText>, other: PlacedText<BarText>, gapPx: number): boolean {
  return one.x < other.x + other.piece.widthPx + gapPx && other.x < one.x + one.piece.widthPx + gapPx;
}

function baselineBeside(position: Height, heightPx: number, { capHeightPx }: BarText): number {
  if (position === 'geoTop') return Math.round(capHeightPx);
  return Math.round(position === 'geoBottom' ? heightPx : (heightPx + capHeightPx) / 2);
}

function placeUnit<Text extends BarText>(
  input: BarInput<Text>,
  heightPx: number,
  { top, bottom, numbers }: Edges & { readonly numbers: readonly PlacedText<Text>[] },
): PlacedText<Text> | undefined {
  const { unit: piece, request, pxPerPoint, lengthPx } = input;
  if (!piece) return undefined;
  const gapPx = request.unitGapPt * pxPerPoint;
  const centred = { piece, x: (lengthPx - piece.widthPx) / 2 };
  const [first] = numbers;
  const last = numbers.at(-1);
  const end = last ? last.x + last.piece.widthPx : lengthPx;
  const middle = baselineBeside('geoOn', heightPx, piece);
  const beside = isBeside(request.labelPosition);
  switch (request.unitPosition) {
    case 'geoScaleBarAbove':
      return { ...centred, y: Math.round(Math.min(top, ...numbers.map(inkTop)) - gapPx) };
    case 'geoScaleBarBelow': {
      const under = Math.max(bottom, ...numbers.map(({ y }) => y));
      return { ...centred, y: Math.round(under + gapPx + piece.capHeightPx) };
    }
    case 'geoScaleBarBeforeLabels':
      // The number beside the bar makes room for it.
      return { piece, x: (beside || !first ? 0 : first.x) - gapPx - piece.widthPx, y: first?.y ?? middle };
    case 'geoScaleBarAfterLabels':
      return { piece, x: end + gapPx, y: last?.y ?? middle };
    case 'geoScaleBarBeforeBar':
      return { piece, x: -gapPx - piece.widthPx, y: middle };
    case 'geoScaleBarAfterBar':
      return { piece, x: (beside ? end : lengthPx) + gapPx, y: middle };
  }
}

function inkTop({ y, piece }: PlacedText<BarText>): number {
  return y - piece.capHeightPx;
}
