import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT } from '../staging/staged-column.ts';
import { sheetTable, textTable } from './table-content.ts';
import { readTableFeatures } from './table-features.ts';

/** The values of the rows, column by column, as they were staged. */
function valuesOf(text: string) {
  const draft = readTableFeatures('steder.csv', textTable(text));
  const [layer] = draft?.layers ?? [];
  return (
    layer && {
      rows: layer.features.length,
      withoutShape: layer.withoutShape,
      fields: layer.fields.map(({ name, type }) => [name, type]),
      bounds: layer.bounds,
    }
  );
}

test('a table of places gives a point a line, its columns numbers where all of it are', () => {
  expect(
    valuesOf('Navn;Kode;Høyde;breddegrad;lengdegrad\nGjendebu;01;990,5;61,45;8,7\nUkjent;2;;;\n'),
  ).toEqual({
    rows: 2,
    withoutShape: 1,
    fields: [
      ['Navn', 'text'],
      ['Kode', 'text'],
      ['Høyde', 'double'],
      ['breddegrad', 'double'],
      ['lengdegrad', 'double'],
    ],
    bounds: { xMin: 8.7, yMin: 61.45, xMax: 8.7, yMax: 61.45 },
  });
});

test('a table without both columns of a position gives none', () => {
  expect(readTableFeatures('a.csv', textTable('navn,lat\nA,60'))).toBeUndefined();
  expect(readTableFeatures('a.csv', textTable('Kjære alle,\nher er tallene.'))).toBeUndefined();
});

/** What is left out, by line, column and why. */
function leftOutOf(text: string) {
  const { leftOut } = readTableFeatures('a.csv', textTable(text)) ?? {};
  return leftOut?.faults.map(({ code, details }) => [
    code,
    details['row'],
    details['field'],
    details['value'],
  ]);
}

test('rows with a bad position are left out by line, column and value, and the others are points', () => {
  const text = 'navn;Breddegrad;lon\nA;60,5;10,5\nB;nord;10\nC;61;181\nD;;11\nE;62;9,25';
  expect(leftOutOf(text)).toEqual([
    ['import/bad-row', 3, 'Breddegrad', '"nord"'],
    ['import/bad-row', 4, 'lon', '"181"'],
    ['import/bad-row', 5, 'Breddegrad', '""'],
  ]);
  // What is left out does not say what the columns are.
  expect(valuesOf(text)).toMatchObject({
    rows: 2,
    fields: [
      ['navn', 'text'],
      ['Breddegrad', 'double'],
      ['lon', 'double'],
    ],
    bounds: { xMin: 9.25, yMin: 60.5, xMax: 10.5, yMax: 62 },
  });
});

test('a row with more fields than the heading is left out: decimal commas between commas would move the place', () => {
  const text = 'navn,lat,lon\nA,60.5,10\nB,59,53,6,66\nC,61,9,,';
  expect(leftOutOf(text)).toEqual([['import/long-row', 3, undefined, undefined]]);
  expect(valuesOf(text)).toMatchObject({ rows: 2, bounds: { xMin: 9, yMin: 60.5, xMax: 10, yMax: 61 } });
});

test('a cell beside a sheet is a note, and leaves out nothing', () => {
  const rows = [
    ['navn', 'lat', 'lon'],
    ['A', '60.5', '10', 'stengt'],
  ].map((fields, at) => ({ line: at + 1, fields }));
  const draft = readTableFeatures('a.xlsx', sheetTable(rows));
  expect([draft?.leftOut.count, draft?.layers[0]?.features.length]).toEqual([0, 1]);
});

test('a table without a good row is refused by its first, and a quote that never ends by the file', () => {
  expect(() => readTableFeatures('a.csv', textTable('navn,lat,lon\nA,nord,10\nB,59,53,6,66'))).toThrow(
    expect.objectContaining({
      code: 'import/bad-row',
      details: { file: 'a.csv', row: 2, field: 'lat', value: '"nord"', expected: 'latitude' },
    }),
  );
  expect(() => readTableFeatures('a.csv', textTable('navn,lat,lon\n"A,60,10'))).toThrow(
    expect.objectContaining({ code: 'import/truncated' }),
  );
});

test('columns without a name or with one that is taken get one by their place', () => {
  expect(valuesOf('a,,a,lat,lon\n1,2,3,60,10')?.fields.map(([name]) => name)).toEqual([
    'a',
    'column 2',
    'a 3',
    'lat',
    'lon',
  ]);
});

test('numbers of up to 40 digits, with point or comma, come in to the digit, as a number or as their text', () => {
  const whole = fc.stringMatching(/^-?(0|[1-9]\d{0,39})$/).filter((text) => text !== '-0');
  const decimals = fc.option(fc.stringMatching(/^\d{1,39}$/), { nil: undefined });
  const number = fc.tuple(whole, decimals).map(
    ([before, behind]) =>
      (sign: string) =>
        behind === undefined ? before : before + sign + behind,
  );
  fc.assert(
    fc.property(number, fc.constantFrom('.', ','), (write, sign) => {
      const [position, text] = [`61${sign}5;8${sign}7`, write(sign)];
      const draft = readTableFeatures('a.csv', textTable(`n;lat;lon\n${text};${position}`));
      const column = draft?.layers[0]?.fields.find(({ name }) => name === 'n')?.column;
      const slot = column?.slot(0) ?? Number.NaN;
      if (column?.tag(0) === TEXT) expect(column.text(slot)).toBe(text);
      else expect(slot.toFixed(/[.,](.*)/.exec(text)?.[1]?.length ?? 0)).toBe(write('.'));
    }),
    { numRuns: 1000 },
  );
});

test('numbers that a program wrote with all digits of a double are numbers', () => {
  expect(valuesOf('n,lat,lon\n0.1,61.12345678901234,8.123456789012345')?.fields).toEqual([
    ['n', 'double'],
    ['lat', 'double'],
    ['lon', 'text'],
  ]);
});
