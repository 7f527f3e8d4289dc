// Where written XML goes: bytes in a buffer that is used again. Markup is known as bytes beforehand; short texts are
// encoded here, because calls into the platform's encoder cost more than what they encode.

import { base64Length, encodeBase64Into } from './base64.ts';
import { escapeText } from './escape-text.ts';

const encoder = new TextEncoder();
/** From here on the platform's encoder is faster than a loop. */
const LONG_TEXT = 256;
/** ASCII characters that stand for themselves in XML text. */
const IS_PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  code === 0x09 || code === 0x0a || (code >= 0x20 && code !== 0x26 && code !== 0x3c && code !== 0x3e) ? 1 : 0,
);
const FIRST_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 4 * 1024 * 1024;

let kept: Uint8Array<ArrayBuffer> | undefined = new Uint8Array(FIRST_BYTES);

/** Markup as the sink takes it. */
export function markupBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

export class ByteSink {
  private bytes: Uint8Array<ArrayBuffer>;
  private length = 0;

  constructor() {
    // A writer that is called while another writes gets a buffer of its own.
    this.bytes = kept ?? new Uint8Array(FIRST_BYTES);
    kept = undefined;
  }

  markup(known: Uint8Array): void {
    this.reserve(known.length);
    this.bytes.set(known, this.length);
    this.length += known.length;
  }

  /** Text as it is, for what needs no escaping. */
  text(text: string): void {
    const count = text.length;
    this.reserve(count * 3);
    if (count > LONG_TEXT) {
      this.encode(text);
      return;
    }
    const { bytes } = this;
    let end = this.length;
    for (let index = 0; index < count; index++) {
      const code = text.charCodeAt(index);
      if (code >= 0x80) {
        this.length = end;
        this.encode(text.slice(index));
        return;
      }
      bytes[end++] = code;
    }
    this.length = end;
  }

  /** Text of any characters, escaped for the content of an element. */
  escaped(text: string): void {
    const count = text.length;
    if (count > LONG_TEXT) {
      this.text(escapeText(text));
      return;
    }
    this.reserve(count * 3);
    const { bytes } = this;
    let end = this.length;
    for (let index = 0; index < count; index++) {
      const code = text.charCodeAt(index);
      if (code < 0x80 && IS_PLAIN[code] === 1) bytes[end++] = code;
      else if (code >= 0x80 && code < 0x800) {
        bytes[end++] = 0xc0 | (code >> 6);
        bytes[end++] = 0x80 | (code & 0x3f);
      } else {
        this.length = end;
        this.text(escapeText(text.slice(index)));
        return;
      }
    }
    this.length = end;
  }

  /** A whole number from 0, with zeros before it to a width. */
  digits(value: number, width: number): void {
    this.reserve(width);
    let rest = value;
    for (let place = this.length + width - 1; place >= this.length; place--) {
      const tens = Math.floor(rest / 10);
      this.bytes[place] = 0x30 + rest - tens * 10;
      rest = tens;
    }
    this.length += width;
  }

  /** The base64 of bytes: straight into the buffer, because an image as a string takes forty times the memory. */
  base64(binary: Uint8Array): void {
    const length = base64Length(binary.length);
    this.reserve(length);
    encodeBase64Into(binary, this.bytes.subarray(this.length, this.length + length));
    this.length += length;
  }

  /** One ASCII character. */
  character(code: number): void {
    this.reserve(1);
    this.bytes[this.length++] = code;
  }

  /** The bytes of everything written. */
  end(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  /** Gives the buffer back: the sink is used up, with a result or without. */
  release(): void {
    if (this.bytes.length <= MAX_KEPT_BYTES) kept = this.bytes;
  }

  private encode(text: string): void {
    this.length += encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
  }

  private reserve(neededBytes: number): void {
    if (this.length + neededBytes > this.bytes.length) this.grow(neededBytes);
  }

  private grow(neededBytes: number): void {
    const larger = new Uint8Array(Math.max(this.length + neededBytes, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
