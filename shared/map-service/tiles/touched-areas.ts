// Where a map is drawn otherwise after rows changed (decision 0810): what must be drawn anew, and nothing else.

import { type FeatureLayerDefinition, SHAPE } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import type { Box } from '../../geo/geometry/box.ts';
import { boxAround } from '../../geo/geometry/geometry.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { createFeatureSymbols } from '../drawing/symbols/feature-symbols.ts';

type TouchedArea = BridgeType<'TouchedArea'>;

/** The rows of layers by their numbers, as they stood at one moment. */
export type LayerTables = ReadonlyMap<number, FeatureTable>;

/** With more than this all of the map is drawn anew: to look for each would take longer. */
const MAX_BOXES = 10_000;
/** Pixels per inch of tiles. */
const TILE_DPI = 96;

/** What differs between two moments, in the system of the map; undefined: too much, all of it. */
export async function touchedAreas(
  map: MapDefinition,
  before: LayerTables,
  after: LayerTables,
): Promise<TouchedArea[] | undefined> {
  const areas: TouchedArea[] = [];
  let count = 0;
  for (const layer of map.layers) {
    const [old, now] = [before.get(layer.id), after.get(layer.id)];
    if (layer.kind !== 'features' || !old || !now || old === now) continue;
    const symbols = createFeatureSymbols(layer.renderer, layer, SETTING, '');
    const columns = drawnColumns(layer, symbols.columns);
    const moved = movedRows(old, now);
    // Of rows that never change those that came and went are known before any is looked at.
    if (moved && moved.length > MAX_BOXES - count) return undefined;
    const boxes = moved
      ? await boxesOfRows(moved, map.crs)
      : changedBoxes(await readLooks(old, columns, map.crs), await readLooks(now, columns, map.crs));
    count += boxes.length;
    if (count > MAX_BOXES) return undefined;
    const { minScale = 0, maxScale = 0 } = layer;
    if (boxes.length > 0) areas.push({ boxes, reachPx: symbols.tolerancePx, minScale, maxScale });
  }
  return areas;
}

const SETTING = { dpi: TILE_DPI, anchor: [0, 0], rotation: 0 } as const;

/** Fields on which it depends how a row looks: those of its symbol, of its labels and of their conditions. */
function drawnColumns({ fields, labels }: FeatureLayerDefinition, ofSymbol: readonly string[]): string[] {
  const texts = labels?.classes.flatMap(({ LabelExpression = '', WhereClause = '' }) => [
    LabelExpression,
    WhereClause,
  ]);
  const mentioned = new Set(
    texts
      ?.join(' ')
      .toLowerCase()
      .match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [],
  );
  return fields
    .filter(({ type }) => type !== 'geoFieldTypeGeometry')
    .map(({ name }) => name)
    .filter(
      (name) => ofSymbol.includes(name) || mentioned.has(name.toLowerCase()) || name === labels?.rankField,
    );
}

interface MovedRow {
  readonly table: FeatureTable;
  readonly row: number;
}

/** What came and what went; undefined where that is not known without looking. */
function movedRows(old: FeatureTable, now: FeatureTable): MovedRow[] | undefined {
  const [gone, come] = [old.rowsNotIn?.(now), now.rowsNotIn?.(old)];
  if (!gone || !come) return undefined;
  return [...gone.map((row) => ({ table: old, row })), ...come.map((row) => ({ table: now, row }))];
}

async function boxesOfRows(moved: readonly MovedRow[], crs: Crs): Promise<Box[]> {
  const boxes: Box[] = [];
  for (const table of new Set(moved.map((each) => each.table))) {
    const rows = moved.filter((each) => each.table === table).map(({ row }) => row);
    const loaded = await table.load([SHAPE], rows);
    for (const row of rows) boxes.push(...boxOfRow(loaded, row, crs));
  }
  return boxes;
}

function boxOfRow(table: FeatureTable, row: number, crs: Crs): Box[] {
  const shape = table.shape(row);
  const around = shape && boxAround(shape);
  const box = around && table.crs && boxInMap(around, table.crs, crs);
  return box ? [box] : [];
}

interface Look {
  readonly box: Box;
  /** Differs where the row is drawn otherwise. */
  readonly text: string;
}

/** By object id, of rows that have a place in the map. */
async function readLooks(
  table: FeatureTable,
  columns: readonly string[],
  crs: Crs,
): Promise<Map<number, Look>> {
  const looks = new Map<number, Look>();
  const loaded = await table.load([SHAPE, ...columns]);
  const values = columns.map((name) => loaded.values(name));
  for (const [row, objectId] of loaded.objectIds.entries()) {
    const [box] = boxOfRow(loaded, row, crs);
    if (!box) continue;
    const look = JSON.stringify([loaded.shape(row), values.map((column) => column[row] ?? null)]);
    looks.set(objectId, { box, text: look });
  }
  return looks;
}

/** Undefined beyond what the system of the map reaches: nothing is drawn there. */
function boxInMap(box: Box, own: Crs, crs: Crs): Box | undefined {
  try {
    return projectBox(box, own, crs);
  } catch (error) {
    if (error instanceof GeoProblem) return undefined;
    throw error;
  }
}

function changedBoxes(before: ReadonlyMap<number, Look>, after: ReadonlyMap<number, Look>): Box[] {
  const boxes: Box[] = [];
  for (const [objectId, old] of before) {
    const now = after.get(objectId);
    if (now?.text === old.text) continue;
    boxes.push(old.box, ...(now ? [now.box] : []));
  }
  for (const [objectId, { box }] of after) if (!before.has(objectId)) boxes.push(box);
  return boxes;
}
