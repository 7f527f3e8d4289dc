// The column engine as screens use it: tables in a worker, asked by promises. The page keeps each table too, to draw
// its cells without asking.

import type { QueryAnswer, QueryWants } from '../../../shared/tables/answer-query.ts';
import { decodeColumns } from '../../../shared/tables/column-codec.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { ComputedColumn } from '../../../shared/tables/computed-column.ts';
import type { Pivot, PivotRequest } from '../../../shared/tables/pivot.ts';
import type { ColumnStatistics } from '../../../shared/tables/statistics.ts';
import type { TableProfile } from '../../../shared/tables/table-profile.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { ExportOptions, WrittenExport } from '../export/export-format.ts';
import type {
  CompareOutcome,
  ExportInput,
  ExportValuesInput,
  LoadInput,
  SpokenLabels,
} from './table-tasks.ts';
import { createWorkerCaller, type WorkerCaller, type WorkerLike, writeInWorker } from './worker-caller.ts';

/** A table that the worker holds. Its answers are row numbers into `table`. */
export interface EngineTable {
  readonly table: ColumnTable;
  query(query: TableQuery, wants?: QueryWants): Promise<QueryAnswer>;
  /** `without`: a column whose own filters do not count, so that a chart that filters keeps its other bars. */
  pivot(query: TableQuery, request: PivotRequest, without?: string): Promise<Pivot | undefined>;
  statistics(query: TableQuery, columns: readonly string[]): Promise<readonly ColumnStatistics[]>;
  /** Writes exactly what is shown, in a worker of its own that ends on the signal. */
  export(shown: ShownRows, options: ExportOptions, signal?: AbortSignal): Promise<WrittenExport>;
  /** What is different in this table from an older one. */
  compare(before: EngineTable): Promise<TableDifferences>;
  /** The same table in another language. */
  withLabels(labels: SpokenLabels): EngineTable;
  /** The same table with columns that are made of others. What computes them is loaded for the first of them. */
  withComputed(computed: readonly ComputedColumn[]): Promise<EngineTable>;
  /** Frees the worker's memory. */
  close(): void;
}

/** Rows and columns as they are shown. */
export type ShownRows = Pick<ExportInput, 'query' | 'columns' | 'grouping'>;

export interface TableDifferences extends Omit<CompareOutcome, 'bytes'> {
  readonly differences: EngineTable;
}

export interface TableEngine {
  /** Takes a table as bytes of the column codec; they stay the caller's. */
  open(bytes: Uint8Array, profile: TableProfile, labels?: SpokenLabels): EngineTable;
  /** Writes values that are at hand, a pivot say, in a worker of its own that ends on the signal. */
  exportValues(input: ExportValuesInput, signal?: AbortSignal): Promise<WrittenExport>;
  close(): void;
}

/** A table that was opened, and how it is looked at. */
interface ShownTable {
  readonly input: LoadInput;
  readonly labels: SpokenLabels;
  readonly computed: readonly ComputedColumn[];
  /** Without computed columns. */
  readonly own: ColumnTable;
  /** With them; absent where there are none. */
  readonly table?: ColumnTable;
}

const NO_LABELS: SpokenLabels = { language: '', byColumn: {} };

/** Starts the engine. A worker that dies, of too little memory say, is replaced and given its tables again. */
export function createTableEngine(startWorker: () => WorkerLike = startTableWorker): TableEngine {
  const inputs = new Map<string, LoadInput>();
  const idByTable = new WeakMap<EngineTable, string>();
  let running: WorkerCaller | undefined;
  let tableCount = 0;

  function caller(): WorkerCaller {
    if (running) return running;
    const started = createWorkerCaller(startWorker(), () => {
      running = undefined;
    });
    for (const input of inputs.values()) load(started, input);
    running = started;
    return started;
  }

  /** The bytes are copied: the page draws from the ones it has. Whoever asks next hears of a failure. */
  function load(target: WorkerCaller, input: LoadInput): void {
    target.call('load', { ...input, bytes: input.bytes.slice() }).catch(() => undefined);
  }

  function open(bytes: Uint8Array, profile: TableProfile, labels = NO_LABELS): EngineTable {
    tableCount += 1;
    const input: LoadInput = { tableId: String(tableCount), profile, bytes: new Uint8Array(bytes) };
    inputs.set(input.tableId, input);
    if (running) load(running, input);
    else caller();
    return asEngineTable({ input, labels, computed: [], own: decodeColumns(input.bytes) });
  }

  function asEngineTable(shown: ShownTable): EngineTable {
    const { input, labels, computed, own, table = own } = shown;
    const { tableId } = input;
    const ref = { tableId, labels, computed };
    const engineTable: EngineTable = {
      table,
      query: (query, wants = {}) => caller().call('query', { ...ref, query, wants }),
      pivot: (query, request, without) =>
        caller().call('pivot', { ...ref, query, request, ...(without !== undefined && { without }) }),
      statistics: (query, columns) => caller().call('statistics', { ...ref, query, columns }),
      export: (shown, options, signal) =>
        writeInWorker(startWorker, signal, (workerPort) => {
          load(workerPort, input);
          return workerPort.call('export', { ...ref, ...shown, options });
        }),
      async compare(before) {
        const beforeId = idByTable.get(before);
        if (beforeId === undefined) throw new Error('Only tables of one engine can be compared');
        const { bytes, ...counts } = await caller().call('compare', { beforeId, afterId: tableId });
        return { ...counts, differences: open(bytes, { sums: [] }, labels) };
      },
      withLabels: (other) => asEngineTable({ ...shown, labels: other }),
      async withComputed(columns) {
        const table = await computedTable(own, columns);
        return asEngineTable({ input, labels, computed: columns, own, table });
      },
      close() {
        if (inputs.delete(tableId)) running?.call('drop', { tableId }).catch(() => undefined);
      },
    };
    idByTable.set(engineTable, tableId);
    return engineTable;
  }

  // At once: its code loads while the first table is still on its way.
  caller();
  return {
    open,
    exportValues: (input, signal) =>
      writeInWorker(startWorker, signal, (workerPort) => workerPort.call('exportValues', input)),
    close() {
      inputs.clear();
      running?.close();
      running = undefined;
    },
  };
}

const computedTables = new WeakMap<
  ColumnTable,
  { readonly name: string; readonly table: Promise<ColumnTable> }
>();

/** Several screens ask for the same columns: they are computed once. */
function computedTable(own: ColumnTable, computed: readonly ComputedColumn[]): Promise<ColumnTable> {
  const name = JSON.stringify(computed);
  const known = computedTables.get(own);
  if (known?.name === name) return known.table;
  const table = import('../../../shared/tables/computed-columns.ts').then(({ withComputedColumns }) =>
    withComputedColumns(own, computed),
  );
  computedTables.set(own, { name, table });
  return table;
}

function startTableWorker(): WorkerLike {
  return new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' });
}
