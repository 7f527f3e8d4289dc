import { expect, test } from 'vitest';
import { formatDegrees, formatLatitude } from './format-degrees.ts';

const norwegian = { decimalSign: ',', north: 'N', south: 'S', east: 'Ø', west: 'V' };

test('degrees are written with the letters and the decimal sign of the language', () => {
  expect(formatDegrees({ latitude: 60.51012, longitude: 7.14016 }, 4, norwegian)).toBe(
    '60,5101°\u00a0N 7,1402°\u00a0Ø',
  );
});

test('west and south have their own letters and no sign', () => {
  expect(formatDegrees({ latitude: -33.5, longitude: -8.25 }, 2, norwegian)).toBe(
    '33,50°\u00a0S 8,25°\u00a0V',
  );
});

test('a latitude can stand alone, without decimals', () => {
  expect(formatLatitude(63.7, 0, norwegian)).toBe('64°\u00a0N');
});
