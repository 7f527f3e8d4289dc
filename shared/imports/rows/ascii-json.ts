// JSON text with its other letters escaped: text of ASCII alone is decoded and parsed in half the time, and one letter
// beyond Latin-1 slows down all text around it.

const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const HEX = new TextEncoder().encode('0123456789abcdef');
/** The most that a byte becomes: the two of a letter become six, the four of a letter twelve. */
const GROWTH = 3;
/** By the number of bytes, the smallest letter that takes so many: a shorter one written so long is no UTF-8. */
const SMALLEST = [0, 0, 0x80, 0x800, 0x10000];

const decoder = new TextDecoder();

/** Makes text of the bytes of JSON (UTF-8) that reads as the same value, or undefined where they are none. */
export type AsciiDecoder = (json: Uint8Array) => string | undefined;

/** Each keeps a buffer, as large as the largest text so far needs. */
export function createAsciiDecoder(): AsciiDecoder {
  let buffer = new Uint8Array(0);
  return (json) => {
    if (buffer.length < json.length * GROWTH) buffer = new Uint8Array(json.length * GROWTH);
    const end = writeAscii(json, buffer);
    return end < 0 ? undefined : decoder.decode(buffer.subarray(0, end));
  };
}

/** Gives where the text ends in the target, or -1 where the source is not UTF-8 or has a backslash before such a letter. */
function writeAscii(source: Uint8Array, target: Uint8Array): number {
  let end = 0;
  for (let position = 0; position < source.length; ) {
    const byte = source[position] ?? 0;
    if (byte < 0x80) {
      target[end++] = byte;
      position += 1;
      continue;
    }
    const length = byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0;
    const letter = letterAt(source, position, length);
    // No JSON; the escaped letter would make it the letters of the escape.
    if (letter < 0 || isEscaped(source, position)) return -1;
    if (letter < 0x10000) end = writeEscape(letter, target, end);
    else {
      end = writeEscape(0xd7c0 + (letter >> 10), target, end);
      end = writeEscape(0xdc00 + (letter & 0x3ff), target, end);
    }
    position += length;
  }
  return end;
}

/** The letter of so many bytes, or -1 where they are none. */
function letterAt(source: Uint8Array, start: number, length: number): number {
  if (length === 0) return -1;
  let letter = (source[start] ?? 0) & (0x7f >> length);
  for (let position = start + 1; position < start + length; position++) {
    const byte = source[position] ?? 0;
    if (byte >> 6 !== 0b10) return -1;
    letter = (letter << 6) | (byte & 0x3f);
  }
  const isSurrogate = letter >> 11 === 0b11011;
  return letter < (SMALLEST[length] ?? 0) || letter > 0x10ffff || isSurrogate ? -1 : letter;
}

/** Whether a backslash stands before it that is not escaped itself. */
function isEscaped(source: Uint8Array, position: number): boolean {
  let first = position;
  while (source[first - 1] === BACKSLASH) first -= 1;
  return (position - first) % 2 === 1;
}

function writeEscape(unit: number, target: Uint8Array, start: number): number {
  target[start] = BACKSLASH;
  target[start + 1] = LETTER_U;
  for (let digit = 0; digit < 4; digit++) {
    target[start + 2 + digit] = HEX[(unit >> (12 - 4 * digit)) & 15] ?? 0;
  }
  return start + 6;
}
