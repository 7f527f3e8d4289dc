import { expect, test } from 'vitest';
import { NORWEGIAN_CSV, PLAIN_CSV } from './export-format.ts';
import { sheetOfValues } from './export-sheet.ts';
import { sampleSheet } from './testing/sample-sheet.ts';
import { writeCsv } from './write-csv.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('the Norwegian form: mark, semicolon, decimal comma, lines that end as RFC 4180 says', () => {
  const { bytes, rowCount, leftOut } = writeCsv(sampleSheet, NORWEGIAN_CSV);
  expect(textOf(bytes).split('\r\n')).toEqual([
    '\ufeffNavn;Effekt (MW);I drift fra;Fallet først utnyttet;Sertifikat for alt',
    'Nedre Røssåga – Ænes;22,5;1962-06-15;1955;true',
    `"'=HYPERLINK(""x"")";-20;1980-01-01;;false`,
    '"Sima; ""Sy""";;;2020;',
    "'-5 pumper;0,0000001;2025-03-30;1899;",
    '',
  ]);
  expect([rowCount, leftOut]).toEqual([4, 0]);
});

test('the plain form: no mark, comma, decimal point', () => {
  const lines = textOf(writeCsv(sampleSheet, PLAIN_CSV).bytes).split('\r\n');
  expect(lines[1]).toBe('Nedre Røssåga – Ænes,22.5,1962-06-15,1955,true');
});

test('control characters are taken out and their cells counted, as a workbook does it', () => {
  const sheet = sheetOfValues(
    [{ id: 'text', header: 'text', kind: 'text' }],
    [['Kr\u0001aft\u000bverk'], ['a\tb\nc'], ['x'.repeat(40_000)]],
  );
  const { bytes, cleanedCells, shortenedCells } = writeCsv(sheet, PLAIN_CSV);
  expect(textOf(bytes)).toBe(`text\r\nKraftverk\r\n"a\tb\nc"\r\n${'x'.repeat(40_000)}\r\n`);
  expect([cleanedCells, shortenedCells]).toEqual([1, 0]);
});

test('a decimal comma under a comma as separator is quoted', () => {
  const sheet = sheetOfValues([{ id: 'mw', header: 'MW', kind: 'number' }], [[1.5]]);
  const options = { separator: ',', decimalSign: ',', hasByteOrderMark: false } as const;
  expect(textOf(writeCsv(sheet, options).bytes)).toBe('MW\r\n"1,5"\r\n');
});

test('only texts are kept from being formulas; numbers stay numbers', () => {
  const sheet = sheetOfValues(
    [
      { id: 'text', header: '@head', kind: 'text' },
      { id: 'number', header: 'number', kind: 'number' },
    ],
    [
      ['+47 22', -1],
      ['-20.5', 2],
      ['@x', -1e-7],
      ['\tx', 1e20],
    ],
  );
  expect(textOf(writeCsv(sheet, PLAIN_CSV).bytes).split('\r\n')).toEqual([
    "'@head,number",
    "'+47 22,-1",
    '-20.5,2',
    "'@x,-0.0000001",
    "'\tx,100000000000000000000",
    '',
  ]);
});
