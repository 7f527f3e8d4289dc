// Draws the features of one layer that lie in the view.

import { SHAPE } from '../../catalog/layer-definition.ts';
import { boxAround, boxPolygon } from '../../geo/geometry/geometry.ts';
import { boxAroundFrame, scaleOfResolution, toImagePoint } from '../../geo/map-frame.ts';
import type { CoarseShapes, FeatureTable } from '../../ports/feature-store.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import type { MapView } from '../frame/read-frame.ts';
import { reproject } from '../query/reproject.ts';
import { type MapSearch, rowsIn, sourceOf } from '../search/search-context.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';
import { bufferReach, drawBuffer, drawSelection, readSelection } from './draw-selection.ts';
import type { DrawingPace } from './drawing-pace.ts';
import { createImageProjection, type ProjectToImage } from './image-projection.ts';
import type { LabelSheet } from './labels/label-sheet.ts';
import { createLayerLabels, type LayerLabels } from './labels/layer-labels.ts';
import { type LayerDrawing, layerDrawing } from './layer-drawing.ts';
import { paintShape } from './shapes/paint-shape.ts';
import { createFeatureSymbols, type FeatureSymbols } from './symbols/feature-symbols.ts';
import type { SymbolPainter } from './symbols/symbol-painter.ts';

interface Target {
  readonly list: DisplayListBuilder;
  readonly labels: LabelSheet;
  readonly scheduler: DrawingPace;
}

/** So many shapes are in memory at once. */
const SHAPES_AT_ONCE = 2_000;

export async function drawLayer(
  layer: SearchedLayer,
  search: MapSearch,
  { list, labels, scheduler }: Target,
): Promise<void> {
  const drawing = layerDrawing(layer);
  const { renderer, opacity, path } = drawing;
  const { view } = search;
  const setting = {
    dpi: symbolDpi(drawing, search),
    anchor: originPixel(view),
    rotation: view.frame.rotation,
  };
  const described = await sourceOf(layer, search);
  const { table } = described;
  const symbols = createFeatureSymbols(renderer, described.source, setting, path);
  const reachPx = symbols.tolerancePx + bufferReach(layer) / view.frame.resolution;
  const { rows } = await rowsIn(described, layer, search, rowsInView(table, view, reachPx));
  if (!table.crs || opacity === 0) return;
  const order = search.layers.indexOf(layer);
  const layerLabels = await createLayerLabels(drawing, { described, rows }, search, labels, order);
  const project = createImageProjection(view, table.crs, symbols.tolerancePx);
  const shapes =
    scaleOfResolution(view.frame.resolution, view.base) >= coarseFrom(table) ? table.coarse : undefined;
  const selection = readSelection(layer, search, table, rows);
  if (selection) await drawBuffer(list, selection, search);
  if (opacity < 1) list.beginGroup(opacity);
  await drawRows(
    rows,
    { drawing, table, shapes, symbols, layerLabels, project },
    { list, labels, scheduler },
  );
  if (opacity < 1) list.endGroup();
  if (selection) await drawSelection(list, selection, { symbols, project, dpi: setting.dpi });
}

function coarseFrom({ coarse }: FeatureTable): number {
  return coarse?.fromScale ?? Infinity;
}

interface LayerParts {
  readonly drawing: LayerDrawing;
  readonly table: FeatureTable;
  /** Those that stand for the shapes of the table. */
  readonly shapes: CoarseShapes | undefined;
  readonly symbols: FeatureSymbols;
  readonly layerLabels: LayerLabels;
  readonly project: ProjectToImage;
}

async function drawRows(
  rows: readonly number[],
  { drawing, table, shapes, symbols, layerLabels, project }: LayerParts,
  { list, labels, scheduler }: Target,
): Promise<void> {
  const markers: Markers[] = [];
  for (let start = 0; start < rows.length; start += SHAPES_AT_ONCE) {
    const some = rows.slice(start, start + SHAPES_AT_ONCE);
    const loaded = await table.load([SHAPE, ...symbols.columns, ...layerLabels.columns], some);
    const paintersOf = symbols.bind(loaded);
    const label = layerLabels.bind(loaded);
    for (const row of some) {
      const shape = (shapes ?? loaded).shape(row);
      const painters = paintersOf(row);
      // Names of places may be all that is seen of them.
      if (shape && (painters.length > 0 || drawing.labelClasses.length > 0)) {
        const drawn = project(shape);
        const radiusPx = radiusOf(painters);
        if (drawn.kind === 'points') markers.push({ positions: drawn.positions, painters, radiusPx });
        else paintShape(list, drawn, painters);
        label(row, drawn, radiusPx);
      }
      if (scheduler.isDue()) await scheduler.pause();
    }
  }
  paintMarkers(list, labels, markers);
}

function radiusOf(painters: readonly SymbolPainter[]): number {
  let largest = 0;
  for (const { radiusPx } of painters) largest = Math.max(largest, radiusPx);
  return largest;
}

interface Markers {
  readonly positions: readonly number[];
  readonly painters: readonly SymbolPainter[];
  readonly radiusPx: number;
}

/** Large ones first: small ones stay to be seen on top of them. */
function paintMarkers(list: DisplayListBuilder, labels: LabelSheet, markers: readonly Markers[]): void {
  for (const { positions, painters, radiusPx } of markers.toSorted(
    (one, other) => other.radiusPx - one.radiusPx,
  )) {
    for (const painter of painters) painter.points?.(list, positions);
    if (painters.length > 0) labels.keepOff(positions, radiusPx);
  }
}

/** So much larger or smaller than they are symbols become at most. */
const MAX_GROWTH = 50;

/** The resolution in which symbols are drawn: those that grow with the map are true at its reference scale. */
function symbolDpi({ scalesSymbols }: LayerDrawing, { map, view }: MapSearch): number {
  const { frame, base } = view;
  if (!scalesSymbols || map.referenceScale === undefined) return base.dpi;
  const growth = map.referenceScale / scaleOfResolution(frame.resolution, base);
  return base.dpi * Math.min(MAX_GROWTH, Math.max(1 / MAX_GROWTH, growth));
}

/** Where the origin of the map's system lies: patterns are counted from there, so that neighbouring pictures meet. */
function originPixel({ frame }: MapView): readonly [x: number, y: number] {
  return toImagePoint(frame)(0, 0);
}

/** The rows whose boxes the view meets, ascending; its sides are followed into the system of the table. */
export function rowsInView(
  { crs, index }: FeatureTable,
  { crs: viewCrs, frame }: MapView,
  tolerancePx: number,
): number[] {
  if (!crs) return [];
  const box = boxAroundFrame(frame);
  const reach = tolerancePx * frame.resolution;
  const wide = {
    xMin: box.xMin - reach,
    yMin: box.yMin - reach,
    xMax: box.xMax + reach,
    yMax: box.yMax + reach,
  };
  const area = reproject(boxPolygon(wide), viewCrs, crs);
  const around = area && boxAround(area);
  // Typed arrays are sorted by number without being told how.
  return around ? Array.from(Float64Array.from(index.search(around)).sort()) : [];
}
