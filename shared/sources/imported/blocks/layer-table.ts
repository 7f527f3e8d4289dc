// An imported layer as a table of the map: its frame in memory, columns and shapes on demand.

import type { LRUCache } from 'lru-cache';
import { OBJECT_ID, SHAPE } from '../../../catalog/layer-definition.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import { readFeatureIndex } from '../../../geo/geometry/feature-index.ts';
import { type FlatPlace, type FlatShapes, gatherShapes, shapeAt } from '../../../geo/geometry/flat-shapes.ts';
import type { FeatureTable, FeatureValue } from '../../../ports/feature-store.ts';
import type { LayerFrame, LayerStore, StoredLayer } from '../../../ports/layer-store.ts';
import { type ColumnCache, readPartOfColumn, readWholeColumn } from './read-columns.ts';
import { flatShapesOf } from './shape-block.ts';

export interface TableDependencies {
  readonly store: Pick<LayerStore, 'readFrame' | 'readShapes' | 'readColumn'>;
  readonly columns: ColumnCache;
  readonly shapes: LRUCache<string, FlatShapes>;
}

/** Of more rows than this part of a layer, a column is read whole: then it is there for the next time too. */
const WHOLE_FROM = 1 / 16;

type Columns = ReadonlyMap<string, readonly FeatureValue[]>;

/** Where the shape of a row lies. */
type FindShape = (row: number) => FlatPlace;

export async function openLayerTable(
  layer: StoredLayer,
  dependencies: TableDependencies,
): Promise<FeatureTable> {
  const frame = await dependencies.store.readFrame(layer.contentId);
  const objectIds = Array.from(frame.objectIds);
  const index = readFeatureIndex(frame.index);
  const crs = findCrs(layer.wkid);
  const idColumn: Columns = new Map([[OBJECT_ID, objectIds]]);

  function tableWith(columns: Columns, find: FindShape): FeatureTable {
    return {
      rowCount: objectIds.length,
      objectIds,
      crs,
      index,
      shape(row) {
        const { shapes, index: at } = find(row);
        return shapeAt(shapes, at);
      },
      flatShapes: (wanted) => gatherShapes(layer.kind, wanted.map(find)),
      values(field) {
        const values = columns.get(field);
        if (!values) throw new Error(`Column ${field} of layer ${layer.layerId} is not in memory`);
        return values;
      },
      async load(fields, rows) {
        const loaded = new Map(idColumn);
        const names = fields.filter((name) => name !== SHAPE && name !== OBJECT_ID);
        await Promise.all(names.map(async (name) => loaded.set(name, await loadColumn(name, rows))));
        return tableWith(loaded, fields.includes(SHAPE) ? await loadShapes(rows) : noShapes);
      },
    };
  }

  function loadColumn(name: string, rows: readonly number[] | undefined): Promise<readonly FeatureValue[]> {
    const field = layer.fields.findIndex((each) => each.name === name);
    if (field < 0) throw new Error(`Layer ${layer.layerId} has no column ${name}`);
    const wanted = { ...dependencies, contentId: layer.contentId, field, places: frame.places };
    const isWhole = !rows || rows.length > objectIds.length * WHOLE_FROM;
    return isWhole ? readWholeColumn(wanted) : readPartOfColumn(wanted, rows);
  }

  async function loadShapes(rows: readonly number[] | undefined): Promise<FindShape> {
    const held = await readShapes(layer, frame, rows, dependencies);
    const { places, shapeStarts } = frame;
    // Rows that follow each other mostly lie in one block.
    let [start, end] = [0, 0];
    let last: FlatShapes | undefined;
    return (row) => {
      const place = places[row] ?? 0;
      if (place < start || place >= end) {
        const block = blockAt(shapeStarts, place);
        last = held.get(block);
        start = shapeStarts[block] ?? 0;
        end = shapeStarts[block + 1] ?? start;
      }
      if (!last) throw new Error(`The shape of row ${row} of layer ${layer.layerId} is not in memory`);
      return { shapes: last, index: place - start };
    };
  }

  const noShapes: FindShape = () => {
    throw new Error(`The shapes of layer ${layer.layerId} are not in memory`);
  };
  return tableWith(idColumn, noShapes);
}

async function readShapes(
  { contentId, kind }: StoredLayer,
  { places, shapeStarts }: LayerFrame,
  rows: readonly number[] | undefined,
  { store, shapes }: TableDependencies,
): Promise<ReadonlyMap<number, FlatShapes>> {
  const numbers = rows
    ? new Set(rows.map((row) => blockAt(shapeStarts, places[row] ?? 0)))
    : new Set(Array.from({ length: shapeStarts.length - 1 }, (_, number) => number));
  const held = new Map<number, FlatShapes>();
  const missing: number[] = [];
  for (const number of numbers) {
    const known = shapes.get(`${contentId} ${number}`);
    if (known) held.set(number, known);
    else missing.push(number);
  }
  const blocks = missing.length > 0 ? await store.readShapes(contentId, missing) : [];
  for (const [index, block] of blocks.entries()) {
    const number = missing[index] ?? 0;
    const flat = flatShapesOf(block, kind);
    held.set(number, flat);
    const bytes =
      block.coordinates.byteLength + 2 * (block.partCounts.byteLength + block.partLengths.byteLength);
    shapes.set(`${contentId} ${number}`, flat, { size: Math.max(1, bytes) });
  }
  return held;
}

/** The last block that begins at a place or before. */
function blockAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
