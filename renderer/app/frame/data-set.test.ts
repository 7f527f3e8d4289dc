import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { ageOf, sourceName } from './data-set.ts';

const text = createText('nb');
const formats = createFormats('nb');
const now = Date.UTC(2026, 10, 28, 12);
const plain = (message: string) => message.replaceAll('\u00a0', ' ');

const status = (origin: RegisterStatus['origin'], source: string): RegisterStatus => ({
  register: 'plants',
  origin,
  source,
  changedAtMs: now - 3 * 3_600_000,
  rows: 1833,
  version: 'a',
});

test('sample data say that they are, and how many rows they have rather than an age', () => {
  expect(sourceName(status('sample', ''), text)).toBe('Eksempeldata');
  expect(plain(ageOf(status('sample', ''), now, text, formats))).toBe('1 833 rader');
});

test('a file is called by its name, a source by its host', () => {
  expect(sourceName(status('file', 'kraftverk.json'), text)).toBe('kraftverk.json');
  expect(sourceName(status('upstream', 'https://api.example.org/hydropower/X'), text)).toBe(
    'api.example.org',
  );
  expect(sourceName(status('upstream', 'not an address'), text)).toBe('Hentet fra kilden');
});

test('the age counts from the moment that it is given', () => {
  expect(plain(ageOf(status('upstream', ''), now, text, formats))).toBe('hentet for 3 t siden');
  expect(plain(ageOf(status('file', 'x'), now, text, formats))).toBe('åpnet for 3 t siden');
});

test('what came within the last minute came now, whenever the clock of the frame ticks', () => {
  const fresh = { ...status('file', 'x'), changedAtMs: now - 59_000 };
  expect(ageOf(fresh, now, text, formats)).toBe('åpnet nå');
  expect(ageOf(fresh, now - 70_000, text, formats)).toBe('åpnet nå');
  expect(plain(ageOf({ ...fresh, changedAtMs: now - 61_000 }, now, text, formats))).toBe(
    'åpnet for 1 min siden',
  );
});
