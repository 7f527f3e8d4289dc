// What a map description shows, as a display list: its background, its layers from the lowest to the top, their labels,
// and its graphics.

import type { DisplayListBuilder } from '../../render/display-list.ts';
import type { MapSearch } from '../search/search-context.ts';
import { drawGraphics } from './draw-graphics.ts';
import { drawLayer } from './draw-layer.ts';
import type { DrawingPace } from './drawing-pace.ts';
import { LabelSheet } from './labels/label-sheet.ts';
import { createSymbolPainter } from './symbols/create-symbol-painter.ts';
import { prepareSymbols } from './symbols/prepare-symbols.ts';

/** Lays the map on a list. Throws what is wrong with the description, by its path. */
export async function drawMap(
  search: MapSearch,
  list: DisplayListBuilder,
  scheduler: DrawingPace,
): Promise<void> {
  await prepareSymbols(search.description, 'MapDescription');
  const { frame, base } = search.view;
  drawBackground(list, search);
  const labels = new LabelSheet(frame, base.dpi);
  for (const layer of search.layers.toReversed()) {
    if (layer.isVisible) await drawLayer(layer, search, { list, labels, scheduler });
  }
  await labels.draw(list, scheduler);
  await drawGraphics(list, search);
}

/** Over the whole image. */
export function drawBackground(list: DisplayListBuilder, { description, view }: MapSearch): void {
  const { BackgroundSymbol } = description;
  if (!BackgroundSymbol) return;
  const painter = createSymbolPainter(BackgroundSymbol, view.base.dpi, 'MapDescription.BackgroundSymbol');
  const { widthPx, heightPx } = view.frame;
  painter.areas?.(list, [[0, 0, widthPx, 0, widthPx, heightPx, 0, heightPx]]);
}
