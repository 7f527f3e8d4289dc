// All registrations of this Varde, those that it took in and those that were fetched: columns to search by, their texts,
// and each one whole, packed.

import { isJsonObject } from '../../../base/json.ts';
import type { Criteria } from '../criteria.ts';
import type { Observer } from '../directory.ts';
import { foundMember, readFound, readLaterFound } from '../found-areas.ts';
import type { NewRow, RowSource, SearchRow } from '../search-row.ts';
import type { StoredRegistration } from '../stored-registration.ts';
import { searchColumns } from './column-search.ts';
import { type Columns, NO_KIND, withRoomFor, writeRow } from './columns.ts';
import { createInterned } from './interned.ts';
import { createPackedRows } from './packed-rows.ts';
import { createRowDigest } from './row-digest.ts';
import { createRowOrder } from './row-order.ts';
import { createTextChunks } from './text-chunks.ts';
import { typesOfBits } from './type-bits.ts';

/** Rows have numbers, which they keep while the program runs. */
export interface ObservationTable {
  /** Its number. */
  add(row: NewRow): number;
  /** It is not found any more. What it takes is free at the next start. */
  remove(row: number): void;
  /** Observers of this GUID are called so from now on. */
  renameObserver(observer: Observer): void;
  /** The rows that meet all criteria, newest observation first. */
  search(criteria: Criteria): Uint32Array;
  read(row: number): SearchRow;
  /** To count by. Good until rows are added; those that were there then stay as they are. */
  readonly columns: Columns;
  /** How many came, were removed and were renamed so far: equal numbers say that nothing changed. */
  readonly counts: TableCounts;
  /** The same for the same rows, whatever their order and their numbers: also after another start. */
  readonly digest: string;
  observerOf(row: number): Observer;
  sourceOf(row: number): RowSource | undefined;
}

export interface TableCounts {
  /** With those that were removed: the number that the next row gets. */
  readonly added: number;
  readonly removed: number;
  readonly renamed: number;
}

export function createObservationTable(): ObservationTable {
  const packed = createPackedRows();
  const texts = createTextChunks();
  const observers = createInterned<Observer>((observer) => JSON.stringify(observer));
  const sources = createInterned<RowSource | undefined>((source) => source);
  sources.numberOf(undefined);
  let columns = withRoomFor(0);
  const counts = { added: 0, removed: 0, renamed: 0 };
  const digest = createRowDigest();
  const searched = { observers: observers.all, sources: sources.all, texts };
  const order = createRowOrder({
    compare: (one, other) =>
      valueAt(columns.obsMs, one) - valueAt(columns.obsMs, other) ||
      valueAt(columns.regId, one) - valueAt(columns.regId, other),
    isGone: (row) => columns.isGone[row] === 1,
  });

  function observerOf(row: number): Observer {
    const observer = observers.all[valueAt(columns.observer, row)];
    if (!observer) throw new RangeError(`No row ${row}`);
    return observer;
  }

  function sourceOf(row: number): RowSource | undefined {
    return sources.all[valueAt(columns.source, row)];
  }

  return {
    get columns() {
      return columns;
    },
    get counts() {
      return { ...counts };
    },
    get digest() {
      return digest.text();
    },
    add(facts) {
      const row = counts.added++;
      const { stored, source, observerGuid, observerId, nickName, competenceId } = facts;
      const observer = observers.numberOf({ observerId, observerGuid, nickName, competenceId });
      columns = withRoomFor(row, columns);
      writeRow(columns, row, facts, { observer, source: sources.numberOf(source) });
      texts.add(facts.texts);
      packed.add(lineOf(stored));
      order.add(row);
      digest.add(columns, row, source?.targetId);
      return row;
    },
    remove(row) {
      if (columns.isGone[row] === 1) return;
      columns.isGone[row] = 1;
      counts.removed++;
      digest.remove(columns, row, sourceOf(row)?.targetId);
      order.forgetGone();
    },
    renameObserver(observer) {
      counts.renamed++;
      observers.replaceAll(
        ({ observerGuid }) => observerGuid === observer.observerGuid,
        ({ competenceId }) => ({ ...observer, competenceId }),
      );
    },
    search: (criteria) =>
      searchColumns({ ...searched, columns, count: counts.added, order: order.rows() }, criteria),
    read(row) {
      const regId = valueAt(columns.regId, row);
      return {
        stored: storedOf(regId, packed.read(row)),
        ...factsAt(columns, row),
        ...observerOf(row),
        source: sourceOf(row),
      };
    },
    observerOf,
    sourceOf,
  };
}

function valueAt(column: Float64Array | Int32Array | Uint32Array, row: number): number {
  return column[row] ?? Number.NaN;
}

function factsAt(columns: Columns, row: number) {
  const kind = valueAt(columns.landslideKind, row);
  const latitude = valueAt(columns.latitude, row);
  const longitude = valueAt(columns.longitude, row);
  return {
    regId: valueAt(columns.regId, row),
    obsMs: valueAt(columns.obsMs, row),
    changedMs: valueAt(columns.changedMs, row),
    hazardId: valueAt(columns.hazardId, row),
    regionId: valueAt(columns.regionId, row),
    locationId: valueAt(columns.locationId, row),
    groupId: valueAt(columns.groupId, row),
    typeIds: typesOfBits(valueAt(columns.types, row)),
    landslideKind: kind === NO_KIND ? undefined : kind,
    position: Number.isNaN(latitude) ? undefined : { latitude, longitude },
  };
}

function lineOf({ registeredAtMs, registration, found, foundLater }: StoredRegistration): string {
  return JSON.stringify([registeredAtMs, registration, found, foundLater]);
}

/** As `lineOf` wrote it. */
function storedOf(regId: number, line: string): StoredRegistration {
  const [registeredAtMs, registration, found, foundLater] = JSON.parse(line);
  if (!isJsonObject(registration)) throw new Error(`Registration ${regId} does not read back`);
  return {
    regId,
    registeredAtMs: Number(registeredAtMs),
    registration,
    ...foundMember(readFound(found)),
    ...(foundLater && { foundLater: readLaterFound(foundLater) }),
  };
}
