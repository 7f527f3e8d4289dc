// Rows as a JSON list in ASCII: bytes that are stored, hashed and read back as they are. Other letters are escaped: one of
// them makes the decoding of all text around it several times as slow.

import type { RegisterRow } from '../../ports/register-store.ts';
import { TextBytes } from '../text-bytes.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/g;

const written = new TextBytes();
const decoder = new TextDecoder();

export function jsonOf(rows: readonly RegisterRow[]): Uint8Array<ArrayBuffer> {
  written.clear();
  written.addList(rows, (row) => JSON.stringify(row).replace(BEYOND_ASCII, escaped));
  return written.view().slice();
}

export function rowsOf(json: Uint8Array): RegisterRow[] {
  return JSON.parse(decoder.decode(json));
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
