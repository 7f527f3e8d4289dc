import { describe, expect, test } from 'vitest';
import type { ScalarTypes } from '../../schema/notation.ts';
import { createRandom } from '../../testing/map-random.ts';
import { scalarMakers } from '../../testing/map-scalars.ts';
import { base64Length, decodeBase64, encodeBase64Into } from './base64.ts';
import { ByteSink } from './byte-sink.ts';
import { decodeXml } from './decode-xml.ts';
import { escapeAttribute, escapeText } from './escape-text.ts';
import { faultText } from './fault-text.ts';
import { SCALAR_READERS } from './read-scalars.ts';
import { SCALAR_WRITERS } from './write-scalars.ts';

function written<Name extends keyof typeof SCALAR_WRITERS>(name: Name, value: ScalarTypes[Name]): string {
  const sink = new ByteSink();
  try {
    SCALAR_WRITERS[name](value as never, sink);
    return new TextDecoder().decode(sink.end());
  } finally {
    sink.release();
  }
}

describe('reading numbers', () => {
  test.each(['', ' ', '0x10', '0b1', 'Infinity', '1e', '.', '1,5', '--1', '1 2', 'inf', 'nan'])(
    '"%s" is no double',
    (text) => expect(SCALAR_READERS.double.read(text)).toBeUndefined(),
  );

  test.each([
    ['1', 1],
    [' -1.5 ', -1.5],
    ['+.5', 0.5],
    ['1.', 1],
    ['1E3', 1000],
    ['-0', -0],
    ['INF', Number.POSITIVE_INFINITY],
    ['-INF', Number.NEGATIVE_INFINITY],
    ['NaN', Number.NaN],
  ])('"%s" is a double', (text, value) => expect(SCALAR_READERS.double.read(text)).toBe(value));

  test('whole numbers keep to their range', () => {
    expect(SCALAR_READERS.int.read('2147483647')).toBe(2_147_483_647);
    expect(SCALAR_READERS.int.read('2147483648')).toBeUndefined();
    expect(SCALAR_READERS.int.read('1.0')).toBeUndefined();
    expect(SCALAR_READERS.int.read('-0')).toBe(0);
    expect(SCALAR_READERS.unsignedByte.read('256')).toBeUndefined();
    expect(SCALAR_READERS.unsignedByte.read('-1')).toBeUndefined();
    expect(SCALAR_READERS.long.read('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(SCALAR_READERS.long.read('9007199254740993')).toBeUndefined();
  });
});

test('booleans are read in four spellings', () => {
  expect(['true', '1', 'false', ' 0 ', 'TRUE', ''].map(SCALAR_READERS.boolean.read)).toEqual([
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
});

describe('times', () => {
  test.each([
    ['1970-01-01T00:00:00', 0],
    ['1970-01-01T00:00:00.5Z', 500],
    ['1970-01-01T02:00:00+02:00', 0],
    ['1969-12-31T19:00:00.001-05:00', 1],
    ['1970-01-01T24:00:00', 86_400_000],
  ])('%s is read', (text, value) => expect(SCALAR_READERS.dateTime.read(text)).toBe(value));

  test.each([
    '2001-02-29T00:00:00',
    '2001-13-01T00:00:00',
    '2001-01-01T25:00:00',
    '2001-01-01',
    '2001-01-01 00:00:00',
  ])('%s is none', (text) => expect(SCALAR_READERS.dateTime.read(text)).toBeUndefined());

  test.each([
    [0, '1970-01-01T00:00:00'],
    [-1, '1969-12-31T23:59:59.999'],
    [Date.UTC(12_345, 0), '12345-01-01T00:00:00'],
    [Date.UTC(-44, 2, 15), '-0044-03-15T00:00:00'],
    [Date.UTC(-12_345, 0), '-12345-01-01T00:00:00'],
  ])('%i is written without a zone', (value, text) => {
    expect(written('dateTime', value)).toBe(text);
    expect(SCALAR_READERS.dateTime.read(text)).toBe(value);
  });
});

test('every time is written as the platform writes it, without zone and empty milliseconds', () => {
  const random = createRandom(3);
  const days = Array.from({ length: 1500 }, (_, year) => Date.UTC(1000 + year * 6, 1, 28 + (year % 3)) - 1);
  const times = [...days, ...Array.from({ length: 20_000 }, () => scalarMakers.dateTime(random))];
  for (const time of times) {
    const expected = new Date(time).toISOString().replace(/(?:\.000)?Z$/, '');
    expect(written('dateTime', time)).toBe(expected);
  }
  expect(() => written('dateTime', Number.NaN)).toThrow(RangeError);
});

test('doubles are written in the forms of XML Schema', () => {
  const values = [0, -0, 1e21, 5e-324, 0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const texts = ['0', '-0.0', '1e+21', '5e-324', '0.1', 'NaN', 'INF', '-INF'];
  expect(values.map((value) => written('double', value))).toEqual(texts);
  expect(texts.map(SCALAR_READERS.double.read)).toEqual(values);
});

test('a single-precision number is written with the fewest digits that read back', () => {
  const random = createRandom(1);
  expect(written('float', Math.fround(0.1))).toBe('0.1');
  expect(written('float', Math.fround(16_777_216))).toBe('16777216');
  for (let index = 0; index < 20_000; index++) {
    const value = scalarMakers.float(random);
    const text = written('float', value);
    expect(SCALAR_READERS.float.read(text)).toBe(value);
    if (value === 0) continue;
    expect(text.replace(/e.*|[-.]/g, '').length).toBeLessThanOrEqual(
      String(value).replace(/e.*|[-.]/g, '').length,
    );
  }
});

test('base64 is that of the platform, with white space anywhere on reading', () => {
  const random = createRandom(2);
  for (let index = 0; index < 2000; index++) {
    const bytes = scalarMakers.base64Binary(random);
    const text = Buffer.from(bytes).toString('base64');
    const written = new Uint8Array(base64Length(bytes.length));
    encodeBase64Into(bytes, written);
    expect(Buffer.from(written).toString('latin1')).toBe(text);
    expect(decodeBase64(text.replaceAll(/(.{3})/g, '$1\r\n\t '))).toEqual(bytes);
    expect(decodeBase64(text.replaceAll('=', ''))).toEqual(bytes);
  }
  expect(['A', 'AB=C', '====', 'AB===', 'ÅÅÅÅ', 'AB*='].map(decodeBase64)).toEqual(Array(6).fill(undefined));
});

test('what XML has no form for becomes U+FFFD, and a carriage return survives', () => {
  expect(escapeText('a\u0000b\ud800c\r\n<&>"')).toBe('a\ufffdb\ufffdc&#xD;\n&lt;&amp;&gt;"');
  expect(escapeText('snø 🗺')).toBe('snø 🗺');
  for (const text of [
    'a\u0000b\ud800c\r\n\t<&>"\u007f',
    'Å<',
    '–&',
    '🗺<',
    `${'x'.repeat(300)}<ø`,
    `${'a'.repeat(255)}\ud83d\uddfa`,
  ]) {
    expect(written('string', text)).toBe(escapeText(text));
  }
  expect(escapeAttribute('a"\n\t<\u0001')).toBe('a&quot;&#xA;&#x9;&lt;\ufffd');
});

test('text in a fault is cut at 80 characters and on one line', () => {
  expect(faultText('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(faultText('a\u001b[31m\nb\u2028')).toBe('a\ufffd[31m\ufffdb\ufffd');
});

describe('encodings', () => {
  const text = '<?xml version="1.0" encoding="ENC"?><a>Ålesund</a>';
  const declared = (encoding: string) => text.replace('ENC', encoding);
  const latin1 = (value: string) => Uint8Array.from(value, (character) => character.charCodeAt(0));

  test('ISO-8859-1 is read by its declaration and by the HTTP header', () => {
    expect(decodeXml(latin1(declared('iso-8859-1')))).toContain('Ålesund');
    for (const name of ['ISO-8859-1', 'iso8859-1', 'ISO_8859-1', 'Latin1', 'windows-1252', 'CP1252']) {
      expect(decodeXml(latin1('<a>Ålesund</a>'), name)).toContain('Ålesund');
    }
  });

  test('UTF-16 is read by what its bytes look like, whatever it is called', () => {
    for (const mark of ['', '\ufeff']) {
      const little = new Uint8Array(Buffer.from(mark + declared('utf-16'), 'utf16le'));
      const big = new Uint8Array(Buffer.from(little).swap16());
      expect(decodeXml(little, 'utf-8')).toContain('Ålesund');
      expect(decodeXml(big)).toContain('Ålesund');
    }
  });

  test('the header goes before the declaration', () => {
    expect(decodeXml(new TextEncoder().encode(declared('iso-8859-1')), 'utf-8')).toContain('Ålesund');
  });

  test('bytes that are not of the encoding, and encodings that are not read, are refused', () => {
    expect(() => decodeXml(latin1('<a>Ålesund</a>'))).toThrow(
      expect.objectContaining({ code: 'soap/malformed' }),
    );
    expect(() => decodeXml(latin1(declared('ebcdic-cp-no')))).toThrow(
      expect.objectContaining({ code: 'soap/media-type' }),
    );
    expect(() => decodeXml(latin1('<a/>'), 'toString')).toThrow(
      expect.objectContaining({ code: 'soap/media-type' }),
    );
  });
});
