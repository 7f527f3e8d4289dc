import { isNumbers } from '../../../shared/tables/column-kinds.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { roundSum } from '../../../shared/tables/sums.ts';

export interface SelectedTotals {
  readonly rowCount: number;
  readonly sums: readonly { readonly column: string; readonly sum: number }[];
}

/** The keys of the selected rows that are shown, in their order: what is lit. */
export function shownSelectedKeys(
  { table, rows }: { readonly table: Pick<ColumnTable, 'keys'>; readonly rows: Uint32Array },
  selectedKeys: ReadonlySet<string>,
): readonly string[] {
  const shown: string[] = [];
  if (selectedKeys.size === 0) return shown;
  for (const row of rows) {
    const key = table.keys[row];
    if (key !== undefined && selectedKeys.has(key)) shown.push(key);
  }
  return shown;
}

/** Sums over the shown rows that are selected, pumps with their sign: whoever picks rows by hand wants what they picked. */
export function selectedTotals(
  table: ColumnTable,
  rows: Uint32Array,
  selectedKeys: ReadonlySet<string>,
  columns: readonly string[],
): SelectedTotals {
  const selected =
    selectedKeys.size === 0 ? [] : rows.filter((row) => selectedKeys.has(table.keys[row] ?? ''));
  return {
    rowCount: selected.length,
    sums: columns.map((id) => {
      const column = table.columns.find((one) => one.id === id);
      let sum = 0;
      if (isNumbers(column)) {
        for (const row of selected) {
          const value = column.values[row] ?? Number.NaN;
          if (!Number.isNaN(value)) sum += value;
        }
      }
      return { column: id, sum: roundSum(sum) };
    }),
  };
}
