// Where the label of a line may stand: along it, upright, on the side and at the end that is asked for.

import type { MapType } from '../../../contracts/map/types.ts';
import { type Baseline, straightBaseline } from '../../../render/text/text-line.ts';
import type { TextPiece } from '../text/text-symbol.ts';
import { coveredBy, type LabelBlock, type PlacedLabel } from './label-block.ts';
import { MeasuredPath } from './measured-path.ts';

type Placement = MapType<'geoServerLineLabelPlacementType'>;
type Side = 'Above' | 'Below' | 'Center';
type End = 'After' | 'Along' | 'Before' | 'Start' | 'End';

interface LinePlace {
  readonly side: Side;
  readonly end: End;
}

const DEFAULT: LinePlace = { side: 'Above', end: 'Along' };
/** Between the line and the letters, heights of capitals. */
const GAP = 0.35;
/** A line that strays less from a straight one, heights of capitals, carries a straight text. */
const STRAIGHT = 0.25;
/** Two letters that follow each other are turned by no more than this. */
const MAX_TURN = Math.PI / 6;
/** From the middle of a line, labels are tried in steps of this share of their width, to either side. */
const STEP = 0.5;

function readPlacement(placement: Placement | undefined): LinePlace {
  const found = /^geoServerLinePlacement(Above|Below|Center)(After|Along|Before|Start|End)$/.exec(
    placement ?? '',
  );
  const [, side, end] = found ?? [];
  return isSide(side) && isEnd(end) ? { side, end } : DEFAULT;
}

function isSide(text: string | undefined): text is Side {
  return text === 'Above' || text === 'Below' || text === 'Center';
}

function isEnd(text: string | undefined): text is End {
  return text === 'After' || text === 'Along' || text === 'Before' || text === 'Start' || text === 'End';
}

/** `radiusPx`: half the width of the line. */
export function* linePlaces(
  { lines }: LabelBlock,
  path: readonly number[],
  radiusPx: number,
  placement: Placement | undefined,
): Generator<PlacedLabel> {
  const [piece] = lines;
  if (!piece || path.length < 4) return;
  const { side, end } = readPlacement(placement);
  const line = new MeasuredPath(path);
  const downPx = dropOf(piece, side, radiusPx);
  if (end === 'Before' || end === 'After') {
    yield beyondEnd(piece, line, end, downPx);
    return;
  }
  for (const startPx of startsOf(end, line.lengthPx, piece.widthPx)) {
    const baseline = alongLine(piece, line, startPx, downPx);
    if (baseline) yield placed(piece, baseline);
  }
}

/** How far the baseline lies below the line. */
function dropOf({ capHeightPx, descentPx }: TextPiece, side: Side, radiusPx: number): number {
  if (side === 'Center') return capHeightPx / 2;
  const gapPx = radiusPx + GAP * capHeightPx;
  return side === 'Above' ? -gapPx - descentPx / 2 : gapPx + capHeightPx;
}

/** Where the text may begin along the line; nothing where it is longer. */
function* startsOf(end: End, lengthPx: number, widthPx: number): Generator<number> {
  const last = lengthPx - widthPx;
  if (last < 0) return;
  if (end === 'Start') yield 0;
  else if (end === 'End') yield last;
  else {
    const stepPx = Math.max(1, STEP * widthPx);
    for (let awayPx = 0; awayPx <= last / 2; awayPx += stepPx) {
      yield last / 2 + awayPx;
      if (awayPx > 0) yield last / 2 - awayPx;
    }
  }
}

/** On the straight way on, with its near end at the end of the line. */
function beyondEnd(
  piece: TextPiece,
  line: MeasuredPath,
  end: 'Before' | 'After',
  downPx: number,
): PlacedLabel {
  const isAfter = end === 'After';
  const at = isAfter ? line.lengthPx : 0;
  const { x, y, angle: along } = line.at(at);
  const outward = isAfter ? along : along + Math.PI;
  const isUpright = Math.cos(outward) >= -1e-9;
  const angle = isUpright ? outward : outward + Math.PI;
  const gapPx = GAP * piece.capHeightPx;
  const awayPx = isUpright ? gapPx : gapPx + piece.widthPx;
  const [startX, startY] = [x + Math.cos(outward) * awayPx, y + Math.sin(outward) * awayPx];
  return placed(piece, straightBaseline(...lowered(startX, startY, angle, downPx), angle));
}

function alongLine(
  piece: TextPiece,
  line: MeasuredPath,
  startPx: number,
  downPx: number,
): Baseline | undefined {
  const { widthPx, capHeightPx } = piece;
  const endPx = startPx + widthPx;
  const [start, end] = [line.at(startPx), line.at(endPx)];
  const isBackwards = end.x < start.x;
  const [first, last] = isBackwards ? [end, start] : [start, end];
  const [width, height] = [last.x - first.x, last.y - first.y];
  const chordPx = Math.sqrt(width * width + height * height);
  if (chordPx === 0) return undefined;
  if (line.strays(startPx, endPx) <= STRAIGHT * capHeightPx) {
    const angle = Math.atan2(height, width);
    const spare = (chordPx - widthPx) / 2 / chordPx;
    const [x, y] = [first.x + spare * width, first.y + spare * height];
    return straightBaseline(...lowered(x, y, angle, downPx), angle);
  }
  const bent: Baseline = (alongPx, ownPx) => {
    const near = line.at(isBackwards ? endPx - alongPx : startPx + alongPx);
    const far = line.at(isBackwards ? endPx - alongPx - ownPx : startPx + alongPx + ownPx);
    const angle = ownPx > 0 ? Math.atan2(far.y - near.y, far.x - near.x) : near.angle;
    const [x, y] = lowered(near.x, near.y, angle, downPx);
    return { x, y, angle };
  };
  return turnsGently(bent, piece) ? bent : undefined;
}

/** A point moved down as seen from a text of a slope. */
function lowered(x: number, y: number, angle: number, downPx: number): [x: number, y: number] {
  return [x - Math.sin(angle) * downPx, y + Math.cos(angle) * downPx];
}

function turnsGently(baseline: Baseline, { widthPx, capHeightPx }: TextPiece): boolean {
  let last: number | undefined;
  for (let alongPx = 0; alongPx + capHeightPx <= widthPx; alongPx += capHeightPx) {
    const { angle } = baseline(alongPx, capHeightPx);
    if (last !== undefined && Math.abs(turnBetween(last, angle)) > MAX_TURN) return false;
    last = angle;
  }
  return true;
}

function turnBetween(one: number, other: number): number {
  const turn = other - one;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

/** It covers boxes of about a letter each: along a slope one box would cover far too much. */
function placed(piece: TextPiece, baseline: Baseline): PlacedLabel {
  const count = Math.max(1, Math.ceil(piece.widthPx / (2 * piece.capHeightPx)));
  const widthPx = piece.widthPx / count;
  return {
    covers: Array.from({ length: count }, (_, index) => coveredBy(piece, baseline, index * widthPx, widthPx)),
    lines: [{ piece, baseline }],
  };
}
