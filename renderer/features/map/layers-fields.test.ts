import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { valueWords } from './layers-fields.tsx';

const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const norwegian = [createText('nb'), createFormats('nb')] as const;
type Value = Parameters<typeof valueWords>[0];
const words = (type: Value['type'], value: Value['value']) =>
  plain(valueWords({ name: 'x', type, value }, ...norwegian));

test('values are said as their types are read', () => {
  expect(words('text', 'Gjendebu')).toBe('Gjendebu');
  expect(words('integer', 1234567)).toBe('1 234 567');
  expect(words('double', 7.25)).toBe('7,25');
  expect(words('double', 0.1234567)).toBe('0,1234567');
  expect(words('boolean', 1)).toBe('ja');
  expect(words('boolean', 0)).toBe('nei');
});

test('a midnight in UTC is a day, any other moment has its clock', () => {
  expect(words('date', Date.UTC(1872, 6, 1))).toBe('01.07.1872');
  expect(words('date', Date.UTC(2026, 10, 28, 12, 30))).toMatch(/^28\.11\.2026 \d\d:30$/);
});

test('no value is a dash', () => {
  expect(words('double', null)).toBe('–');
  expect(words('text', '')).toBe('–');
});
