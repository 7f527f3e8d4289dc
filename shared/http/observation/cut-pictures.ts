// Takes the pictures out of a body before anything reads it: a registration may have 64 MB of them and a few kilobytes
// of everything else.

import { decodeBase64 } from './decode-base64.ts';

export interface PictureCutting {
  /** Takes the bytes of a picture and gives the name that stands in the body instead of it. */
  hold(picture: Uint8Array): string;
  /** Lets others have their turn between two steps. */
  pause(): Promise<void>;
}

export interface CutBody {
  readonly body: Uint8Array<ArrayBuffer>;
  /** The names of its pictures, in their order. */
  readonly pictures: readonly string[];
}

const NAME = 'pictureimagebase64';
/** As `\u0050`, which is how some clients write letters. */
const MAX_LETTER_BYTES = 6;
const QUOTE = 0x22;
const COLON = 0x3a;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** No prefix of a data URI is longer. */
const MAX_PREFIX_BYTES = 200;
/** What is no picture keeps a value that names none, so that whoever reads the body tells its path. */
const NO_PICTURE = '"?"';

/**
 * The same JSON with a name in the place of every value of PictureImageBase64, at any depth and in any spelling of case.
 * What is no JSON stays as it is.
 */
export async function cutPictures(body: Uint8Array<ArrayBuffer>, cutting: PictureCutting): Promise<CutBody> {
  const parts: Uint8Array[] = [];
  const pictures: string[] = [];
  let taken = 0;
  for (let start = body.indexOf(QUOTE); start >= 0; ) {
    const end = endOfString(body, start);
    if (end < 0) break;
    const value = isPictureName(body, start, end) ? startOfValue(body, end) : -1;
    const valueEnd = value < 0 ? -1 : endOfString(body, value);
    if (valueEnd - value > 2) {
      const picture = await decodeBase64(body.subarray(afterPrefix(body, value + 1), valueEnd - 1), cutting);
      const name = picture && cutting.hold(picture);
      if (name !== undefined) pictures.push(name);
      const written = name === undefined ? NO_PICTURE : JSON.stringify(name);
      parts.push(body.subarray(taken, value), new TextEncoder().encode(written));
      taken = valueEnd;
    }
    start = body.indexOf(QUOTE, Math.max(end, taken));
  }
  return { body: taken === 0 ? body : joined([...parts, body.subarray(taken)]), pictures };
}

/** Behind the closing quote of the string that begins here; −1 where it does not end. */
function endOfString(body: Uint8Array, start: number): number {
  for (let at = body.indexOf(QUOTE, start + 1); at >= 0; at = body.indexOf(QUOTE, at + 1)) {
    let first = at;
    while (body[first - 1] === BACKSLASH) first -= 1;
    if ((at - first) % 2 === 0) return at + 1;
  }
  return -1;
}

function isPictureName(body: Uint8Array, start: number, end: number): boolean {
  const length = end - start - 2;
  if (length < NAME.length || length > NAME.length * MAX_LETTER_BYTES) return false;
  const text = new TextDecoder().decode(body.subarray(start, end));
  try {
    return String(JSON.parse(text)).toLowerCase() === NAME;
  } catch {
    return false; // Told by whoever reads the whole.
  }
}

/** Where the string begins that is the value of a name; −1 where the value is none. */
function startOfValue(body: Uint8Array, end: number): number {
  const colon = skipBlanks(body, end);
  if (body[colon] !== COLON) return -1;
  const value = skipBlanks(body, colon + 1);
  return body[value] === QUOTE ? value : -1;
}

function skipBlanks(body: Uint8Array, from: number): number {
  let at = from;
  while (at < body.length && (body[at] ?? 0) <= 0x20) at += 1;
  return at;
}

/** Behind `data:image/jpeg;base64,` where the text begins so. */
function afterPrefix(body: Uint8Array, start: number): number {
  const prefix = new TextDecoder().decode(body.subarray(start, start + 5));
  if (prefix.toLowerCase() !== 'data:') return start;
  const comma = body.subarray(start, start + MAX_PREFIX_BYTES).indexOf(COMMA);
  return comma < 0 ? start : start + comma + 1;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
