// The rows of the layers of hazards, which follow the registrations that are there to be found.

import { createTaskQueue } from '../../../base/task-queue.ts';
import { type FeatureGroup, noRows } from '../../../catalog/compose-features.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import type { Log } from '../../../ports/log.ts';
import type { ObjectIdStore } from '../../../ports/object-id-store.ts';
import type { Registrations } from '../registrations.ts';
import type { TableCounts } from '../table/observation-table.ts';
import { createRowOrder, type RowOrder } from '../table/row-order.ts';
import { HAZARD_LAYER_IDS, hazardLayerOf } from './hazard-layers.ts';
import { createHazardTable } from './hazard-table.ts';
import { createObjectNumbers, type NumberedAt } from './object-numbers.ts';

export interface HazardDependencies {
  readonly registrations: Pick<Registrations, 'table' | 'directory'>;
  readonly objectIds: Pick<ObjectIdStore, 'numberKeys' | 'read'>;
  readonly eventLoop: EventLoop;
  readonly log: Log;
}

interface Layer {
  readonly order: RowOrder;
  rows: Uint32Array;
  table: FeatureTable;
}

/** Others have their turn after so many rows. */
const ROWS_AT_ONCE = 20_000;
const GROWTH = 1.25;
const NO_ROWS = new Uint32Array(0);

export function createHazardFeatures(dependencies: HazardDependencies): FeatureGroup {
  const { registrations, objectIds: store, eventLoop, log } = dependencies;
  const { table, directory } = registrations;
  const numbers = createObjectNumbers(store);
  const inTurn = createTaskQueue();
  const unpackInTurn = createTaskQueue();
  let objectIds = new Int32Array(0);
  /** So many rows have their numbers. */
  let taken = 0;
  let seen: TableCounts = { added: 0, removed: 0, renamed: 0 };
  const layers = new Map(HAZARD_LAYER_IDS.map((id) => [id, createLayer()]));

  function createLayer(): Layer {
    const order = createRowOrder({
      compare: (one, other) => (objectIds[one] ?? 0) - (objectIds[other] ?? 0),
      isGone: (row) => table.columns.isGone[row] === 1,
    });
    return { order, rows: NO_ROWS, table: tableOf(NO_ROWS) };
  }

  function tableOf(rows: Uint32Array): FeatureTable {
    return createHazardTable(rows, { table, directory, eventLoop, objectIds, inTurn: unpackInTurn });
  }

  const layerAt = (row: number) => layers.get(hazardLayerOf.get(table.columns.hazardId[row] ?? 0) ?? 0);
  /** Those that have a layer and are not gone. */
  function shownRows(from: number, to: number): number[] {
    const rows: number[] = [];
    for (let row = from; row < to; row++) if (table.columns.isGone[row] === 0 && layerAt(row)) rows.push(row);
    return rows;
  }

  /** Takes some of the new rows. How many were left out: those whose number has no place among the numbers of the map. */
  async function takeNewRows(): Promise<number> {
    let leftOut = 0;
    const end = Math.min(taken + ROWS_AT_ONCE, table.counts.added);
    await numbers.meet(shownRows(taken, end).map((row) => numberedAt(table, row)));
    for (const row of shownRows(taken, end)) {
      const objectId = numbers.numberOf(numberedAt(table, row));
      if (objectId === null) leftOut++;
      else {
        objectIds = withRoomFor(row, objectIds);
        objectIds[row] = objectId;
        layerAt(row)?.order.add(row);
      }
    }
    taken = end;
    if (end < table.counts.added) await eventLoop.yieldToEventLoop();
    return leftOut;
  }

  /** Brings the tables up to what is there now; those without a change stay the same ones. */
  async function follow(): Promise<void> {
    let leftOut = 0;
    // Others may add rows while this one waits.
    while (taken < table.counts.added) leftOut += await takeNewRows();
    if (leftOut > 0) log.error(`${leftOut} registrations have no place among the numbers of the map`);
    const now = table.counts;
    for (const layer of layers.values()) {
      if (now.removed !== seen.removed) layer.order.forgetGone();
      const rows = layer.order.rows();
      if (now.renamed === seen.renamed && areAlike(rows, layer.rows)) continue;
      layer.rows = rows.slice();
      layer.table = tableOf(layer.rows);
    }
    seen = now;
  }

  return {
    ids: HAZARD_LAYER_IDS,
    async readTable(id) {
      const layer = layers.get(id);
      if (!layer) throw noRows(id);
      const { added, removed, renamed } = table.counts;
      const isKnown = added === seen.added && removed === seen.removed && renamed === seen.renamed;
      if (!isKnown) await inTurn(follow);
      return layer.table;
    },
  };
}

function numberedAt(
  { columns, sourceOf }: HazardDependencies['registrations']['table'],
  row: number,
): NumberedAt {
  return { targetId: sourceOf(row)?.targetId, regId: columns.regId[row] ?? Number.NaN };
}

function areAlike(one: Uint32Array, other: Uint32Array): boolean {
  return one === other || (one.length === other.length && one.every((row, index) => row === other[index]));
}

function withRoomFor(row: number, numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  if (row < numbers.length) return numbers;
  const longer = new Int32Array(Math.max(1024, Math.ceil(GROWTH * (row + 1))));
  longer.set(numbers);
  return longer;
}
