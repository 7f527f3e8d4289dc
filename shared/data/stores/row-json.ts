// Rows as a JSON list, a line each: bytes that are stored, hashed, compared and read back as they are. The first line names
// the members of rows that have the form of the list.

import type { ObjectForm } from '../../base/object-form.ts';
import type { RegisterRow, RowWriter } from '../../ports/register-store.ts';
import { TextBytes } from '../text-bytes.ts';
import {
  asciiJson,
  formOf,
  formOfRow,
  isSameForm,
  keysOf,
  type LinedRow,
  lineOf,
  rowOf,
  WrittenRow,
} from './row-line.ts';

const LINE_FEED = 0x0a;
const LETTER_M = 0x6d;
/** Rows that come one after the other share buffers of this size. */
const BUFFER_BYTES = 1024 * 1024;

const OPEN_LIST = Uint8Array.of(0x5b);
const CLOSE_LIST = Uint8Array.of(0x5d);
const NEXT_LINE = Uint8Array.of(0x2c, LINE_FEED);

const written = new TextBytes();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The first line of a list; absent in those of before. */
interface Heading {
  readonly members: readonly string[];
}

/** All have the form of the first one, or their values are written as they are. */
export function jsonOf(rows: readonly RegisterRow[]): Uint8Array<ArrayBuffer> {
  const form = rows[0] && formOfRow(rows[0]);
  written.clear();
  written.addBytes(OPEN_LIST);
  if (form) written.addText(asciiJson({ members: form.members } satisfies Heading));
  for (const [index, row] of rows.entries()) {
    if (form || index > 0) written.addBytes(NEXT_LINE);
    if (row instanceof WrittenRow && isSameForm(row.form, form)) written.addBytes(row.line);
    else written.addText(lineOf(row, form));
  }
  written.addBytes(CLOSE_LIST);
  return written.view().slice();
}

export function rowsOf(json: Uint8Array): RegisterRow[] {
  const [first, ...others]: [LinedRow | Heading, ...LinedRow[]] | [] = JSON.parse(decoder.decode(json));
  if (first === undefined) return [];
  if (!('members' in first)) return [first, ...others].map((row) => rowOf(row, undefined));
  const form = formOf(first.members);
  return others.map((row) => rowOf(row, form));
}

/** The same rows, each by its line. */
export function writtenRowsOf(json: Uint8Array): RegisterRow[] {
  // Written when rows had no lines of their own.
  if (!json.includes(LINE_FEED)) return rowsOf(json);
  const rows: RegisterRow[] = [];
  let form: ObjectForm | undefined;
  for (let start = 1; start < json.length; ) {
    const end = json.indexOf(LINE_FEED, start);
    const next = end < 0 ? json.length : end + 1;
    // Without the comma or the closing bracket.
    const line = json.subarray(start, (end < 0 ? next : end) - 1);
    if (isHeading(line)) form = formOf(JSON.parse(decoder.decode(line)).members);
    else rows.push(new WrittenRow(keysOf(line), line, form));
    start = next;
  }
  return rows;
}

/**
 * Writes rows, all of them for lists of the form of the first one. Those that come together are encoded together: of text
 * as short as a row's the encoder would take most of its time to be called.
 */
export function createRowWriter(): RowWriter {
  let buffer = new Uint8Array(0);
  let length = 0;
  let form: ObjectForm | undefined;
  return (rows) => {
    form ??= rows[0] && formOfRow(rows[0]);
    const lines = rows.map((row) => lineOf(row, form));
    const text = lines.join('');
    if (length + text.length > buffer.length) {
      buffer = new Uint8Array(Math.max(BUFFER_BYTES, text.length));
      length = 0;
    }
    encoder.encodeInto(text, buffer.subarray(length));
    return rows.map((row, index) => {
      const start = length;
      length += lines[index]?.length ?? 0;
      return new WrittenRow(row, buffer.subarray(start, length), form);
    });
  };
}

/** A row begins with its key, a heading with its members. */
function isHeading(line: Uint8Array): boolean {
  return line[2] === LETTER_M;
}
