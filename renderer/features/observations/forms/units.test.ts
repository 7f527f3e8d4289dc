import { describe, expect, test } from 'vitest';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { fromShown, readNumber, toShown } from './units.ts';

test.each([
  ['12,5', 12.5],
  ['-4.5', -4.5],
  ['\u22124,5', -4.5],
  ['1 080', 1080],
  [' 0 ', 0],
  ['12,', 12],
  ['', undefined],
  ['12 cm', undefined],
  ['1,2,3', undefined],
  ['-', undefined],
])('the typed number %j is %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

describe('snow', () => {
  const depth = formLayout.fieldsOf('SnowSurfaceObservation')[0];

  test('is centimetres on the screen and metres in the data, without digits by chance', () => {
    expect(depth && fromShown(depth, 12.5)).toBe(0.125);
    expect(depth && fromShown(depth, 29)).toBe(0.29);
    expect(depth && toShown(depth, 0.29)).toBe(29);
    expect(depth && toShown(depth, 1.1)).toBe(110);
  });
});
