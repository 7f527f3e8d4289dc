// A look over the bytes of a request before anything is made of them. It refuses what would be dear to read (document
// types, depth, many elements or attributes, size) and says nothing about the rest: whether the XML is well-formed is the reader's.

import type { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';

export interface ByteScan {
  /** Takes the next bytes, in pieces of any size. Gives the fault as soon as a limit is broken. */
  write(bytes: Uint8Array): AppError | undefined;
}

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const DASH = 0x2d;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/** Where the scan is between two characters. */
const TEXT = 0;
const MARKUP = 1;
const START_TAG = 2;
const QUOTED = 3;
const END_TAG = 4;
const INSTRUCTION = 5;
const DECLARATION = 6;
const COMMENT_START = 7;
const COMMENT = 8;
const CDATA = 9;

/** What a document may begin with: markup, or the white space before it. */
const isStart = (code: number) =>
  code === LT || code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Byte order of UTF-16 by the first two bytes, with and without a mark; undefined: one byte for a character of markup. */
export function utf16Order(first: number, second: number): 'big' | 'little' | undefined {
  if ((first === 0xff && second === 0xfe) || (isStart(first) && second === 0)) return 'little';
  if ((first === 0xfe && second === 0xff) || (first === 0 && isStart(second))) return 'big';
  return undefined;
}

/** One character after the other, whatever the width. Characters beyond ASCII may be given as 0. */
class MarkupScan {
  private readonly limits: ReadLimits;
  private state = TEXT;
  private quote = 0;
  private last = 0;
  private beforeLast = 0;
  private depth = 0;
  private elements = 0;
  private attributes = 0;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  get isInText(): boolean {
    return this.state === TEXT;
  }

  next(code: number): AppError | undefined {
    switch (this.state) {
      case TEXT:
        if (code === LT) this.state = MARKUP;
        return undefined;
      case MARKUP:
        return this.openMarkup(code);
      case START_TAG:
        if (code === GT) this.closeStartTag();
        else if (code === QUOTE || code === APOSTROPHE) return this.openAttribute(code);
        this.last = code;
        return undefined;
      case QUOTED:
        if (code === this.quote) this.state = START_TAG;
        return undefined;
      case END_TAG:
        if (code === GT) this.state = TEXT;
        return undefined;
      case DECLARATION:
        return this.openDeclaration(code);
      case COMMENT_START:
        this.state = COMMENT;
        this.last = this.beforeLast = 0;
        return undefined;
      default:
        this.scanToEnd(code);
        return undefined;
    }
  }

  private openMarkup(code: number): AppError | undefined {
    this.last = 0;
    this.beforeLast = 0;
    if (code === SLASH) {
      this.depth--;
      this.state = END_TAG;
    } else if (code === BANG) this.state = DECLARATION;
    else if (code === QUESTION) this.state = INSTRUCTION;
    else {
      this.state = START_TAG;
      this.attributes = 0;
      if (++this.elements > this.limits.maxElements) {
        return appError('soap/too-many-elements', { limit: this.limits.maxElements });
      }
      if (++this.depth > this.limits.maxDepth) {
        return appError('soap/too-deep', { limit: this.limits.maxDepth });
      }
    }
    return undefined;
  }

  private openAttribute(quote: number): AppError | undefined {
    this.quote = quote;
    this.state = QUOTED;
    this.last = quote;
    if (++this.attributes <= this.limits.maxAttributes) return undefined;
    return appError('soap/too-many-attributes', { limit: this.limits.maxAttributes });
  }

  private closeStartTag(): void {
    if (this.last === SLASH) this.depth--;
    this.state = TEXT;
  }

  private openDeclaration(code: number): AppError | undefined {
    if (code === DASH) this.state = COMMENT_START;
    else if (code === BRACKET) this.state = CDATA;
    else return appError('soap/dtd');
    return undefined;
  }

  /** Looks for the end of a comment, a CDATA section or an instruction. */
  private scanToEnd(code: number): void {
    if (code === GT) {
      const isEnd =
        this.state === COMMENT
          ? this.last === DASH && this.beforeLast === DASH
          : this.state === CDATA
            ? this.last === BRACKET_END && this.beforeLast === BRACKET_END
            : this.last === QUESTION;
      if (isEnd) this.state = TEXT;
    }
    this.beforeLast = this.last;
    this.last = code;
  }
}

/** So many bytes are looked at one by one: between most tags there is less than a call of the platform costs. */
const SHORT_TEXT = 32;

function nextMarkup(bytes: Uint8Array, start: number): number {
  const end = Math.min(start + SHORT_TEXT, bytes.length);
  for (let index = start; index < end; index++) if (bytes[index] === LT) return index;
  return bytes.indexOf(LT, end);
}

export function createByteScan(limits: ReadLimits = READ_LIMITS): ByteScan {
  const markup = new MarkupScan(limits);
  let size = 0;
  let first = -1;
  let order: 'big' | 'little' | 'none' | undefined;
  let half = -1;
  let fault: AppError | undefined;

  function scanNarrow(bytes: Uint8Array): AppError | undefined {
    for (let index = 0; index < bytes.length; index++) {
      if (markup.isInText && bytes[index] !== LT) {
        index = nextMarkup(bytes, index + 1);
        if (index < 0) return undefined;
      }
      const found = markup.next(bytes[index] ?? 0);
      if (found) return found;
    }
    return undefined;
  }

  function scanWide(bytes: Uint8Array): AppError | undefined {
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0;
      if (half < 0) {
        half = byte;
        continue;
      }
      const [low, high] = order === 'big' ? [byte, half] : [half, byte];
      half = -1;
      const found = markup.next(high === 0 ? low : 0);
      if (found) return found;
    }
    return undefined;
  }

  function scan(bytes: Uint8Array): AppError | undefined {
    if (bytes.length === 0) return undefined;
    if (order !== undefined) return order === 'none' ? scanNarrow(bytes) : scanWide(bytes);
    const start = first < 0 ? bytes : Uint8Array.of(first, ...bytes.subarray(0, 1));
    if (start.length < 2) {
      first = start[0] ?? 0;
      return undefined;
    }
    order = utf16Order(start[0] ?? 0, start[1] ?? 0) ?? 'none';
    return first < 0 ? scan(bytes) : (scan(Uint8Array.of(first)) ?? scan(bytes));
  }

  return {
    write(bytes) {
      size += bytes.length;
      if (size > limits.maxBytes) fault ??= appError('soap/too-large', { limit: limits.maxBytes });
      fault ??= scan(bytes);
      return fault;
    },
  };
}
