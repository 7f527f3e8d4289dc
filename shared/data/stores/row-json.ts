// Rows as a JSON list in ASCII, a line each: bytes that are stored, hashed, compared and read back as they are. Other
// letters are escaped: one of them makes the decoding of all text around it several times as slow.

import type { RegisterRow } from '../../ports/register-store.ts';
import { TextBytes } from '../text-bytes.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/g;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What stands before the key and the owner number of a row; its value stands behind them. */
const BEFORE_KEY = '{"key":';
const BEFORE_OWNER = ',"ownerNumber":';
/** Rows that are written one by one share buffers of this size. */
const BUFFER_BYTES = 1024 * 1024;

const OPEN_LIST = Uint8Array.of(0x5b);
const NEXT_LINE = Uint8Array.of(0x2c, LINE_FEED);

const written = new TextBytes();
const decoder = new TextDecoder();

/** A row by its line, of which nothing else is in memory: its value is read from it whenever it is asked for. */
class WrittenRow implements RegisterRow {
  readonly key: string;
  readonly ownerNumber: string;
  readonly line: Uint8Array;

  constructor({ key, ownerNumber }: Pick<RegisterRow, 'key' | 'ownerNumber'>, line: Uint8Array) {
    this.key = key;
    this.ownerNumber = ownerNumber;
    this.line = line;
  }

  get value(): RegisterRow['value'] {
    return JSON.parse(decoder.decode(this.line)).value;
  }

  isWrittenAs(other: RegisterRow): boolean {
    return other instanceof WrittenRow && isSame(this.line, other.line);
  }
}

export function jsonOf(rows: readonly RegisterRow[]): Uint8Array<ArrayBuffer> {
  written.clear();
  for (const [index, row] of rows.entries()) {
    written.addBytes(index === 0 ? OPEN_LIST : NEXT_LINE);
    if (row instanceof WrittenRow) written.addBytes(row.line);
    else written.addText(lineOf(row));
  }
  written.addText(rows.length === 0 ? '[]' : ']');
  return written.view().slice();
}

export function rowsOf(json: Uint8Array): RegisterRow[] {
  return JSON.parse(decoder.decode(json));
}

/** The same rows, each by its line. */
export function writtenRowsOf(json: Uint8Array): RegisterRow[] {
  // Of one row, or written when rows had no lines of their own.
  if (!json.includes(LINE_FEED)) return rowsOf(json);
  const rows: RegisterRow[] = [];
  for (let start = 1; start < json.length; ) {
    const end = json.indexOf(LINE_FEED, start);
    const next = end < 0 ? json.length : end + 1;
    // Without the comma or the closing bracket.
    const line = json.subarray(start, (end < 0 ? next : end) - 1);
    rows.push(new WrittenRow(keysOf(line), line));
    start = next;
  }
  return rows;
}

/** Writes rows one by one. */
export function createRowWriter(): (row: RegisterRow) => RegisterRow {
  let buffer = new Uint8Array(0);
  let length = 0;
  return (row) => {
    const text = lineOf(row);
    if (length + text.length > buffer.length) {
      buffer = new Uint8Array(Math.max(BUFFER_BYTES, text.length));
      length = 0;
    }
    const start = length;
    // Of text as short as a row's the encoder would take most of its time to be called.
    for (let index = 0; index < text.length; index++) buffer[length++] = text.charCodeAt(index);
    return new WrittenRow(row, buffer.subarray(start, length));
  };
}

function lineOf({ key, ownerNumber, value }: RegisterRow): string {
  return JSON.stringify({ key, ownerNumber, value }).replace(BEYOND_ASCII, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Reads what stands before the value. */
function keysOf(line: Uint8Array): Pick<RegisterRow, 'key' | 'ownerNumber'> {
  const keyEnd = endOfString(line, BEFORE_KEY.length);
  const end = endOfString(line, keyEnd + BEFORE_OWNER.length);
  return {
    key: stringIn(line, BEFORE_KEY.length, keyEnd),
    ownerNumber: stringIn(line, keyEnd + BEFORE_OWNER.length, end),
  };
}

/** After the closing quote of a string, by the place of its opening one. */
function endOfString(line: Uint8Array, start: number): number {
  let position = start + 1;
  while (position < line.length && line[position] !== QUOTE) position += line[position] === BACKSLASH ? 2 : 1;
  return position + 1;
}

/** A string between its quotes. Most are a few digits, for which a decoder would take too long to be called. */
function stringIn(line: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let position = start + 1; position < end - 1; position++) {
    const code = line[position] ?? 0;
    if (code === BACKSLASH) return JSON.parse(decoder.decode(line.subarray(start, end)));
    text += String.fromCharCode(code);
  }
  return text;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}
