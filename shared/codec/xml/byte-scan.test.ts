import { describe, expect, test } from 'vitest';
import { createByteScan } from './byte-scan.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, order: 'big' | 'little', mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${text}` : text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index++) {
    view.setUint16(index * 2, units.charCodeAt(index), order === 'little');
  }
  return bytes;
}

const encodings: [string, (text: string) => Uint8Array][] = [
  ['UTF-8', utf8],
  ['UTF-16 big', (text) => utf16(text, 'big', true)],
  ['UTF-16 little without a mark', (text) => utf16(text, 'little', false)],
];

function scan(bytes: Uint8Array, pieces = bytes.length, limits?: Parameters<typeof createByteScan>[0]) {
  const scanner = createByteScan(limits);
  let fault: ReturnType<typeof scanner.write>;
  for (let index = 0; index < bytes.length && !fault; index += pieces) {
    fault = scanner.write(bytes.subarray(index, index + pieces));
  }
  return fault?.code;
}

describe.each(encodings)('in %s', (_, encode) => {
  test.each([1, 3, 7, 100_000])('a request in pieces of %i bytes passes', (pieces) => {
    const text = '<?xml version="1.0"?><!-- <a> -- > --><a b="/>" c=\'>\'><b/><![CDATA[<c>]]]]><d>é</d></a>';
    expect(
      scan(encode(text), pieces, { maxBytes: 1000, maxDepth: 2, maxElements: 3, maxAttributes: 2 }),
    ).toBeUndefined();
  });

  test.each([1, 3, 100_000])('a document type is refused, in pieces of %i bytes', (pieces) => {
    expect(scan(encode('<!DOCTYPE a [<!ENTITY b "c">]><a/>'), pieces)).toBe('soap/dtd');
  });

  test.each([1, 100_000])('depth over 100 is refused, in pieces of %i bytes', (pieces) => {
    expect(scan(encode('<a>'.repeat(100) + '</a>'.repeat(100)), pieces)).toBeUndefined();
    expect(scan(encode('<a>'.repeat(101)), pieces)).toBe('soap/too-deep');
    expect(scan(encode(`<a>${'<b></b><b/>'.repeat(500)}</a>`), pieces)).toBeUndefined();
  });
});

test('an element with more than a thousand attributes is refused, many elements with some are not', () => {
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}='"'`).join(' ');
  expect(scan(utf8(`<a ${attributes(1000)}><b ${attributes(1000)}/></a>`), 1000)).toBeUndefined();
  expect(scan(utf8(`<a ${attributes(1001)}/>`), 1000)).toBe('soap/too-many-attributes');
});

test('UTF-16 without a mark is known by the white space before its first tag, too', () => {
  for (const order of ['big', 'little'] as const) {
    expect(scan(utf16('\n <!DOCTYPE a>', order, false), 3)).toBe('soap/dtd');
  }
});

test('markup in attributes, comments and CDATA is no element', () => {
  const limits = { maxBytes: 1000, maxDepth: 1, maxElements: 1, maxAttributes: 1 };
  expect(scan(utf8('<a x="<b><c>"/>'), 1, limits)).toBeUndefined();
  expect(scan(utf8('<!--<b><c>--><a><![CDATA[<b><c>]]></a>'), 1, limits)).toBeUndefined();
  expect(scan(utf8('<?p <b><c> ?><a/>'), 1, limits)).toBeUndefined();
  expect(scan(utf8('<a><b/></a>'), 1, limits)).toBe('soap/too-many-elements');
});

test('a million elements pass and one more does not', () => {
  const most = utf8(`<a>${'<b/>'.repeat(999_999)}</a>`);
  expect(scan(most, 65_536)).toBeUndefined();
  expect(scan(utf8(`<a>${'<b/>'.repeat(1_000_000)}</a>`), 65_536)).toBe('soap/too-many-elements');
});

test('the fault comes with the piece that breaks the limit, and stays', () => {
  const scanner = createByteScan({ maxBytes: 10, maxDepth: 9, maxElements: 9, maxAttributes: 9 });
  expect(scanner.write(utf8('<a>456789'))).toBeUndefined();
  expect(scanner.write(utf8('0'))).toBeUndefined();
  expect(scanner.write(utf8('1'))?.code).toBe('soap/too-large');
  expect(scanner.write(utf8(''))?.code).toBe('soap/too-large');
});
