import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { pointerText, scaleText } from './map-readout.ts';

const plain = (labels: string) => labels.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const norwegian = [createText('nb'), createFormats('nb')] as const;
const english = [createText('en'), createFormats('en')] as const;

test('the pointer is said in degrees and in UTM, each with its system in words', () => {
  const place = { longitude: 7.1402, latitude: 60.5101 };
  // PROJ 9.1.1: 397874.992 6709664.989 in zone 32.
  expect(pointerText(place, ...norwegian).map(plain)).toEqual([
    '60,5101° N 7,1402° Ø',
    'UTM 32 nord: 397 875 øst 6 709 665 nord',
  ]);
  expect(pointerText(place, ...english).map(plain)).toEqual([
    '60.5101° N 7.1402° E',
    'UTM 32 north: 397,875 east 6,709,665 north',
  ]);
});

test('Finnmark is said in zone 35 and the ocean west of 3° E in zone 31', () => {
  expect(plain(pointerText({ longitude: 23.27, latitude: 69.97 }, ...norwegian)[1] ?? '')).toBe(
    'UTM 35 nord: 357 494 øst 7 766 888 nord',
  );
  expect(pointerText({ longitude: 2, latitude: 61 }, ...norwegian)[1]).toContain('UTM 31');
});

test('the scale names the projection, a number of two digits and where it holds', () => {
  expect(plain(scaleText(4.2, 64, ...norwegian))).toBe('Kart: Web Mercator · 1 : 7 100 000 ved 64° N');
  expect(plain(scaleText(9.4, 60.392, ...english))).toBe('Map: Web Mercator · 1 : 220,000 at 60.39° N');
});
