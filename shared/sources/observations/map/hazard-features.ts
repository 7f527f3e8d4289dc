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
import { createObjectNumbers } from './object-numbers.ts';

export interface HazardDependencies {
  readonly registrations: Pick<Registrations, 'table' | 'directory'>;
  readonly objectIds: Pick<ObjectIdStore, 'numberKeys'>;
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

export function createHazardFeatures(dependencies: HazardDependencies): FeatureGroup {
  const { registrations, objectIds: store, eventLoop, log } = dependencies;
  const { table, directory } = registrations;
  const numberOf = createObjectNumbers(store);
  const inTurn = createTaskQueue();
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
    return { order, rows: order.rows(), table: tableOf(order.rows()) };
  }

  function tableOf(rows: Uint32Array): FeatureTable {
    return createHazardTable(rows, { table, directory, eventLoop, objectIds });
  }

  /** Rows whose hazard has no layer, or whose number has no room in 32 bits, are left out. */
  async function takeNewRows(): Promise<void> {
    let leftOut = 0;
    for (; taken < table.counts.added; taken++) {
      if (taken % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
      const { hazardId, regId, isGone } = table.columns;
      const layer = layers.get(hazardLayerOf.get(hazardId[taken] ?? 0) ?? 0);
      if (isGone[taken] === 1 || !layer) continue;
      const found = numberOf(table.sourceOf(taken)?.targetId, regId[taken] ?? Number.NaN);
      // To wait for each of a million takes longer than all the rest.
      const objectId = found instanceof Promise ? await found : found;
      if (objectId === null) leftOut++;
      else {
        objectIds = withRoomFor(taken, objectIds);
        objectIds[taken] = objectId;
        layer.order.add(taken);
      }
    }
    if (leftOut > 0) log.error(`${leftOut} registrations have no place among the numbers of the map`);
  }

  /** Brings the tables up to what is there now; those without a change stay the same ones. */
  async function follow(): Promise<void> {
    // Others may add rows while this one waits.
    while (taken < table.counts.added) await takeNewRows();
    const now = table.counts;
    for (const layer of layers.values()) {
      if (now.removed !== seen.removed) layer.order.forgetGone();
      const rows = layer.order.rows();
      if (now.renamed === seen.renamed && areAlike(rows, layer.rows)) continue;
      layer.rows = rows;
      layer.table = tableOf(rows);
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

function areAlike(one: Uint32Array, other: Uint32Array): boolean {
  return one === other || (one.length === other.length && one.every((row, index) => row === other[index]));
}

function withRoomFor(row: number, numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  if (row < numbers.length) return numbers;
  const longer = new Int32Array(Math.max(1024, Math.ceil(GROWTH * (row + 1))));
  longer.set(numbers);
  return longer;
}
