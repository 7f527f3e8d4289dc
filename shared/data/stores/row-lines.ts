// Rows as JSON Lines (UTF-8): bytes that are stored, hashed and read back as they are, each row by itself.

import type { RegisterRow } from '../../ports/register-store.ts';
import { TextBytes } from '../text-bytes.ts';

/** JSON has none within a row. */
const LINE_END = 0x0a;

const written = new TextBytes();
const decoder = new TextDecoder();

export function linesOf(rows: readonly RegisterRow[]): Uint8Array<ArrayBuffer> {
  written.clear();
  for (const row of rows) {
    written.addText(JSON.stringify(row));
    written.addCharacter(LINE_END);
  }
  return written.view().slice();
}

export function rowsOf(lines: Uint8Array): RegisterRow[] {
  const rows: RegisterRow[] = [];
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf(LINE_END, start);
    rows.push(JSON.parse(decoder.decode(lines.subarray(start, end))));
    start = end + 1;
  }
  return rows;
}
