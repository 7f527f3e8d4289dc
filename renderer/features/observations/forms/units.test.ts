import { describe, expect, test } from 'vitest';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { fromShown, readNumber, stepped, toShown } from './units.ts';

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
  ['9'.repeat(400), undefined],
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

test('arrow keys go to the next hundred metres of a height, and not beyond its limits', () => {
  const height = formLayout
    .fieldsOf('AvalancheEvalProblem2')
    .find(({ field }) => field.name === 'ExposedHeight1');
  const from = (value: number | undefined, direction: 'up' | 'down') =>
    height && stepped(height, value, direction);
  expect([from(1_200, 'up'), from(1_250, 'up'), from(1_200, 'down'), from(1_250, 'down')]).toEqual([
    1_300, 1_300, 1_100, 1_200,
  ]);
  expect([from(2_500, 'up'), from(0, 'down'), from(undefined, 'up'), from(undefined, 'down')]).toEqual([
    2_500, 0, 0, 2_500,
  ]);
  const depth = formLayout.fieldsOf('SnowSurfaceObservation')[0];
  expect(depth && stepped(depth, 1, 'up')).toBeUndefined();
});
