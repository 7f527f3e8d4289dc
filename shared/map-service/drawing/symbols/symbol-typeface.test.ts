import { expect, test } from 'vitest';
import { loadTypeface } from '../../../render/text/typeface.ts';
import { typefaceFor, typefacesOf } from './symbol-typeface.ts';

test.each([
  ['Times New Roman', 'serif-regular'],
  ['georgia', 'serif-regular'],
  ['DejaVu Serif', 'serif-regular'],
  ['Courier New', 'mono-regular'],
  ['Consolas', 'mono-regular'],
  ['DejaVu Sans Mono', 'mono-regular'],
  ['MS Sans Serif', 'inter-regular'],
  ['Arial', 'inter-regular'],
  ['Inter', 'inter-regular'],
  ['', 'inter-regular'],
  ['Ingen slik', 'inter-regular'],
] as const)('the family %s is drawn in %s', (FontName, name) => {
  expect(typefacesOf({ FontName })[0]).toBe(name);
});

test('bold letters of a family are bold, slanted ones are slanted, and bold ones that are slanted are bold', () => {
  expect(typefacesOf({ FontName: 'Times', FontWeight: 700 })[0]).toBe('serif-bold');
  expect(typefacesOf({ FontName: 'Courier', FontItalic: true, FontWeight: 400 })[0]).toBe('mono-italic');
  expect(typefacesOf({ FontName: 'Courier', FontItalic: true, FontWeight: 700 })[0]).toBe('mono-bold');
  expect(typefacesOf(undefined)).toEqual(['inter-regular']);
});

test('a text with a letter that its typeface lacks is set in Inter, also where that lacks it', async () => {
  const names = typefacesOf({ FontName: 'Courier New', FontWeight: 700 });
  await Promise.all(names.map(loadTypeface));
  expect(typefaceFor('Ávži', names)).toBe('mono-bold');
  expect(typefaceFor('Ǥuõđđ', names)).toBe('inter-bold');
  expect(typefaceFor('水', names)).toBe('inter-bold');
});
