import { SaxesParser, type SaxesTagPlain } from 'saxes';

interface ElementListener {
  /** Names are without their prefix. */
  open?(name: string, attributes: SaxesTagPlain['attributes']): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Parts of workbooks are UTF-8 or UTF-16 by their mark; text comes in steps, so that no copy of the whole is held. */
const CHUNK_BYTES = 1024 * 1024;

/** Reads a part of a workbook. Throws what saxes says of a text that is no XML. */
export function parseXml(bytes: Uint8Array, listener: ElementListener): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => listener.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => listener.close?.(localName(name)));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  const decoder = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    parser.write(decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true }));
  parser.write(decoder.decode()).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
