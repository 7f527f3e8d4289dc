// What lies on an exported map: title, north arrow, scale bar, legend, sources, each on a sheet of its own in a corner.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { toImagePoint } from '../../geo/map-frame.ts';
import { createTextSetter } from '../drawing/text/text-symbol.ts';
import { wrapLines } from '../drawing/text/wrap-lines.ts';
import type { MapView } from '../frame/read-frame.ts';
import type { MapSearch } from '../search/search-context.ts';
import { placeLegend } from './place-legend.ts';
import { type PlacedBar, placeScaleBar } from './place-scale-bar.ts';
import { moved, type PlacedBlock, type PlacedSymbol, rectangle } from './placed-symbol.ts';
import { fillOf, INK, lettersOf, lineOf, WHITE } from './plain-symbols.ts';

type MapExport = BridgeType<'MapExport'>;

const POINTS_PER_INCH = 72;
const MARGIN_PT = 8;
const PADDING_PT = 6;
const EDGE = '#7d8c94';
const TITLE_PT = 14;
const SOURCE_PT = 6;
const LINE_HEIGHT = 1.4;
const ARROW_PT = { width: 11, height: 24, letter: 9 } as const;
/** Of the width of the map, a bar that chooses its own length. */
const BAR_SHARE = 0.35;
/** Of the width of the map, the longest line of sources: filters may be many. */
const SOURCES_SHARE = 0.5;

export interface Furniture {
  readonly symbols: readonly PlacedSymbol[];
  readonly bar: PlacedBar | undefined;
}

/** Throws `map/no-room` for a scale bar that is longer than the map is wide. */
export async function placeFurniture(drawing: MapExport, search: MapSearch): Promise<Furniture> {
  const { frame, base } = search.view;
  const sheets = createSheets(frame.widthPx, frame.heightPx, base.dpi / POINTS_PER_INCH);
  const bar = drawing.scaleBar && (await placeBar(drawing, drawing.scaleBar, search.view));
  if (bar) sheets.lay(bar, 'left', 'bottom');
  const mostPx = frame.widthPx * SOURCES_SHARE;
  const sources = await placeLines(drawing.sources, { sizePt: SOURCE_PT, dpi: base.dpi, mostPx });
  if (sources) sheets.lay(sources, 'right', 'bottom');
  const legend = drawing.legend && (await placeLegend(drawing.legend, search, base.dpi));
  if (legend) sheets.lay(legend, 'right', 'bottom');
  const title = drawing.title === '' ? undefined : await placeTitle(drawing.title, search.view);
  if (title) sheets.lay(title, 'left', 'top');
  const arrow = drawing.hasNorthArrow ? await placeNorthArrow(search.view) : undefined;
  if (arrow) sheets.lay(arrow, 'right', 'top');
  return { symbols: sheets.symbols, bar };
}

function placeBar(
  drawing: MapExport,
  look: NonNullable<MapExport['scaleBar']>,
  { frame, base, crs }: MapView,
) {
  const marginPx = ((MARGIN_PT + PADDING_PT) * 2 * base.dpi) / POINTS_PER_INCH;
  const most = frame.widthPx - marginPx;
  const widthPx = look.division === undefined ? Math.min(most, frame.widthPx * BAR_SHARE) : most;
  const room = { widthPx, heightPx: frame.heightPx, dpi: base.dpi };
  const telling = { groundScale: drawing.view.scale, language: drawing.language };
  return placeScaleBar(look, { frame, base, crs }, room, telling);
}

interface Sheets {
  readonly symbols: PlacedSymbol[];
  /** In a corner, towards the middle from what lies there already. */
  lay(block: PlacedBlock, side: 'left' | 'right', edge: 'top' | 'bottom'): void;
}

function createSheets(widthPx: number, heightPx: number, pxPerPoint: number): Sheets {
  const marginPx = Math.round(MARGIN_PT * pxPerPoint);
  const paddingPx = Math.round(PADDING_PT * pxPerPoint);
  const symbols: PlacedSymbol[] = [];
  const used = new Map<string, number>();
  return {
    symbols,
    lay(block, side, edge) {
      const corner = `${side} ${edge}`;
      const offset = used.get(corner) ?? marginPx;
      const width = Math.ceil(block.right - Math.floor(block.left)) + 2 * paddingPx;
      const height = Math.ceil(block.bottom - Math.floor(block.top)) + 2 * paddingPx;
      const left = side === 'left' ? marginPx : widthPx - marginPx - width;
      const top = edge === 'top' ? offset : heightPx - offset - height;
      used.set(corner, offset + height + Math.round(marginPx / 2));
      symbols.push({
        kind: 'area',
        at: rectangle(left, top, left + width, top + height),
        symbol: fillOf(WHITE, EDGE),
      });
      // On whole pixels, so that what is sharp stays so.
      const [byX, byY] = [left + paddingPx - Math.floor(block.left), top + paddingPx - Math.floor(block.top)];
      symbols.push(...moved(block.symbols, byX, byY));
    },
  };
}

