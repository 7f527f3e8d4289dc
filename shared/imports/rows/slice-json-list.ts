import { type ScanState, scanValue } from '../geojson/scan-value.ts';

/** Rows of about this size are read in a few milliseconds. V8 takes memory anew for each text that is larger. */
const SLICE_BYTES = 96 * 1024;

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const COMMA = 0x2c;
const BLANKS = [0x20, 0x09, 0x0a, 0x0d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Some rows of a list, with what stands between them. */
export interface ListSlice {
  readonly bytes: Uint8Array;
  /** Where the next slice begins in the whole. */
  readonly end: number;
}

/**
 * Cuts the text of a JSON list of objects (UTF-8) into slices, so that it can be read in steps. What the rows hold is
 * not looked at. Gives undefined at the place from which on the text is no such list: then only reading it as a whole
 * can tell what is wrong.
 */
export function* sliceJsonList(
  bytes: Uint8Array,
  sliceBytes = SLICE_BYTES,
): Generator<ListSlice | undefined> {
  const hasByteOrderMark = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
  let position = afterBlanks(bytes, hasByteOrderMark ? BYTE_ORDER_MARK.length : 0);
  if (bytes[position] !== OPEN_LIST) return yield undefined;
  position = afterBlanks(bytes, position + 1);
  let start = position;
  for (;;) {
    const end = rowEnd(bytes, position);
    const next = afterBlanks(bytes, end);
    const isLast = bytes[next] === CLOSE_LIST;
    if (end < 0 || !(isLast || bytes[next] === COMMA)) return yield undefined;
    position = afterBlanks(bytes, next + 1);
    if (isLast || end - start >= sliceBytes) {
      yield { bytes: bytes.subarray(start, end), end: position };
      start = position;
    }
    if (isLast) break;
  }
  if (position < bytes.length) yield undefined;
}

function rowEnd(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== OPEN_OBJECT) return -1;
  const state: ScanState = { depth: 0, position: start };
  return scanValue(bytes, bytes.length, state);
}

function afterBlanks(bytes: Uint8Array, start: number): number {
  let position = start;
  while (BLANKS.includes(bytes[position] ?? -1)) position++;
  return position;
}
