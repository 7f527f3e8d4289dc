import { type Buckets, bucketRows, type Dimension } from './buckets.ts';
import type { Column, ColumnTable, TextColumn } from './column-table.ts';
import { foldText } from './fold-text.ts';
import { rankRows, type SortRanks } from './sort-ranks.ts';
import type { TableProfile } from './table-profile.ts';

/** A table with what queries need again and again: made on first use, kept as long as the table. */
export interface TableIndex {
  readonly table: ColumnTable;
  readonly profile: TableProfile;
  find(columnId: string): Column | undefined;
  /** What a choice is called; the code itself where it has no label. */
  labelOf(columnId: string, code: string): string;
  /** The dictionary as search compares it; of choices, their labels. */
  folded(column: TextColumn): readonly string[];
  /** Undefined where there is no such column. */
  sortRanks(columnId: string): SortRanks | undefined;
  /** Undefined where there is no such column. */
  buckets(dimension: Dimension): Buckets | undefined;
  /** 1 for each row whose amounts are summed apart. */
  readonly isSeparate: Uint8Array;
}

export function createTableIndex(table: ColumnTable, profile: TableProfile): TableIndex {
  const columns = new Map(table.columns.map((column) => [column.id, column]));
  const foldedById = new Map<string, readonly string[]>();
  const ranksById = new Map<string, SortRanks>();
  const bucketsByName = new Map<string, Buckets>();

  function labelOf(columnId: string, code: string): string {
    return profile.labels?.[columnId]?.[code] ?? code;
  }

  function folded(column: TextColumn): readonly string[] {
    const isChoice = column.kind === 'choice';
    return remember(foldedById, column.id, () =>
      column.dictionary.map((text) => foldText(isChoice && text !== '' ? labelOf(column.id, text) : text)),
    );
  }

  function sortRanks(columnId: string): SortRanks | undefined {
    const column = columns.get(columnId);
    return column && remember(ranksById, columnId, () => rankRows(column, (code) => labelOf(columnId, code)));
  }

  function buckets(dimension: Dimension): Buckets | undefined {
    const column = columns.get(dimension.column);
    const ranks = sortRanks(dimension.column);
    if (!column || !ranks) return undefined;
    const name = JSON.stringify([dimension.column, dimension.breaks, dimension.span]);
    return remember(bucketsByName, name, () => bucketRows(column, ranks, dimension));
  }

  return {
    table,
    profile,
    find: (columnId) => columns.get(columnId),
    labelOf,
    folded,
    sortRanks,
    buckets,
    isSeparate: separateRows(table, profile),
  };
}

function separateRows(table: ColumnTable, { separate }: TableProfile): Uint8Array {
  const isSeparate = new Uint8Array(table.rowCount);
  const column = table.columns.find(({ id }) => id === separate?.column);
  if (!separate || !column || !('codes' in column)) return isSeparate;
  const separateCode = column.dictionary.indexOf(separate.value);
  for (let row = 0; row < isSeparate.length; row += 1)
    isSeparate[row] = Number(column.codes[row] === separateCode);
  return isSeparate;
}

function remember<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}
