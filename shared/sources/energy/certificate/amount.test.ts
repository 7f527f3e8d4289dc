import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOfGwh, divideRounded, gwhOfAmount, KWH, stepOf } from './amount.ts';

test('an amount says what the decimals of the number say', () => {
  expect(amountOfGwh(0.1) * 3n).toBe(amountOfGwh(0.3));
  expect(amountOfGwh(0.000001)).toBe(KWH);
  expect(amountOfGwh(1e-7) * 10n).toBe(KWH);
  expect(amountOfGwh(1e21)).toBe(amountOfGwh(1) * 10n ** 21n);
  expect(amountOfGwh(1e-30)).toBe(0n);
});

test('a number comes back from its amount', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(9)));
  fc.assert(
    fc.property(number, (value) => {
      // + 0 makes -0 plain: JSON has no other zero.
      expect(gwhOfAmount(amountOfGwh(value))).toBe(value + 0);
    }),
  );
});

test('the step of an amount is its last digit, at most a kilowatt-hour', () => {
  expect(stepOf(amountOfGwh(12))).toBe(KWH);
  expect(stepOf(amountOfGwh(0.12345678))).toBe(KWH / 100n);
  expect(stepOf(0n)).toBe(KWH);
});

test('halves are rounded upwards, below zero too', () => {
  expect([-3n, -2n, -1n, 0n, 1n, 2n, 3n].map((value) => divideRounded(value, 2n))).toEqual([
    -1n,
    -1n,
    0n,
    0n,
    1n,
    1n,
    2n,
  ]);
  expect(divideRounded(7n, 3n)).toBe(2n);
  expect(divideRounded(-7n, 3n)).toBe(-2n);
});
