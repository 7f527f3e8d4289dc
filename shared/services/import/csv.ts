// Reading of comma-separated values as RFC 4180 describes them, with any one-character separator.

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a text; lines without anything are left out. Undefined when a quoted field never ends. */
export function parseCsv(text: string, separator: string): CsvRow[] | undefined {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let line = 1;
  let firstLine = 1;
  let offset = 0;

  function endRow(): void {
    if (fields.length > 1 || fields[0] !== '') rows.push({ line: firstLine, fields });
    fields = [];
    line += 1;
    firstLine = line;
  }

  while (offset <= text.length) {
    const field = readField(text, offset, separator);
    if (!field) return undefined;
    fields.push(field.value);
    line += field.value.split('\n').length - 1;
    offset = field.end;
    if (text[offset] === separator) {
      offset += 1;
      continue;
    }
    if (offset >= text.length) break;
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
    endRow();
  }
  if (fields.length > 0) endRow();
  return rows;
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
