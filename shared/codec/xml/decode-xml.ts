import { appError } from '../../contracts/errors.ts';
import { utf16Order } from './byte-scan.ts';

/** Names of encodings as requests give them. ISO-8859-1 is read as its superset windows-1252, as browsers do. */
const ENCODINGS: { readonly [name: string]: string } = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'iso_8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

const DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/;

/**
 * Decodes a request. What the bytes themselves say (a mark, the pattern of UTF-16) goes before the charset of the HTTP
 * header, and that before the XML declaration; UTF-8 where nothing is said. Throws soap/media-type for another encoding
 * and soap/malformed for bytes that are not of it.
 */
export function decodeXml(bytes: Uint8Array, charset?: string): string {
  const encoding = encodingOf(bytes, charset);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The platform's message differs between hosts; the fault says the same everywhere.
    throw appError('soap/malformed', { reason: `the bytes are not ${encoding}` });
  }
}

function encodingOf(bytes: Uint8Array, charset: string | undefined): string {
  const order = utf16Order(bytes[0] ?? -1, bytes[1] ?? -1);
  if (order) return order === 'big' ? 'utf-16be' : 'utf-16le';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const named = charset || DECLARATION.exec(asciiStart(bytes))?.[1] || 'utf-8';
  const name = named.trim().toLowerCase();
  // A body of single bytes that calls itself UTF-16 was converted on its way without its declaration.
  if (name.startsWith('utf-16')) return 'utf-8';
  const encoding = Object.hasOwn(ENCODINGS, name) ? ENCODINGS[name] : undefined;
  if (!encoding) throw appError('soap/media-type', { value: named.slice(0, 80) });
  return encoding;
}

function asciiStart(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 200));
}
