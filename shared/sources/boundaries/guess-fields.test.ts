import { expect, test } from 'vitest';
import { guessFields } from './guess-fields.ts';

const column = (name: string, ...values: (string | number | null)[]) => ({ name, values });

test('fields that are called after what they hold are found among others that look alike', () => {
  const columns = [
    column('objid', 1201, 1202, 1203),
    column('aar', 2024, 2024, 2024),
    column('fylke', 'Vestland', 'Vestland', 'Oslo'),
    column('navn', 'Aurland kommune', 'Lærdal kommune', 'Oslo'),
    column('kommunenummer', '4641', '4642', '0301'),
    column('kommunenavn', 'Aurland', 'Lærdal', 'Oslo'),
  ];
  expect(guessFields('municipality', columns)).toEqual({
    numberField: 'kommunenummer',
    nameField: 'kommunenavn',
  });
});

test('numbers that differ are preferred to a year, whatever they are called', () => {
  const columns = [
    column('år', 2024, 2024, 2024),
    column('kode', 301, 4641, 4642),
    column('tittel', 'a', 'b', 'c'),
  ];
  expect(guessFields('municipality', columns)).toEqual({ numberField: 'kode', nameField: 'tittel' });
});

test('regions are found by their numbers, and a layer without any has no field of them', () => {
  const columns = [column('omradeID', 3010, 3011, null), column('omradeNavn', 'Lyngen', 'Tromsø', 'Annet')];
  expect(guessFields('region', columns)).toEqual({ numberField: 'omradeID', nameField: 'omradeNavn' });
  expect(guessFields('municipality', [column('navn', 'Aurland')])).toEqual({
    numberField: undefined,
    nameField: 'navn',
  });
  expect(guessFields('region', [column('kommunenummer', '4641', '0301')]).numberField).toBeUndefined();
});

test('a field of which most values are no numbers is none', () => {
  const columns = [column('merknad', 'ny grense', '4641', 'usikker', null)];
  expect(guessFields('municipality', columns).numberField).toBeUndefined();
});
