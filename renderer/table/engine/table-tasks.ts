// What the table worker does, without the worker: everything that touches many rows. Tables are kept under an id;
// whoever asks says in which language choices are called.

import { answerQuery, type QueryAnswer, type QueryWants } from '../../../shared/tables/answer-query.ts';
import { decodeColumns, encodeColumns } from '../../../shared/tables/column-codec.ts';
import { isText } from '../../../shared/tables/column-kinds.ts';
import type { CellValue, ColumnTable } from '../../../shared/tables/column-table.ts';
import { type Comparison, compareTables } from '../../../shared/tables/compare-tables.ts';
import type { ComputedColumn } from '../../../shared/tables/computed-column.ts';
import { withComputedColumns } from '../../../shared/tables/computed-columns.ts';
import { matchRows } from '../../../shared/tables/match-rows.ts';
import { type Pivot, type PivotRequest, pivotRows } from '../../../shared/tables/pivot.ts';
import { type ColumnStatistics, describeColumn } from '../../../shared/tables/statistics.ts';
import { createTableIndex, type TableIndex } from '../../../shared/tables/table-index.ts';
import type { ChoiceLabels, TableProfile } from '../../../shared/tables/table-profile.ts';
import { EMPTY_QUERY, type TableQuery } from '../../../shared/tables/table-query.ts';
import type { ExportOptions, SheetOptions, WrittenExport } from '../export/export-format.ts';
import { type ExportColumn, type ExportGrouping, sheetOfValues } from '../export/export-sheet.ts';
import { writeExport, writeSheet } from '../export/write-export.ts';

/** A kept table, and what its choices are called. */
export interface TableRef {
  readonly tableId: string;
  readonly labels: SpokenLabels;
  /** Columns behind those of the table. */
  readonly computed: readonly ComputedColumn[];
}

export interface SpokenLabels {
  /** Labels of the same language are the same labels. */
  readonly language: string;
  readonly byColumn: ChoiceLabels;
}

export interface LoadInput {
  readonly tableId: string;
  readonly profile: TableProfile;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface QueryInput extends TableRef {
  readonly query: TableQuery;
  readonly wants: QueryWants;
}

export interface PivotInput extends TableRef {
  readonly query: TableQuery;
  readonly request: PivotRequest;
  /** A column whose own filters do not count, so that a chart that filters keeps its other bars. */
  readonly without?: string;
}

export interface StatisticsInput extends TableRef {
  readonly query: TableQuery;
  readonly columns: readonly string[];
}

export interface CompareInput {
  readonly beforeId: string;
  readonly afterId: string;
}

export interface ExportInput extends TableRef {
  readonly query: TableQuery;
  readonly columns: readonly ExportColumn[];
  readonly options: ExportOptions;
  /** What groups are called, of a query that groups. */
  readonly grouping?: ExportGrouping;
}

export interface ExportValuesInput {
  readonly columns: readonly ExportColumn[];
  readonly values: readonly (readonly CellValue[])[];
  readonly options: SheetOptions;
}

export interface CompareOutcome extends Omit<Comparison, 'differences'> {
  /** The table of differences as bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface TableTasks {
  load(input: LoadInput): undefined;
  drop(input: { readonly tableId: string }): undefined;
  query(input: QueryInput): QueryAnswer;
  pivot(input: PivotInput): Pivot | undefined;
  statistics(input: StatisticsInput): readonly ColumnStatistics[];
  compare(input: CompareInput): CompareOutcome;
  export(input: ExportInput): Promise<WrittenExport>;
  exportValues(input: ExportValuesInput): Promise<WrittenExport>;
}

export type TaskName = keyof TableTasks;

interface KeptTable {
  readonly table: ColumnTable;
  readonly profile: TableProfile;
  /** Made anew when the language or the computed columns change: search and order go by labels. */
  asked?: { readonly name: string; readonly index: TableIndex };
}

export function createTableTasks(): TableTasks {
  const tables = new Map<string, KeptTable>();
  const searchable = new WeakSet<TableIndex>();

  function kept(tableId: string): KeptTable {
    const table = tables.get(tableId);
    if (!table) throw new Error(`The table worker has no table ${tableId}`);
    return table;
  }

  function indexOf({ tableId, labels, computed }: TableRef): TableIndex {
    const found = kept(tableId);
    const name = JSON.stringify([labels.language, computed]);
    if (found.asked?.name === name) return found.asked.index;
    const table = withComputedColumns(found.table, computed);
    const index = createTableIndex(table, { ...found.profile, labels: labels.byColumn });
    found.asked = { name, index };
    return index;
  }

  return {
    load({ tableId, bytes, profile }) {
      tables.set(tableId, { table: decodeColumns(bytes), profile });
      return undefined;
    },
    drop({ tableId }) {
      tables.delete(tableId);
      return undefined;
    },
    query(input) {
      const index = indexOf(input);
      if (!searchable.has(index)) foldLater(index, input.wants);
      searchable.add(index);
      return answerQuery(index, input.query, input.wants);
    },
    pivot(input) {
      const index = indexOf(input);
      const match = matchRows(index, input.query);
      const mask = input.without === undefined ? match.mask : match.maskWithout(input.without);
      return pivotRows(index, mask, input.request);
    },
    statistics(input) {
      const index = indexOf(input);
      const { rows } = answerQuery(index, { ...input.query, sort: [] });
      return input.columns
        .map((column) => describeColumn(index, rows, column))
        .filter((one) => one !== undefined);
    },
    compare({ beforeId, afterId }) {
      const { table, profile } = kept(afterId);
      const { differences, ...counts } = compareTables(kept(beforeId).table, table, profile.outline);
      return { ...counts, bytes: encodeColumns(differences) };
    },
    async export(input) {
      const index = indexOf(input);
      return writeExport(
        index,
        answerQuery(index, input.query),
        input.columns,
        input.options,
        input.grouping,
      );
    },
    exportValues: ({ columns, values, options }) => writeSheet(sheetOfValues(columns, values), options),
  };
}

/** Hardly any row holds the one; texts and numbers of many rows hold the other. */
const FIRST_SEARCHES = ['zzz', '1'];

/**
 * Makes what the first search would have to make, column by column, so that a question can come in between. Last come
 * searches themselves: then their code is compiled when somebody searches.
 */
function foldLater(index: TableIndex, wants: QueryWants): void {
  const steps = [
    ...index.table.columns.filter(isText).map((column) => () => index.folded(column)),
    ...FIRST_SEARCHES.map((search) => () => answerQuery(index, { ...EMPTY_QUERY, search }, wants)),
  ].values();
  function goOn(): void {
    const { value: step, done } = steps.next();
    if (done) return;
    step();
    setTimeout(goOn);
  }
  setTimeout(goOn);
}
