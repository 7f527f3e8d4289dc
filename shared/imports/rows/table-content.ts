// Lines of fields below a heading, whatever kind of file they stand in: separated text, or a sheet of a workbook.

import { csvRows } from './csv.ts';
import { separatedText, type WantedColumn } from './table-heading.ts';

export interface TableRow {
  /** Of text the line on which it begins, of a sheet the number of the row, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** How far of the file its end is, from 0 to 1. */
  readonly part: number;
}

export interface OpenTable {
  /** Of text: the character between fields. */
  readonly separator?: string;
  /** The heading and the rows; rows without anything are left out. Undefined at a quoted field that never ends. */
  rows(): Iterable<TableRow | undefined>;
}

export interface TableContent {
  readonly form: 'table';
  /** The separator of a text is the one under which its heading has the most wanted columns. */
  open(wanted: readonly WantedColumn[]): OpenTable;
}

export function textTable(whole: string): TableContent {
  return {
    form: 'table',
    open(wanted) {
      const { text, separator } = separatedText(whole, wanted);
      return { separator, rows: () => textRows(text, separator) };
    },
  };
}

function* textRows(text: string, separator: string): Generator<TableRow | undefined> {
  for (const row of csvRows(text, separator))
    yield row && { line: row.line, fields: row.fields, part: row.end / text.length };
}

/** A table of rows that were read; numbers with a decimal point, days as 1990-01-31. */
export function sheetTable(rows: readonly Pick<TableRow, 'line' | 'fields'>[]): TableContent {
  return {
    form: 'table',
    open: () => ({
      rows: () => rows.map((row, index) => ({ ...row, part: (index + 1) / rows.length })),
    }),
  };
}

/** The heading of a table; no names where it has none. */
export function headingOf(table: OpenTable): readonly string[] {
  for (const row of table.rows()) return row?.fields ?? [];
  return [];
}
