// Rows are read when all bytes are there: what is wrong with a text is best told of the whole of it.

import { isJsonObject, type Json } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import type { FileReader, OpenedFile } from '../staging/import-format.ts';
import { type AsciiDecoder, createAsciiDecoder } from './ascii-json.ts';
import { gatherFile } from './gather-file.ts';
import type { RowContent, RowSlice } from './row-content.ts';
import { sliceJsonList } from './slice-json-list.ts';
import { textTable } from './table-content.ts';

const ROWS_AT_ONCE = 200;
const VALUE_SHOWN = 80;
/** How workbooks begin that are not read: a ZIP file (ODS), a compound file (XLS, XLSX with a password). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Gathers a file of rows. Throws `import/…`, which names the file. */
export function createRowReader(file: OpenedFile): FileReader<RowContent> {
  return gatherFile(file, (bytes) => contentOf(file.fileName, bytes));
}

function contentOf(file: string, bytes: Uint8Array): RowContent {
  if (WORKBOOKS.some((start) => start.every((byte, index) => bytes[index] === byte))) {
    throw appError('import/workbook', { file });
  }
  const list: RowContent = { form: 'list', slices: () => slicesOf(file, bytes) };
  // A list in order is not decoded as a whole.
  if (sliceJsonList(bytes).next().value) return list;
  const text = textOf(file, bytes);
  return isJsonText(text) ? list : textTable(text);
}

function textOf(file: string, bytes: Uint8Array): string {
  const text = (decodeText(bytes) ?? decodeTable(bytes))?.trim();
  if (text === undefined) throw appError('import/not-utf8', { file });
  if (text === '') throw appError('import/empty', { file });
  if (text.startsWith('<')) throw appError('import/web-page', { file });
  return text;
}

/** A heading of a CSV may begin with a quote, as JSON text may. */
function isJsonText(text: string): boolean {
  if (/^[[{]/.test(text)) return true;
  return text.startsWith('"') && !/[,;\t]/.test(text.split(/[\r\n]/, 1)[0] ?? '');
}

/** Slice by slice; from where the text is no list in order, the rest of it as a whole, which tells what it is. */
function* slicesOf(file: string, bytes: Uint8Array): Generator<RowSlice> {
  const decodeAscii = createAsciiDecoder();
  let count = 0;
  for (const slice of sliceJsonList(bytes)) {
    const rows = slice && readRows(slice.bytes, decodeAscii);
    if (!rows) {
      yield* restOf(readList(file, textOf(file, bytes)), count);
      return;
    }
    count += rows.length;
    yield { rows, part: slice.end / bytes.length };
  }
}

function* restOf(list: readonly Json[], start: number): Generator<RowSlice> {
  for (let next = start; next < list.length; next += ROWS_AT_ONCE) {
    const end = Math.min(list.length, next + ROWS_AT_ONCE);
    yield { rows: list.slice(next, end), part: end / list.length };
  }
}

/** Undefined where they are not UTF-8 or not JSON. */
function readRows(bytes: Uint8Array, decodeAscii: AsciiDecoder): Json[] | undefined {
  try {
    const text = decodeAscii(bytes);
    return text === undefined ? undefined : JSON.parse(`[${text}]`);
  } catch {
    return undefined; // Read as a whole, the text tells where it is wrong.
  }
}

function readList(file: string, text: string): Json[] {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (endsEarly(text, reason)) throw appError('import/truncated', { file }, { cause: error });
    throw appError('import/not-json', { file, reason }, { cause: error });
  }
  if (Array.isArray(value)) return value;
  if (!isJsonObject(value))
    throw appError('import/unknown-kind', { file, found: text.slice(0, VALUE_SHOWN) });
  const members = Object.keys(value).slice(0, 10).join(', ');
  throw members === ''
    ? appError('import/empty', { file })
    : appError('import/not-a-list', { file, members });
}

/** Whether a text that is not JSON only lacks its end: the reader came to it, or the fault lies behind its last letter. */
function endsEarly(text: string, reason: string): boolean {
  if (/Unexpected end|Unterminated|Bad .*escape/.test(reason) && !/[\]}]$/.test(text)) return true;
  const position = /position (\d+)/.exec(reason)?.[1];
  return position === undefined ? reason.includes('Unexpected end') : Number(position) >= text.length;
}

const MARKS: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

const OPENING_BRACKETS = [0x5b, 0x7b];

/** The text of a file: UTF-8, with or without a byte-order mark, or UTF-16 with one. Undefined for anything else. */
function decodeText(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A fatal decoder throws on the first byte that is not of the encoding: that is the answer.
    return undefined;
  }
}

/**
 * The text of a table that is not UTF-8: Norwegian spreadsheets save theirs in the encoding of Windows. What is read
 * from a table is digits, the same in both.
 */
function decodeTable(bytes: Uint8Array): string | undefined {
  const isJson = OPENING_BRACKETS.includes(bytes[0] ?? 0);
  return isJson ? undefined : new TextDecoder('windows-1252').decode(bytes);
}
