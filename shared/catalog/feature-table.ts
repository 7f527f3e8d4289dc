import type { Crs } from '../geo/crs/find-crs.ts';
import { buildFeatureIndex } from '../geo/geometry/feature-index.ts';
import { flattenShapes } from '../geo/geometry/flat-shapes.ts';
import { boxAround, type Geometry } from '../geo/geometry/geometry.ts';
import type { FeatureTable, FeatureValue, TableAttachments } from '../ports/feature-store.ts';

export interface FeatureRow {
  readonly objectId: number;
  readonly values: { readonly [field: string]: FeatureValue };
  readonly shape?: Geometry | undefined;
}

/** Columns and index of rows that are in memory. */
export function createFeatureTable(
  rows: readonly FeatureRow[],
  crs?: Crs,
  attachments?: TableAttachments,
): FeatureTable {
  const sorted = rows.toSorted((one, other) => one.objectId - other.objectId);
  const columns = new Map<string, readonly FeatureValue[]>();
  const index = buildFeatureIndex(sorted.flatMap(({ shape }) => boxNumbers(shape)));
  const table: FeatureTable = {
    load: async () => table,
    rowCount: sorted.length,
    objectIds: sorted.map(({ objectId }) => objectId),
    values(field) {
      let column = columns.get(field);
      if (!column) {
        column = sorted.map(({ values }) => values[field] ?? null);
        columns.set(field, column);
      }
      return column;
    },
    shape: (row) => sorted[row]?.shape,
    flatShapes: (wanted) => flattenShapes(wanted.map((row) => sorted[row]?.shape)),
    crs,
    index,
    attachments,
  };
  return table;
}

const NO_BOX = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];

function boxNumbers(shape: Geometry | undefined): number[] {
  const box = shape && boxAround(shape);
  return box ? [box.xMin, box.yMin, box.xMax, box.yMax] : NO_BOX;
}
