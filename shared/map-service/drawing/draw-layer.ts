// Draws the features of one layer that lie in the view.

import { SHAPE } from '../../catalog/layer-definition.ts';
import { boxAround, boxPolygon } from '../../geo/geometry/geometry.ts';
import { boxAroundFrame } from '../../geo/map-frame.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import type { MapView } from '../frame/read-frame.ts';
import { reproject } from '../query/reproject.ts';
import { type MapSearch, rowsOf } from '../search/search-context.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';
import type { DrawingPace } from './drawing-pace.ts';
import { createFeatureSymbols } from './feature-symbols.ts';
import { createImageProjection, type ImageShape } from './image-projection.ts';
import { layerDrawing } from './layer-drawing.ts';
import type { SymbolPainter } from './symbol-painter.ts';

interface Target {
  readonly list: DisplayListBuilder;
  readonly scheduler: DrawingPace;
}

/** So many shapes are in memory at once. */
const SHAPES_AT_ONCE = 2_000;

export async function drawLayer(
  layer: SearchedLayer,
  search: MapSearch,
  { list, scheduler }: Target,
): Promise<void> {
  const { renderer, opacity, path } = layerDrawing(layer);
  const { view } = search;
  const symbols = createFeatureSymbols(renderer, layer.layer, view.base.dpi, path);
  const { described, rows } = await rowsOf(layer, search, ({ table }) =>
    rowsInView(table, view, symbols.tolerancePx),
  );
  const { table } = described;
  if (!table.crs || opacity === 0) return;
  const project = createImageProjection(view, table.crs, symbols.tolerancePx);
  if (opacity < 1) list.beginGroup(opacity);
  for (let start = 0; start < rows.length; start += SHAPES_AT_ONCE) {
    const some = rows.slice(start, start + SHAPES_AT_ONCE);
    const loaded = await table.load([SHAPE, ...symbols.columns], some);
    const paintersOf = symbols.bind(loaded);
    for (const row of some) {
      const shape = loaded.shape(row);
      if (shape) paint(list, project(shape), paintersOf(row));
      if (scheduler.isDue()) await scheduler.pause();
    }
  }
  if (opacity < 1) list.endGroup();
}

function paint(list: DisplayListBuilder, shape: ImageShape, painters: readonly SymbolPainter[]): void {
  for (const painter of painters) {
    if (shape.kind === 'points') painter.points?.(list, shape.positions);
    else if (shape.kind === 'lines') painter.lines?.(list, shape.runs);
    else painter.areas?.(list, shape.rings);
  }
}

/** The rows whose boxes the view meets, ascending; its sides are followed into the system of the table. */
function rowsInView(
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
  return around ? [...index.search(around)].sort((one, other) => one - other) : [];
}
