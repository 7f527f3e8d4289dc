// A legend as one picture: its signs with their names, in columns. The upper left corner is at 0 0.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { rowsInView } from '../drawing/draw-layer.ts';
import { layerDrawing } from '../drawing/layer-drawing.ts';
import { fittedMarker } from '../drawing/legend/draw-patch.ts';
import { type LegendEntry, type LegendGroup, legendGroup } from '../drawing/legend/legend-groups.ts';
import { createFeatureSymbols } from '../drawing/symbols/feature-symbols.ts';
import { variantOf } from '../drawing/symbols/symbol-variant.ts';
import { createTextSetter } from '../drawing/text/text-symbol.ts';
import { type MapSearch, rowsOf } from '../search/search-context.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';
import { moved, type PlacedBlock, type PlacedSymbol, rectangle } from './placed-symbol.ts';
import { INK, lettersOf } from './plain-symbols.ts';

type LegendLook = BridgeType<'LegendLook'>;
type Geometry = MapType<'geoGeometryType'>;

const POINTS_PER_INCH = 72;
/** Of the size of its letters. */
const TITLE_SIZE = 1.25;
const LINE_HEIGHT = 1.45;
const GAP_PT = 5;
const COLUMN_GAP_PT = 12;

/** A line of a legend: a sign with its name, or a heading. */
interface LegendLine {
  readonly text: string;
  readonly sign?: {
    readonly symbols: readonly MapType<'Symbol'>[];
    readonly geometry: Geometry;
  };
}

/** Nothing where nothing is to be explained. */
export async function placeLegend(
  look: LegendLook,
  search: MapSearch,
  dpi: number,
): Promise<PlacedBlock | undefined> {
  const lines: LegendLine[] = [];
  for (const named of look.names) {
    const layer = search.layers.find(({ layer: { id } }) => id === named.layerId);
    if (layer?.isVisible) lines.push(...(await linesOf(layer, named, look, search)));
  }
  return lines.length === 0 ? undefined : setColumns(lines, look, dpi);
}

async function linesOf(
  layer: SearchedLayer,
  { name, classes = [] }: LegendLook['names'][number],
  look: LegendLook,
  search: MapSearch,
): Promise<LegendLine[]> {
  const { renderer, path, opacity } = layerDrawing(layer);
  const group = legendGroup(renderer, layer.layer, path);
  const seen = look.isInViewOnly ? await classesInView(layer, search) : undefined;
  const shown = entriesInOrder(renderer, group).filter(({ place }) => seen?.has(place) ?? true);
  const isAlone = group.entries.length === 1;
  const signs = shown.map(({ entry, place }) => ({
    text: isAlone ? name : (classes[place] ?? entry.label),
    sign: {
      geometry: layer.layer.geometryType,
      symbols: entry.symbols.map(({ symbol }) => variantOf(symbol, { degrees: 0, opacity })),
    },
  }));
  return isAlone || !look.hasHeadings || signs.length === 0 ? signs : [{ text: name }, ...signs];
}

/** With the place that a class has in its renderer: a legend lists breaks from the lowest values up. */
function entriesInOrder(
  renderer: MapType<'FeatureRenderer'>,
  { entries }: LegendGroup,
): readonly { readonly entry: LegendEntry; readonly place: number }[] {
  if (renderer.$type !== 'ClassBreaksRenderer') return entries.map((entry, place) => ({ entry, place }));
  const places = renderer.ClassBreakInfos.map(({ ClassMaximumValue }, place) => ({
    ClassMaximumValue,
    place,
  }))
    .toSorted((one, other) => one.ClassMaximumValue - other.ClassMaximumValue)
    .map(({ place }) => place);
  return entries.map((entry, index) => ({ entry, place: places[index] ?? index }));
}

