import { isJsonObject, type Json } from '../../../base/json.ts';
import { failure, success } from '../../../base/result.ts';
import { appError } from '../../../contracts/errors.ts';
import { decodeTable, decodeText } from '../../../imports/rows/decode-text.ts';
import { sliceJsonList } from '../../../imports/rows/slice-json-list.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { parsePoints } from './parse-points.ts';
import { openRowReader, type RowReader } from './parse-rows.ts';
import type { ParseOutcome } from './parsed-file.ts';

const MAX_IMPORT_BYTES = 256 * 1024 * 1024;
const ROWS_AT_ONCE = 200;

/**
 * Reads a file: the list that a service answers with, or a table of points. What it is, is found in it; its name is
 * only for the errors, which tell row and field.
 */
export async function parseFile(
  file: string,
  bytes: Uint8Array,
  scheduler: Scheduler,
): Promise<ParseOutcome> {
  if (bytes.length > MAX_IMPORT_BYTES) {
    return failure(appError('import/too-large', { file, limitBytes: MAX_IMPORT_BYTES }));
  }
  const inSlices = await parseInSlices(file, bytes, scheduler);
  if (inSlices) return inSlices;
  const text = (decodeText(bytes) ?? decodeTable(bytes))?.trim();
  if (text === undefined) return failure(appError('import/not-utf8', { file }));
  if (text === '') return failure(appError('import/empty', { file }));
  if (text.startsWith('<')) return failure(appError('import/web-page', { file }));
  return /^["[{]/.test(text) && !looksLikeHeading(text)
    ? parseWhole(file, text, scheduler)
    : parsePoints(file, text, scheduler);
}

/** Reads a list slice by slice. Undefined when it is not a list in order: read as a whole, it tells what it is. */
async function parseInSlices(
  file: string,
  bytes: Uint8Array,
  scheduler: Scheduler,
): Promise<ParseOutcome | undefined> {
  let reader: RowReader | undefined;
  for (const slice of sliceJsonList(bytes)) {
    const rows = slice && readSlice(slice.bytes);
    if (!rows) return undefined;
    if (!reader) {
      const opened = openRowReader(file, rows);
      if (!opened.ok) return undefined;
      reader = opened.value;
    }
    const fault = reader.read(rows);
    if (fault) return failure(fault);
    scheduler.tell({ rows: reader.rowCount, part: slice.end / bytes.length });
    if (scheduler.isDue()) await scheduler.pause();
  }
  return reader && success(reader.end());
}

/** Undefined for what is not UTF-8 or not JSON. */
function readSlice(bytes: Uint8Array): Json[] | undefined {
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(`[${text}]`);
  } catch {
    return undefined; // Read as a whole, the text tells where it is wrong.
  }
}

/** A heading of a CSV may begin with a quote, as JSON text may. */
function looksLikeHeading(text: string): boolean {
  return text.startsWith('"') && /[,;\t]/.test(text.split(/[\r\n]/, 1)[0] ?? '');
}

async function parseWhole(file: string, text: string, scheduler: Scheduler): Promise<ParseOutcome> {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (endsEarly(text, reason)) return failure(appError('import/truncated', { file }, { cause: error }));
    return failure(appError('import/not-json', { file, reason }, { cause: error }));
  }
  if (Array.isArray(value)) return parseList(file, value, scheduler);
  if (!isJsonObject(value)) return failure(appError('import/unknown-kind', { file }));
  const members = Object.keys(value).slice(0, 10).join(', ');
  return failure(
    members === '' ? appError('import/empty', { file }) : appError('import/not-a-list', { file, members }),
  );
}

async function parseList(file: string, list: readonly Json[], scheduler: Scheduler): Promise<ParseOutcome> {
  const reader = openRowReader(file, list);
  if (!reader.ok) return reader;
  for (let start = 0; start < list.length; start += ROWS_AT_ONCE) {
    const fault = reader.value.read(list.slice(start, start + ROWS_AT_ONCE));
    if (fault) return failure(fault);
    scheduler.tell({ rows: reader.value.rowCount, part: reader.value.rowCount / list.length });
    if (scheduler.isDue()) await scheduler.pause();
  }
  return success(reader.value.end());
}

/** Whether a text that is not JSON only lacks its end: the reader came to it, or the fault lies behind its last letter. */
function endsEarly(text: string, reason: string): boolean {
  if (/Unexpected end|Unterminated|Bad .*escape/.test(reason) && !/[\]}]$/.test(text)) return true;
  const position = /position (\d+)/.exec(reason)?.[1];
  return position === undefined ? reason.includes('Unexpected end') : Number(position) >= text.length;
}
