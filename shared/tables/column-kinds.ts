import type { Column, NumberColumn, TextColumn } from './column-table.ts';

export function isText(column: Column | undefined): column is TextColumn {
  return column?.kind === 'text' || column?.kind === 'choice';
}

/** Number, year or date. */
export function isNumbers(column: Column | undefined): column is NumberColumn {
  return column?.kind === 'number' || column?.kind === 'year' || column?.kind === 'date';
}
