// What a cell says. Writers are made once per column and language and then asked for every cell that scrolls by.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { Column } from '../../../shared/tables/column-table.ts';

/** The words and figures of a language, as the i18n folder gives them. */
export interface CellLabels {
  number(value: number, decimals?: number): string;
  date(day: number): string;
  year(year: number): string;
  /** The words of a code, `choice.<column>.<code>`. */
  choice(column: string, code: string): string;
  boolean(value: boolean): string;
}

/** Stands where there is no value. */
export const NO_VALUE_TEXT = '–';

export type CellWriter = (row: number) => string;

export function cellWriter(description: ColumnDescription, column: Column, labels: CellLabels): CellWriter {
  switch (column.kind) {
    case 'text':
      return (row) => column.dictionary[column.codes[row] ?? 0] || NO_VALUE_TEXT;
    case 'choice': {
      const texts = column.dictionary.map((code) =>
        code === '' ? NO_VALUE_TEXT : labels.choice(description.id, code),
      );
      return (row) => texts[column.codes[row] ?? 0] ?? NO_VALUE_TEXT;
    }
    case 'boolean': {
      const texts = [labels.boolean(false), labels.boolean(true)];
      return (row) => texts[column.values[row] ?? 2] ?? NO_VALUE_TEXT;
    }
    default:
      return (row) => numberText(description, column.values[row] ?? Number.NaN, labels);
  }
}

/** A number, year or day as the table shows it. */
export function numberText(description: ColumnDescription, value: number, labels: CellLabels): string {
  if (Number.isNaN(value)) return NO_VALUE_TEXT;
  if (description.kind === 'date') return dateText(value, labels);
  if (description.kind === 'year') return labels.year(value);
  return labels.number(value, shownDecimals(value, description.decimals ?? 0));
}

/** 1 January often means that only the year is known: then the year alone is shown. */
export function dateText(day: number, labels: Pick<CellLabels, 'date' | 'year'>): string {
  const date = new Date(day);
  const isYearOnly = date.getUTCMonth() === 0 && date.getUTCDate() === 1;
  return isYearOnly ? labels.year(date.getUTCFullYear()) : labels.date(day);
}

/** A small plant of 0.0014 MW is not 0.0 MW: what would round to nothing keeps up to two digits. */
export function shownDecimals(value: number, decimals: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.5 * 10 ** -decimals) return decimals;
  const two = Math.min(8, Math.ceil(-Math.log10(size)) + 1);
  return Number(size.toFixed(two)) === Number(size.toFixed(two - 1)) ? two - 1 : two;
}
