import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRow, csvRows } from './csv.ts';

/** All rows, or undefined where the text was given up. */
function parseCsv(text: string, separator: string): CsvRow[] | undefined {
  const rows = [...csvRows(text, separator)];
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function fields(text: string, separator = ','): string[][] | undefined {
  return parseCsv(text, separator)?.map((row) => [...row.fields]);
}

test('rows end with any line end, and the last one needs none', () => {
  expect(fields('a,b\r\nc,d\ne,f\rg,h')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ]);
});

test('quoted fields hold separators, line ends and doubled quotes', () => {
  expect(fields('"a,1";"b\n2";"say ""hi"""', ';')).toEqual([['a,1', 'b\n2', 'say "hi"']]);
  expect(fields('"",x')).toEqual([['', 'x']]);
});

test('empty lines are left out, empty fields are not', () => {
  expect(fields('a,b\n\n,\n')).toEqual([
    ['a', 'b'],
    ['', ''],
  ]);
});

test('rows know their line, also after a field of several lines', () => {
  expect(parseCsv('a\n\n"b\nc"\nd', ',')?.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('a separator at the very end is followed by an empty field', () => {
  expect(fields('a,')).toEqual([['a', '']]);
  expect(fields('')).toEqual([]);
});

test('a quote that never ends is told', () => {
  expect(parseCsv('a,"b\nc,d', ',')).toBeUndefined();
});

test('whatever is written with quotes is read back', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'å', '"', ',', ';', '\n', '\r', ' ', '\t') });
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const check = (rows: string[][], separator: string) => {
    const text = rows
      .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator))
      .join('\r\n');
    expect(fields(text, separator)).toEqual(rows);
  };
  fc.assert(fc.property(table, fc.constantFrom(',', ';', '\t'), check));
});