/** As large as has room. */
async function placeTitle(title: string, { frame, base }: MapView): Promise<PlacedBlock | undefined> {
  const mostPx = frame.widthPx * 0.8 - 2 * ((MARGIN_PT + PADDING_PT) * base.dpi) * (1 / POINTS_PER_INCH);
  const wide = await placeLines([title], { sizePt: TITLE_PT, dpi: base.dpi, isBold: true });
  if (!wide || wide.right <= mostPx) return wide;
  const sizePt = Math.max(1, (TITLE_PT * mostPx) / wide.right);
  return placeLines([title], { sizePt, dpi: base.dpi, isBold: true });
}

interface LineLook {
  readonly sizePt: number;
  readonly dpi: number;
  readonly isBold?: boolean;
  /** Longer lines go on below; absent: they are as long as they are. */
  readonly mostPx?: number;
}

async function placeLines(
  lines: readonly string[],
  { sizePt, dpi, isBold, mostPx = Number.POSITIVE_INFINITY }: LineLook,
): Promise<PlacedBlock | undefined> {
  if (lines.length === 0) return undefined;
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const symbol = lettersOf(INK, sizePt, isBold);
  const set = await createTextSetter(symbol, { sizePt, pxPerPoint }, 'MapExport');
  const leading = sizePt * LINE_HEIGHT * pxPerPoint;
  const pieces = lines.flatMap((line) => [...wrapLines(line, mostPx, (part) => set(part).widthPx)]).map(set);
  const capPx = pieces[0]?.capHeightPx ?? 0;
  return {
    symbols: pieces.map(({ text }, index) => {
      return { kind: 'text', at: [0, Math.round(capPx + index * leading)], symbol, text } as const;
    }),
    left: 0,
    top: 0,
    right: Math.max(...pieces.map(({ widthPx }) => widthPx)),
    bottom: capPx + (pieces.length - 1) * leading,
  };
}

/** Points to true north in the middle of the map. */
async function placeNorthArrow(view: MapView): Promise<PlacedBlock> {
  const pxPerPoint = view.base.dpi / POINTS_PER_INCH;
  const angle = northOf(view);
  const [half, height] = [(ARROW_PT.width / 2) * pxPerPoint, ARROW_PT.height * pxPerPoint];
  const turned = (x: number, y: number) => {
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  };
  const tip = turned(0, -height / 2);
  const notch = turned(0, height * 0.28);
  const [west, east] = [turned(-half, height / 2), turned(half, height / 2)];
  const symbol = lettersOf(INK, ARROW_PT.letter, true);
  const set = await createTextSetter(symbol, { sizePt: ARROW_PT.letter, pxPerPoint }, 'MapExport');
  const letter = set('N');
  const reach = height / 2 + letter.capHeightPx * 0.8;
  const [x = 0, y = 0] = turned(0, -reach);
  const at = [x - letter.widthPx / 2, y + letter.capHeightPx / 2];
  const radius = reach + letter.capHeightPx / 2;
  return {
    symbols: [
      { kind: 'area', at: [...tip, ...notch, ...west], symbol: fillOf(INK, INK) },
      { kind: 'area', at: [...tip, ...east, ...notch], symbol: fillOf(WHITE, INK) },
      { kind: 'line', at: [...tip, ...notch], symbol: lineOf(INK) },
      { kind: 'text', at, symbol, text: letter.text },
    ],
    left: Math.min(-half, x - letter.widthPx / 2),
    right: Math.max(half, x + letter.widthPx / 2),
    top: -radius,
    bottom: height / 2,
  };
}

const DEGREES = findCrs(4326);
/** So far north, degrees, that the direction is told well. */
const PROBE = 0.01;

/** The direction of true north, radians clockwise from the top of the image; 0 where nobody can tell. */
function northOf({ frame, crs }: MapView): number {
  try {
    const { centreX, centreY } = frame;
    const [longitude, latitude] = createTransform(crs, DEGREES)(centreX, centreY);
    const north = createTransform(DEGREES, crs)(longitude, Math.min(90, latitude + PROBE));
    const [x, y] = toImagePoint(frame)(...north);
    return Math.atan2(x - frame.widthPx / 2, frame.heightPx / 2 - y);
  } catch (error) {
    if (error instanceof GeoProblem) return 0;
    throw error;
  }
}
