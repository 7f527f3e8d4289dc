import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { compareTables } from '../../../shared/tables/compare-tables.ts';
import { numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { DIFFERENCE_COLUMNS, differenceLabels, registerKey, valueWriter } from './difference-labels.ts';

const text = createText('nb');
const texts = createRegisterLabels('plants', plantColumns, text, createFormats('nb'));
const table = (name: string, type: string, mw: number | null, day: number) => ({
  rowCount: 1,
  keys: ['12'],
  columns: [
    textColumn('name', [name]),
    textColumn('type', [type], 'choice'),
    numberColumn('outputMw', [mw]),
    numberColumn('commissioned', [day], 'date'),
  ],
});
const { differences } = compareTables(
  table('Sima', 'K', 1637.25, Date.UTC(1980, 4, 17)),
  table('Sy-Sima', 'PK', null, Date.UTC(1980, 0, 1)),
);

test('old and new values are written as the table of the register writes them', () => {
  const [before, after] = (['before', 'after'] as const).map((side) =>
    valueWriter(differences, side, plantColumns, texts),
  );
  const rows = Array.from({ length: differences.rowCount }, (_, row) => [before?.(row), after?.(row)]);
  expect(rows).toEqual([
    ['Sima', 'Sy-Sima'],
    ['Kraftverk', 'Pumpekraftverk'],
    ['1\u00a0637,25', '–'],
    ['17.05.1980', '1980'],
  ]);
});

test('a row that only one side has is told in short, with units', () => {
  const outline = ['outputMw', 'type', 'name'];
  const empty = { rowCount: 0, keys: [], columns: table('', 'K', null, 0).columns };
  const gone = compareTables(table('Sima', 'K', 1637.25, 0), empty, outline).differences;
  const [before, after] = (['before', 'after'] as const).map((side) =>
    valueWriter(gone, side, plantColumns, texts, outline),
  );
  expect([before?.(0), after?.(0)]).toEqual(['1\u00a0637,3\u00a0MW · Kraftverk · Sima', '–']);
});

test('a difference knows the row of the register that it is about', () => {
  expect(registerKey(differences, 2)).toBe('12');
});

test('every column of differences and every kind of change has words', () => {
  const known = differences.columns.map(({ id }) => id);
  expect(DIFFERENCE_COLUMNS.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
  const labels = differenceLabels(plantColumns, texts, text);
  expect(labels['change']).toEqual({ new: 'Ny', gone: 'Borte', changed: 'Endret' });
  expect(labels['member']?.['outputMw']).toBe('Effekt (MW)');
});
