import { expect, test } from 'vitest';
import { textTable } from './table-content.ts';
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

test('a bad position is told by its line, and a quote that never ends by the file', () => {
  expect(() => readTableFeatures('a.csv', textTable('navn,lat,lon\nA,60,10\nB,nord,10'))).toThrow(
    expect.objectContaining({
      code: 'layer-import/bad-position',
      details: expect.objectContaining({ line: 3, value: 'nord' }),
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