async function classesInView(layer: SearchedLayer, search: MapSearch): Promise<ReadonlySet<number>> {
  const { renderer, path } = layerDrawing(layer);
  const { view } = search;
  const setting = { dpi: view.base.dpi, anchor: [0, 0], rotation: view.frame.rotation } as const;
  const symbols = createFeatureSymbols(renderer, layer.layer, setting, path);
  const { described, rows } = await rowsOf(layer, search, ({ table }) => rowsInView(table, view, 0));
  const classIn = symbols.bindClasses(await described.table.load(symbols.columns, rows));
  return new Set(rows.map(classIn));
}

async function setColumns(
  lines: readonly LegendLine[],
  { title, columns, letterPt, patchWidthPt, patchHeightPt }: LegendLook,
  dpi: number,
): Promise<PlacedBlock> {
  const pxPerPoint = dpi / POINTS_PER_INCH;
  const set = async (sizePt: number, isBold: boolean) => {
    const symbol = lettersOf(INK, sizePt, isBold);
    const piece = await createTextSetter(symbol, { sizePt, pxPerPoint }, 'MapExport');
    return { symbol, piece };
  };
  const plain = await set(letterPt, false);
  const heading = await set(letterPt, true);
  const large = await set(letterPt * TITLE_SIZE, true);
  const patch = { widthPx: patchWidthPt * pxPerPoint, heightPx: patchHeightPt * pxPerPoint, dpi };
  const rowPx = Math.max(patch.heightPx, letterPt * LINE_HEIGHT * pxPerPoint);
  const gapPx = GAP_PT * pxPerPoint;
  const titlePx = title === '' ? 0 : letterPt * TITLE_SIZE * LINE_HEIGHT * pxPerPoint;
  const symbols: PlacedSymbol[] = [];
  const perColumn = Math.ceil(lines.length / Math.max(1, columns));
  let [left, right] = [0, 0];
  for (let first = 0; first < lines.length; first += perColumn) {
    if (first > 0) left = right + COLUMN_GAP_PT * pxPerPoint;
    for (const [index, { text, sign }] of lines.slice(first, first + perColumn).entries()) {
      const { symbol, piece } = sign ? plain : heading;
      const middle = titlePx + (index + 0.5) * rowPx;
      const { widthPx, capHeightPx } = piece(text);
      const x = sign ? left + patch.widthPx + gapPx : left;
      if (sign) symbols.push(...moved(signOf(sign, patch), left, middle - patch.heightPx / 2));
      symbols.push({ kind: 'text', at: [x, Math.round(middle + capHeightPx / 2)], symbol, text });
      right = Math.max(right, x + widthPx);
    }
  }
  if (title !== '') {
    const { widthPx, capHeightPx } = large.piece(title);
    symbols.push({ kind: 'text', at: [0, Math.round(capHeightPx)], symbol: large.symbol, text: title });
    right = Math.max(right, widthPx);
  }
  return { symbols, left: 0, top: 0, right, bottom: titlePx + Math.min(lines.length, perColumn) * rowPx };
}

interface PatchPx {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
}

function signOf({ symbols, geometry }: NonNullable<LegendLine['sign']>, patch: PatchPx): PlacedSymbol[] {
  const { widthPx, heightPx, dpi } = patch;
  return symbols.map((symbol): PlacedSymbol => {
    if (symbol.$type === 'SimpleMarkerSymbol') {
      return { kind: 'marker', at: [widthPx / 2, heightPx / 2], symbol: fittedMarker(symbol, patch) };
    }
    const inset = (outlinePt(symbol) * dpi) / POINTS_PER_INCH / 2;
    return geometry === 'geoGeometryPolygon'
      ? { kind: 'area', at: rectangle(inset, inset, widthPx - inset, heightPx - inset), symbol }
      : { kind: 'line', at: [inset, heightPx / 2, widthPx - inset, heightPx / 2], symbol };
  });
}

function outlinePt(symbol: MapType<'Symbol'>): number {
  if (symbol.$type === 'SimpleLineSymbol') return symbol.Width;
  return symbol.$type === 'SimpleFillSymbol' ? (symbol.Outline?.Width ?? 0) : 0;
}
