// What an export writes, whatever the format: heads, and a value for each cell. Rows, columns and their order are those
// of the screen.

import type { ColumnDescription, ColumnKind } from '../../../shared/contracts/energy/columns.ts';
import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { CellValue } from '../../../shared/tables/column-table.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import type { TableIndex } from '../../../shared/tables/table-index.ts';

export interface ExportColumn {
  readonly id: string;
  /** Label, with the unit behind it. */
  readonly header: string;
  readonly kind: ColumnKind;
  readonly decimals?: ColumnDescription['decimals'];
}

export interface ExportSheet {
  readonly columns: readonly ExportColumn[];
  readonly rowCount: number;
  /** Choices as their labels; dates as epoch milliseconds, told by the kind of the column. */
  value(row: number, column: number): CellValue;
  /** Runs of the rows, for formats that fold them: their subtotals stand before them. */
  readonly groups?: readonly SheetGroup[];
}

/** Rows that belong together, and what stands over them. */
export interface SheetGroup {
  readonly start: number;
  readonly count: number;
  /** A value for each column: the name of the group, the sums of the summed columns, nothing elsewhere. */
  readonly subtotals: readonly CellValue[];
}

/** How the groups of a query are called in a file. */
export interface ExportGrouping {
  /** Head of the column that names the group of each row. */
  readonly header: string;
  /** Names of groups by the value of their bucket; that of "no value" by the empty text. */
  readonly labels: { readonly [value: string]: string };
}

/** A sheet of rows of a table, in their order. A column that the table does not have is empty. */
export function sheetOfRows(
  index: TableIndex,
  rows: Uint32Array,
  columns: readonly ExportColumn[],
): ExportSheet {
  const sources = columns.map(({ id }) => index.find(id));
  return {
    columns,
    rowCount: rows.length,
    value(row, column) {
      const source = sources[column];
      if (!source) return null;
      const value = cellValue(source, rows[row] ?? -1);
      if (value === null || (source.kind !== 'choice' && source.kind !== 'boolean')) return value;
      const label = index.labelOf(source.id, String(value));
      return source.kind === 'boolean' && label === String(value) ? value : label;
    },
  };
}

/** The same with a first column that names the group of each row, and the sums of each group. */
export function sheetOfGroups(
  index: TableIndex,
  rows: Uint32Array,
  groups: readonly Group[],
  columns: readonly ExportColumn[],
  { header, labels }: ExportGrouping,
): ExportSheet {
  const sheet = sheetOfRows(index, rows, columns);
  const labelOf = ({ value }: Group) => labels[value ?? ''] ?? value;
  const labelOfRow = groups.flatMap((group) =>
    Array.from<CellValue>({ length: group.rowCount }).fill(labelOf(group)),
  );
  return {
    columns: [{ id: 'group', header, kind: 'text' }, ...columns],
    rowCount: rows.length,
    value: (row, column) => (column === 0 ? (labelOfRow[row] ?? null) : sheet.value(row, column - 1)),
    groups: groups.map((group) => ({
      start: group.start,
      count: group.rowCount,
      subtotals: [
        labelOf(group),
        ...columns.map(({ id }) => group.sums.find(({ column }) => column === id)?.sum ?? null),
      ],
    })),
  };
}

/** A sheet of values that are at hand, row by row: a pivot. */
export function sheetOfValues(
  columns: readonly ExportColumn[],
  values: readonly (readonly CellValue[])[],
): ExportSheet {
  return { columns, rowCount: values.length, value: (row, column) => values[row]?.[column] ?? null };
}
