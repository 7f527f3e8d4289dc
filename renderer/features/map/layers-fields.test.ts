import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { valueText } from './layers-fields.tsx';

const plain = (label: string) => label.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const norwegian = [createText('nb'), createFormats('nb')] as const;
type Value = Parameters<typeof valueText>[0];
const label = (type: Value['type'], value: Value['value']) =>
  plain(valueText({ name: 'x', type, value }, ...norwegian));

test('values are said as their types are read', () => {
  expect(label('text', 'Gjendebu')).toBe('Gjendebu');
  expect(label('integer', 1234567)).toBe('1 234 567');
  expect(label('double', 7.25)).toBe('7,25');
  expect(label('double', 0.1234567)).toBe('0,1234567');
  expect(label('boolean', 1)).toBe('ja');
  expect(label('boolean', 0)).toBe('nei');
});

test('a midnight in UTC is a day, any other moment has its clock', () => {
  expect(label('date', Date.UTC(1872, 6, 1))).toBe('01.07.1872');
  expect(label('date', Date.UTC(2026, 10, 28, 12, 30))).toMatch(/^28\.11\.2026 \d\d:30$/);
});

test('no value is a dash', () => {
  expect(label('double', null)).toBe('–');
  expect(label('text', '')).toBe('–');
});
