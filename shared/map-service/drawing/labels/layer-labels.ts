// The labels of the rows of one layer.

import { findField } from '../../../catalog/find-layer.ts';
import { scaleOfResolution } from '../../../geo/map-frame.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import type { DescribedSource } from '../../query/described-source.ts';
import type { MapSearch } from '../../search/search-context.ts';
import type { ImageShape } from '../image-projection.ts';
import type { LayerDrawing } from '../layer-drawing.ts';
import { createLabelClass, type LabelClass } from './label-class.ts';
import type { LabelSheet } from './label-sheet.ts';

export interface LayerLabels {
  readonly columns: readonly string[];
  /** Wants the labels of a row of a table that has the columns loaded. */
  bind(table: FeatureTable): (row: number, shape: ImageShape, radiusPx: number) => void;
}

/** `layer`: its place in drawing order, 0 on top. */
export async function createLayerLabels(
  { labelClasses, labelPath, rankField }: LayerDrawing,
  rowsOfLayer: { readonly described: DescribedSource; readonly rows: readonly number[] },
  search: MapSearch,
  sheet: LabelSheet,
  layer: number,
): Promise<LayerLabels> {
  const { frame, base } = search.view;
  const scale = scaleOfResolution(frame.resolution, base);
  const classes: { readonly order: number; readonly labelClass: LabelClass }[] = [];
  for (const [order, description] of labelClasses.entries()) {
    const path = `${labelPath}[${order}]`;
    const labelClass = await createLabelClass(description, { ...rowsOfLayer, search, scale, path });
    if (labelClass) classes.push({ order, labelClass });
  }
  const { source } = rowsOfLayer.described;
  const ranks = rankField === undefined ? undefined : findField(source, rankField, labelPath).name;
  return {
    columns: [...classes.flatMap(({ labelClass }) => labelClass.columns), ...(ranks ? [ranks] : [])],
    bind(table) {
      const texts = classes.map(({ labelClass }) => labelClass.bind(table));
      const values = ranks === undefined ? undefined : table.values(ranks);
      return (row, shape, radiusPx) => {
        for (const [index, { order, labelClass }] of classes.entries()) {
          const text = labelClass.has(row) ? (texts[index]?.(row) ?? '') : '';
          if (text === '') continue;
          const rank = Number(values?.[row] ?? 0);
          const objectId = table.objectIds[row] ?? row;
          sheet.add({ layer, order, rank, objectId, labelClass, text, shape, radiusPx });
        }
      };
    },
  };
}
