import { expect, test } from 'vitest';
import { csvFormOf, FIRST_CHOICES, keptChoices, readChoices } from './export-choices.ts';
import { NORWEGIAN_CSV, PLAIN_CSV } from './export-format.ts';

test('what was chosen comes back from the settings', () => {
  const choices = { format: 'csv', csv: { ...PLAIN_CSV, separator: '\t' } } as const;
  expect(readChoices(keptChoices(choices))).toEqual(choices);
});

test('settings that somebody broke give the first choices', () => {
  expect(readChoices(undefined)).toEqual(FIRST_CHOICES);
  expect(readChoices({ format: 'doc', csv: { separator: '|', decimalSign: 7 } })).toEqual(FIRST_CHOICES);
});

test('a CSV that differs from the offered forms in one thing is the own choice', () => {
  expect(csvFormOf(NORWEGIAN_CSV)).toBe('norwegian');
  expect(csvFormOf(PLAIN_CSV)).toBe('plain');
  expect(csvFormOf({ ...PLAIN_CSV, hasByteOrderMark: true })).toBe('own');
});
