// What an export writes, whatever the format: heads, and a value for each cell. Rows, columns and their order are those
// of the screen.

import type { ColumnDescription, ColumnKind } from '../../../shared/contracts/energy/columns.ts';
import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { CellValue } from '../../../shared/tables/column-table.ts';
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

/** A sheet of values that are at hand, row by row: a pivot. */
export function sheetOfValues(
  columns: readonly ExportColumn[],
  values: readonly (readonly CellValue[])[],
): ExportSheet {
  return { columns, rowCount: values.length, value: (row, column) => values[row]?.[column] ?? null };
}
