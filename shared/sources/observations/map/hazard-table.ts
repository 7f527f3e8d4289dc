// Registrations of a hazard as a table of the map: nothing is made of a row before somebody asks for it.

import type { createTaskQueue } from '../../../base/task-queue.ts';
import { OBJECT_ID } from '../../../catalog/layer-definition.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { FeatureTable, FeatureValue } from '../../../ports/feature-store.ts';
import type { Directory } from '../directory.ts';
import type { ObservationTable } from '../table/observation-table.ts';
import { columnReaders, writtenReaders } from './hazard-fields.ts';
import { createPointColumns } from './point-search.ts';

export interface HazardTableDependencies {
  readonly table: ObservationTable;
  readonly directory: Directory;
  readonly eventLoop: EventLoop;
  /** By the rows of the table. */
  readonly objectIds: Int32Array;
  /** For what unpacks many registrations: side by side each would last as long as all, and need the memory of all. */
  readonly inTurn: ReturnType<typeof createTaskQueue>;
}

/** The system of positions. */
const STORED = findCrs(4326);
/** Others have their turn after so many were unpacked. */
const ROWS_AT_ONCE = 200;
/** Of more rows than this part a column is made whole. */
const WHOLE_FROM = 1 / 16;

type Column = readonly FeatureValue[];

/** Which rows of the registrations a table of the map has. */
const tableRowsOf = new WeakMap<FeatureTable, Uint32Array>();

/** `tableRows`: of the registrations, by their object ids. They have to stay as they are, and so does `objectIds`. */
export function createHazardTable(
  tableRows: Uint32Array,
  dependencies: HazardTableDependencies,
): FeatureTable {
  const { table, objectIds } = dependencies;
  const { shape, index, flatShapes } = createPointColumns(tableRows, table.columns);
  let ids: readonly number[] | undefined;
  const idsOfRows = () => (ids ??= Array.from(tableRows, (row) => objectIds[row] ?? 0));

  const unpack = (fields: readonly string[], rows?: readonly number[]) =>
    unpackColumns(fields, tableRows, dependencies, rows);
  /** Unpackings of all rows, by their fields. */
  const underWay = new Map<string, Promise<ReadonlyMap<string, Column>>>();

  /** Whoever asks for the same of all rows meanwhile gets the same. */
  async function unpackMany(
    fields: readonly string[],
    rows: readonly number[] | undefined,
  ): Promise<ReadonlyMap<string, Column>> {
    const written = fields.filter((field) => writtenReaders.has(field)).toSorted();
    if (written.length === 0) return new Map();
    if (rows) return dependencies.inTurn(() => unpack(written, rows));
    const key = written.join(' ');
    const begun = underWay.get(key) ?? dependencies.inTurn(() => unpack(written));
    underWay.set(key, begun);
    return begun.finally(() => underWay.delete(key));
  }

  /**
   * `columns`: those for which registrations were unpacked, and each that is read, for as long as the table is held; the
   * table that everybody holds keeps none. `rows`: those that are asked about; absent: all.
   */
  function tableWith(columns?: Map<string, Column>, rows?: readonly number[]): FeatureTable {
    const made: FeatureTable = {
      rowCount: tableRows.length,
      get objectIds() {
        return idsOfRows();
      },
      crs: STORED,
      index,
      shape,
      flatShapes,
      values(field) {
        if (field === OBJECT_ID) return idsOfRows();
        const column = columns?.get(field) ?? readColumn(field, tableRows, table, rows);
        columns?.set(field, column);
        return column;
      },
      async load(fields, wanted) {
        const some = isFew(wanted, tableRows.length) ? wanted : undefined;
        // To unpack a registration takes long: only those that are asked about.
        const unpacked = await (some ? unpack(fields, some) : unpackMany(fields, wanted));
        return tableWith(new Map(unpacked), some);
      },
      rowsNotIn(before) {
        const others = tableRowsOf.get(before);
        return others && rowsNotAmong(tableRows, others);
      },
    };
    tableRowsOf.set(made, tableRows);
    return made;
  }

  return tableWith();
}

function isFew(rows: readonly number[] | undefined, rowCount: number): boolean {
  return rows !== undefined && rows.length <= rowCount * WHOLE_FROM;
}

/** A column by the rows of the map; nothing in between where only some are asked about. */
function readColumn(
  field: string,
  tableRows: Uint32Array,
  { columns, observerOf, sourceOf }: ObservationTable,
  rows: readonly number[] | undefined,
): Column {
  const read = columnReaders.get(field);
  if (!read) throw new Error(`Column ${field} of observations is not in memory`);
  const from = { columns, observerOf, sourceOf, forms: new Map<number, string | null>() };
  if (!rows) return Array.from(tableRows, (row) => read(from, row));
  const values: FeatureValue[] = [];
  for (const row of rows) values[row] = read(from, tableRows[row] ?? 0);
  return values;
}

/** Columns that are in no memory, each registration unpacked once for all of them. Texts that are alike are one. */
async function unpackColumns(
  fields: readonly string[],
  tableRows: Uint32Array,
  { table, directory, eventLoop }: HazardTableDependencies,
  rows: readonly number[] | undefined,
): Promise<ReadonlyMap<string, Column>> {
  const wanted = fields.flatMap((field) => {
    const read = writtenReaders.get(field);
    const values: FeatureValue[] = [];
    return read ? [{ field, read, values }] : [];
  });
  if (wanted.length === 0) return new Map();
  const texts = new Map<FeatureValue, FeatureValue>();
  const count = rows ? rows.length : tableRows.length;
  for (let index = 0; index < count; index++) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await eventLoop.yieldToEventLoop();
    const row = rows ? (rows[index] ?? 0) : index;
    const registration = table.read(tableRows[row] ?? 0);
    for (const { read, values } of wanted) values[row] = sharedText(texts, read(registration, directory));
  }
  return new Map(wanted.map(({ field, values }) => [field, values]));
}

function sharedText(texts: Map<FeatureValue, FeatureValue>, value: FeatureValue): FeatureValue {
  if (typeof value !== 'string') return value;
  const known = texts.get(value);
  if (known !== undefined) return known;
  texts.set(value, value);
  return value;
}

/** The places in `rows` of those that are not among `others`. */
function rowsNotAmong(rows: Uint32Array, others: Uint32Array): number[] {
  const known = new Set<number>();
  // Most are the same ones at both times: only what lies between the first and the last difference is looked at.
  let start = 0;
  while (start < rows.length && start < others.length && rows[start] === others[start]) start++;
  let [end, otherEnd] = [rows.length, others.length];
  while (end > start && otherEnd > start && rows[end - 1] === others[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  for (let place = start; place < otherEnd; place++) known.add(others[place] ?? 0);
  const found: number[] = [];
  for (let place = start; place < end; place++) if (!known.has(rows[place] ?? 0)) found.push(place);
  return found;
}
