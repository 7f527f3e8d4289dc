// XML that comes in chunks of bytes: decoded, parsed, and what is wrong with it told by line and column.

import { SaxesParser, type SaxesTagNS } from 'saxes';
import { appError } from '../../contracts/errors.ts';

export interface XmlListener {
  /** `line` is where the element begins, from 1. */
  open(tag: SaxesTagNS, line: number): void;
  text(text: string): void;
  close(): void;
}

/** Names are looked up through all elements that are open: more would make that slow, and no format has them. */
const MAX_DEPTH = 100;

export class XmlChunks {
  private readonly parser = new SaxesParser({ xmlns: true });
  private decoder: TextDecoder | undefined;
  private depth = 0;
  private tagLine = 1;
  private byteCount = 0;

  constructor(listener: XmlListener) {
    const { parser } = this;
    parser.on('opentagstart', () => {
      this.tagLine = parser.line;
    });
    parser.on('opentag', (tag) => {
      this.depth++;
      if (this.depth > MAX_DEPTH) throw this.problem(`elements are nested deeper than ${MAX_DEPTH}`);
      listener.open(tag, this.tagLine);
    });
    parser.on('closetag', () => {
      this.depth--;
      listener.close();
    });
    parser.on('text', (text) => listener.text(text));
    parser.on('cdata', (text) => listener.text(text));
    parser.on('error', ({ message }) => {
      throw this.problem(message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''));
    });
  }

  /** Throws `layer-import/not-xml`, and what the listener throws. */
  push(chunk: Uint8Array): void {
    this.byteCount += chunk.length;
    this.decoder ??= this.openDecoder(chunk);
    this.parser.write(this.decode(chunk, this.decoder));
  }

  /** After the last byte. Throws `layer-import/truncated` where an element is open. */
  end(): void {
    if (this.decoder) this.parser.write(this.decode(new Uint8Array(), this.decoder, false));
    if (this.depth > 0 || !this.decoder) throw appError('layer-import/truncated', { byte: this.byteCount });
    this.parser.close();
  }

  private decode(chunk: Uint8Array, decoder: TextDecoder, stream = true): string {
    try {
      return decoder.decode(chunk, { stream });
    } catch {
      throw this.problem(`the bytes are not ${decoder.encoding}`);
    }
  }

  /** What a byte-order mark says, else the declaration, else UTF-8 (XML 1.0, appendix F). */
  private openDecoder(chunk: Uint8Array): TextDecoder {
    const start = String.fromCharCode(...chunk.subarray(0, 200));
    const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
    const order = start.startsWith('\xff\xfe') ? 'utf-16le' : undefined;
    const marked = start.startsWith('\xfe\xff') ? 'utf-16be' : order;
    const encoding = marked ?? declared ?? 'utf-8';
    try {
      return new TextDecoder(encoding, { fatal: true });
    } catch {
      throw this.problem(`the encoding ${encoding.slice(0, 80)} is not known`);
    }
  }

  private problem(reason: string) {
    const { line, column } = this.parser;
    return appError('layer-import/not-xml', { line, column: column + 1, reason });
  }
}
