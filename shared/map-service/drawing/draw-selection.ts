// Selected rows once more over their layer, and beneath it what lies within a distance of them.

import { SHAPE } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Geometry } from '../../geo/geometry/geometry.ts';
import { bufferGeometry } from '../../geo/relate/buffer-and-repair.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import { MAP_LIMITS } from '../limits.ts';
import { reproject } from '../query/reproject.ts';
import type { MapSearch } from '../search/search-context.ts';
import type { SearchedLayer } from '../search/searched-layers.ts';
import { createImageProjection, type ProjectToImage } from './image-projection.ts';
import { paintShape } from './shapes/paint-shape.ts';
import { createSymbolPainter } from './symbols/create-symbol-painter.ts';
import type { FeatureSymbols } from './symbols/feature-symbols.ts';

type LayerDescription = MapType<'LayerDescription'>;
type Color = MapType<'Color'>;

/** The selected rows of a layer. */
export interface Selection {
  readonly description: LayerDescription;
  readonly path: string;
  readonly table: FeatureTable;
  readonly rows: readonly number[];
  readonly color: Color;
}

const CYAN: Color = { $type: 'RgbColor', Red: 0, Green: 255, Blue: 255, AlphaValue: 255 };
/** Of a buffer without a symbol, 30 %. */
const BUFFER_ALPHA = 77;

/** How far buffers of selected rows reach, units of the map: rows beyond the image may have some in it. */
export function bufferReach({ description }: SearchedLayer): number {
  if (description.$type !== 'LayerDescription' || !description.ShowSelectionBuffer) return 0;
  return Math.max(0, description.SelectionBufferDistance ?? 0);
}

/** Of the rows of a layer those that are selected; undefined where there are none. */
export function readSelection(
  { description, path }: SearchedLayer,
  { description: map }: MapSearch,
  table: FeatureTable,
  rows: readonly number[],
): Selection | undefined {
  if (description.$type !== 'LayerDescription') return undefined;
  const ids = new Set(description.SelectionFeatures ?? []);
  if (ids.size === 0) return undefined;
  const selected = rows.filter((row) => ids.has(table.objectIds[row] ?? -1));
  const color = description.SelectionColor ?? map.SelectionColor ?? CYAN;
  return { description, path, table, rows: selected, color };
}

/** In SelectionSymbol where that is wanted, else in the symbol of each row in the colour of the selection. */
export async function drawSelection(
  list: DisplayListBuilder,
  { description, path, table, rows, color }: Selection,
  { symbols, project, dpi }: { symbols: FeatureSymbols; project: ProjectToImage; dpi: number },
): Promise<void> {
  const { SetSelectionSymbol = false, SelectionSymbol } = description;
  const own =
    SetSelectionSymbol && SelectionSymbol
      ? createSymbolPainter(SelectionSymbol, dpi, `${path}.SelectionSymbol`)
      : undefined;
  const loaded = await table.load([SHAPE, ...symbols.columns], rows);
  const paintersOf = symbols.bind(loaded);
  for (const row of rows) {
    const shape = loaded.shape(row);
    if (!shape) continue;
    const painters = own ? [own] : paintersOf(row).map((painter) => symbols.selected(painter, color));
    paintShape(list, project(shape), painters);
  }
}

/** Throws `map/too-complex` by its path for more rows than buffers are drawn of. */
export async function drawBuffer(
  list: DisplayListBuilder,
  { description, path, table, rows, color }: Selection,
  { view }: MapSearch,
): Promise<void> {
  const { ShowSelectionBuffer = false, SelectionBufferDistance = 0, SelectionBufferSymbol } = description;
  if (!ShowSelectionBuffer || !(SelectionBufferDistance > 0) || !table.crs) return;
  if (rows.length > MAP_LIMITS.maximumBufferCount) {
    throw appError('map/too-complex', { path: `${path}.SelectionFeatures` });
  }
  const faint: MapType<'SimpleFillSymbol'> = {
    $type: 'SimpleFillSymbol',
    Color: { ...color, AlphaValue: BUFFER_ALPHA },
    Style: 'geoSFSSolid',
  };
  const symbol = SelectionBufferSymbol ?? faint;
  const painter = createSymbolPainter(symbol, view.base.dpi, `${path}.SelectionBufferSymbol`);
  const project = createImageProjection(view, view.crs, painter.tolerancePx);
  const loaded = await table.load([SHAPE], rows);
  for (const row of rows) {
    const shape = loaded.shape(row);
    // In units of the map, not of the table.
    const area = shape && bufferIn(reproject(shape, table.crs, view.crs), SelectionBufferDistance);
    if (area) paintShape(list, project(area), [painter]);
  }
}

function bufferIn(shape: Geometry | undefined, distance: number): Geometry | undefined {
  return shape && bufferGeometry(shape, distance);
}
