import { isJsonObject, type Json } from '../../base/json.ts';
import { failure } from '../../base/result.ts';
import { appError } from '../../contracts/errors.ts';
import { decodeTable, decodeText } from './decode-text.ts';
import { parsePoints } from './parse-points.ts';
import { parseRows } from './parse-rows.ts';
import type { ParseOutcome } from './parsed-file.ts';

const IMPORT_LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * Reads a file: the list that a service answers with, or a table of points. What it is, is found in it; its name is
 * only for the errors, which tell row and field.
 */
export function parseFile(file: string, bytes: Uint8Array): ParseOutcome {
  if (bytes.length > IMPORT_LIMIT_BYTES) {
    return failure(appError('import/too-large', { file, limitBytes: IMPORT_LIMIT_BYTES }));
  }
  const text = (decodeText(bytes) ?? decodeTable(bytes))?.trim();
  if (text === undefined) return failure(appError('import/not-utf8', { file }));
  if (text === '') return failure(appError('import/empty', { file }));
  if (text.startsWith('<')) return failure(appError('import/web-page', { file }));
  return /^["[{]/.test(text) && !looksLikeHeading(text) ? parseJsonList(file, text) : parsePoints(file, text);
}

/** A heading of a CSV may begin with a quote, as JSON text may. */
function looksLikeHeading(text: string): boolean {
  return text.startsWith('"') && /[,;\t]/.test(text.split(/[\r\n]/, 1)[0] ?? '');
}

function parseJsonList(file: string, text: string): ParseOutcome {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (endsEarly(text, reason)) return failure(appError('import/truncated', { file }, { cause: error }));
    return failure(appError('import/not-json', { file, reason }, { cause: error }));
  }
  if (Array.isArray(value)) return parseRows(file, value);
  const members = isJsonObject(value) ? Object.keys(value).slice(0, 10).join(', ') : '';
  return failure(appError('import/not-a-list', { file, members }));
}

/** Whether a text that is not JSON only lacks its end: the reader came to it, or the fault lies behind its last letter. */
function endsEarly(text: string, reason: string): boolean {
  if (/Unexpected end|Unterminated|Bad .*escape/.test(reason) && !/[\]}]$/.test(text)) return true;
  const position = /position (\d+)/.exec(reason)?.[1];
  return position === undefined ? reason.includes('Unexpected end') : Number(position) >= text.length;
}
