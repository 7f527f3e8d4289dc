import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { FIRST_CHOICES } from './export-choices.ts';
import { exportOptions } from './export-options.ts';

const speech = { text: createText('nb'), formats: createFormats('nb') };
const subject = {
  name: 'Kraftverk utvalg',
  about: [['Filtre', 'Type: Pumpe']],
  aboutGroups: { xlsx: ['Grupper', 'Delsummer'], geojson: ['Grupper', 'Egenskap'] },
} as const;
const NOW_MS = new Date(2026, 11, 1, 13, 5).getTime();
const WRITTEN = ['Skrevet av Varde', '01.12.2026 13:05'];

test('a workbook and a GeoJSON file say what is in them, how groups are told and when they were written', () => {
  const as = (format: 'xlsx' | 'geojson') =>
    exportOptions(subject, { ...FIRST_CHOICES, format }, NOW_MS, speech);
  expect(as('xlsx')).toEqual({
    format: 'xlsx',
    sheetName: 'Kraftverk utvalg',
    aboutName: 'Om filen',
    about: [['Filtre', 'Type: Pumpe'], ['Grupper', 'Delsummer'], WRITTEN],
  });
  expect(as('geojson')).toEqual({
    format: 'geojson',
    about: [['Filtre', 'Type: Pumpe'], ['Grupper', 'Egenskap'], WRITTEN],
  });
});

test('a CSV file has rows alone', () => {
  const { csv } = FIRST_CHOICES;
  expect(exportOptions(subject, { format: 'csv', csv }, NOW_MS, speech)).toEqual({ format: 'csv', csv });
});
