import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test('without a format a number has at most six decimals and no zeros at their end', () => {
  expect([0, 0.5, 2.5, 100, 1 / 3, 1_234_567].map((value) => numberText(value))).toEqual([
    '0',
    '0.5',
    '2.5',
    '100',
    '0.333333',
    '1234567',
  ]);
});

test('decimals and digits are rounded to, and zeros stay where they are asked for', () => {
  const decimals = { RoundingOption: 'geoRoundNumberOfDecimals', RoundingValue: 2 } as const;
  const digits = { RoundingOption: 'geoRoundNumberOfSignificantDigits', RoundingValue: 3 } as const;
  expect([2, 2.346].map((value) => numberText(value, decimals))).toEqual(['2', '2.35']);
  expect([2, 2.346].map((value) => numberText(value, { ...decimals, ZeroPad: true }))).toEqual([
    '2.00',
    '2.35',
  ]);
  expect([0, 12_345, 0.001_234_5, 99.96].map((value) => numberText(value, digits))).toEqual([
    '0',
    '12300',
    '0.00123',
    '100',
  ]);
  expect(numberText(1.5, { ...digits, ZeroPad: true })).toBe('1.50');
});

test('thousands, sign and width are as asked', () => {
  expect(numberText(1_234_567.5, { UseSeparator: true })).toBe('1,234,567.5');
  expect([0, 10].map((value) => numberText(value, { ShowPlus: true }))).toEqual(['0', '+10']);
  expect(numberText(5, { AlignmentWidth: 4 })).toBe('   5');
  expect(numberText(5, { AlignmentWidth: 4, AlignmentOption: 'geoAlignLeft' })).toBe('5   ');
});
