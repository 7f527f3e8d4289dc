// Rows as tab-separated text for the clipboard: what a spreadsheet takes in cell by cell.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { Column } from '../../../shared/tables/column-table.ts';
import { type CellLabels, cellWriter, NO_VALUE_TEXT } from './cell-text.ts';

export interface CopiedColumn {
  readonly description: ColumnDescription;
  readonly column: Column;
  readonly label: string;
}

/** Numbers get the language's decimal sign, a plain minus and no thousands separator; all their digits stay. */
export function rowsAsText(
  rows: Iterable<number>,
  columns: readonly CopiedColumn[],
  labels: CellLabels,
): string {
  const writers = columns.map(({ description, column }) => copyWriter(description, column, labels));
  const lines = [columns.map((column) => asOneCell(column.label)).join('\t')];
  for (const row of rows) lines.push(writers.map((write) => write(row)).join('\t'));
  return `${lines.join('\r\n')}\r\n`;
}

function copyWriter(description: ColumnDescription, column: Column, labels: CellLabels) {
  if (column.kind === 'number') {
    const decimalSign = labels.number(0.5, 1).charAt(1);
    return (row: number) => {
      const value = column.values[row] ?? Number.NaN;
      return Number.isNaN(value) ? '' : String(value).replace('.', decimalSign);
    };
  }
  const write = cellWriter(description, column, labels);
  return (row: number) => {
    const text = write(row);
    return text === NO_VALUE_TEXT ? '' : asOneCell(text);
  };
}

function asOneCell(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}
