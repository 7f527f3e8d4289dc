import { isNumbers, isText } from './column-kinds.ts';
import type { CellValue, Column } from './column-table.ts';

/** The value of a cell; null where there is none. Of a choice, its code; of a date, epoch milliseconds. */
export function cellValue(column: Column, row: number): CellValue {
  if (isText(column)) {
    const code = column.codes[row] ?? 0;
    return code === 0 ? null : (column.dictionary[code] ?? null);
  }
  const value = column.values[row];
  if (value === undefined || Number.isNaN(value)) return null;
  if (isNumbers(column)) return value;
  return value === 2 ? null : value === 1;
}
