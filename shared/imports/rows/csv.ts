// Reading of comma-separated values as RFC 4180 describes them, with any one-character separator.

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** Where the text behind the row begins. */
  readonly end: number;
}

/** The rows of a text, one by one; lines without anything are left out. Gives undefined at a quoted field that never ends. */
export function* csvRows(text: string, separator: string): Generator<CsvRow | undefined> {
  let line = 1;
  let offset = 0;
  while (offset < text.length) {
    const row = readRow(text, offset, separator);
    if (!row) return yield undefined;
    const { fields, end, lines } = row;
    if (fields.length > 1 || fields[0] !== '') yield { line, fields, end };
    line += lines;
    offset = end;
  }
}

interface Row {
  readonly fields: readonly string[];
  readonly end: number;
  /** How many lines of the text it takes. */
  readonly lines: number;
}

function readRow(text: string, start: number, separator: string): Row | undefined {
  const fields: string[] = [];
  let lines = 1;
  let offset = start;
  for (;;) {
    const field = readField(text, offset, separator);
    if (!field) return undefined;
    fields.push(field.value);
    lines += field.value.split('\n').length - 1;
    offset = field.end;
    if (text[offset] !== separator) break;
    offset += 1;
  }
  return { fields, lines, end: offset + (text.startsWith('\r\n', offset) ? 2 : 1) };
}

interface Field {
  readonly value: string;
  /** Where its separator, line end or the end of the text stands. */
  readonly end: number;
}

function readField(text: string, start: number, separator: string): Field | undefined {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, separator);
    return { value: text.slice(start, end), end };
  }
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return undefined;
  const quoted = text.slice(start + 1, close).replaceAll('""', '"');
  // What stands between a closing quote and the separator belongs to the field, as spreadsheets read it.
  const end = endOfPlain(text, close + 1, separator);
  return { value: quoted + text.slice(close + 1, end), end };
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}
