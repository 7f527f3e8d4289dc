import type { CellValue } from '../../../shared/tables/column-table.ts';
import { type CellTexts, createCellTexts } from './cell-texts.ts';
import type { CsvOptions, WrittenExport } from './export-format.ts';
import type { ExportColumn, ExportSheet } from './export-sheet.ts';

/**
 * Comma-separated values after RFC 4180: CRLF, quotes where they are needed. Numbers in full with a plain minus and
 * without a thousands separator, dates as yyyy-MM-dd, nothing where there is no value.
 */
export function writeCsv(sheet: ExportSheet, options: CsvOptions): WrittenExport {
  const texts = createCellTexts();
  const lines = [
    lineOf(
      sheet.columns.map(({ header }) => textField(header, options)),
      options,
    ),
  ];
  for (let row = 0; row < sheet.rowCount; row += 1) {
    const fields = sheet.columns.map((column, place) =>
      fieldOf(texts, sheet.value(row, place), column, options),
    );
    lines.push(lineOf(fields, options));
  }
  // The mark is one character of text, which TextEncoder writes as its three bytes.
  const text = (options.hasByteOrderMark ? '\ufeff' : '') + lines.join('');
  return {
    bytes: new TextEncoder().encode(text),
    rowCount: sheet.rowCount,
    subtotalCount: 0,
    leftOut: 0,
    ...texts.counts,
  };
}

function lineOf(fields: readonly string[], { separator }: CsvOptions): string {
  return `${fields.join(separator)}\r\n`;
}

function fieldOf(texts: CellTexts, value: CellValue, { kind }: ExportColumn, options: CsvOptions): string {
  switch (typeof value) {
    case 'number':
      return quoted(kind === 'date' ? isoDay(value) : numberText(value, options), options);
    case 'string':
      return textField(texts.write(value), options);
    default:
      return value === null ? '' : String(value);
  }
}

function numberText(value: number, { decimalSign }: CsvOptions): string {
  return plainDigits(value).replace('.', decimalSign);
}

/** Without an exponent, which Excel with a decimal comma may take for text. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** The day that midnight UTC begins. */
export function isoDay(dayMs: number): string {
  return new Date(dayMs).toISOString().slice(0, 10);
}

/**
 * A text that begins like a formula would be run by spreadsheets: an apostrophe before it makes it text again. What is
 * nothing but a number is none, in a column of texts too.
 */
function textField(text: string, options: CsvOptions): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);
  return quoted(isFormula ? `'${text}` : text, options);
}

function quoted(text: string, { separator }: CsvOptions): string {
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
