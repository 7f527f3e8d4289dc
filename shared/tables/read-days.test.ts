import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';

const said = (typed: string) => {
  const days = readDays(typed);
  return days && [days.firstMs, days.lastMs].map((ms) => new Date(ms).toISOString().slice(0, 10)).join(' ');
};

test.each([
  ['1962', '1962-01-01 1962-12-31'],
  [' 1962 ', '1962-01-01 1962-12-31'],
  ['2.1964', '1964-02-01 1964-02-29'],
  ['1964-02', '1964-02-01 1964-02-29'],
  ['juni 1962', '1962-06-01 1962-06-30'],
  ['15.6.1962', '1962-06-15 1962-06-15'],
  ['15/06/1962', '1962-06-15 1962-06-15'],
  ['1962-06-15', '1962-06-15 1962-06-15'],
  ['15 Jun 1962', '1962-06-15 1962-06-15'],
  ['1. desember 1962', '1962-12-01 1962-12-01'],
  ['4 May 1962', '1962-05-04 1962-05-04'],
])('%s is read as its days', (typed, days) => {
  expect(said(typed)).toBe(days);
});

test.each([
  '',
  '62',
  '19622',
  '31.2.1962',
  '0.6.1962',
  '15.13.1962',
  '1962-00',
  'x 1962',
  'foo 1962',
  '15.6',
])('what names no day is not read: %s', (typed) => {
  expect(readDays(typed)).toBeUndefined();
});
