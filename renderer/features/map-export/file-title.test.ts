import { expect, test } from 'vitest';
import { createText } from '../../i18n/create-text.ts';
import { fileTitle } from './file-title.ts';

const text = createText('nb');
const PLANTS = [
  { kind: 'plants' as const, opacity: 1 },
  { kind: 'base' as const, opacity: 1 },
];
const ALL = { kind: 'map' as const, layers: PLANTS };

test('a file is called by the title of its map, else by what it is', () => {
  expect(fileTitle(ALL, 'Hardanger', text)).toBe('Hardanger');
  expect(fileTitle(ALL, ' ', text)).toBe('Kart');
  expect(fileTitle({ ...ALL, kind: 'legend' }, '', text)).toBe('Tegnforklaring');
});

test('a file that filters leave a part of the plants in is called a selection, if it shows plants', () => {
  const part = { ...ALL, plantNumbers: [3, 7] };
  expect(fileTitle(part, 'Hardanger', text)).toBe('Hardanger utvalg');
  expect(fileTitle({ ...part, kind: 'legend' }, '', text)).toBe('Tegnforklaring utvalg');
  expect(fileTitle({ ...part, kind: 'scaleBar' }, '', text)).toBe('Målestokk');
  expect(fileTitle({ ...part, layers: PLANTS.slice(1) }, '', text)).toBe('Kart');
});
