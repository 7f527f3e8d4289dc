import { expect, test } from 'vitest';
import { createFormats } from './create-formats.ts';

const nb = createFormats('nb');
const en = createFormats('en');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('numbers are written as each language writes them', () => {
  expect(plain(nb.number(1637.1))).toBe('1 637,1');
  expect(en.number(1637.1)).toBe('1,637.1');
  expect(plain(nb.number(3230.96, 1))).toBe('3 231,0');
});

test('a negative number has a minus sign, not a hyphen, and nothing has no sign', () => {
  expect(nb.number(-4.5)).toBe('−4,5');
  expect(en.number(-4.5)).toBe('−4.5');
  expect(nb.number(-0.04, 1)).toBe('0,0');
  expect(en.number(-0.2, 0)).toBe('0');
});

test('a day stays the same day in every zone', () => {
  expect(nb.date(Date.UTC(2026, 10, 28))).toBe('28.11.2026');
  expect(en.date(Date.UTC(2026, 10, 28))).toBe('28 Nov 2026');
});

test('day and clock stand side by side without a comma', () => {
  const moment = new Date(2026, 10, 28, 14, 10, 32).getTime();
  expect(nb.dateTime(moment)).toBe('28.11.2026 14:10');
  expect(en.dateTime(moment)).toBe('28 Nov 2026 14:10');
  expect(nb.time(moment)).toBe('14:10:32');
});

test('midnight is 00:00', () => {
  expect(nb.dateTime(new Date(2026, 0, 1).getTime())).toBe('01.01.2026 00:00');
});

test('a year has no thousands separator', () => {
  expect(nb.year(1962)).toBe('1962');
});

test('sizes are told in powers of ten', () => {
  expect(plain(nb.bytes(999))).toBe('999 B');
  expect(plain(nb.bytes(2_097_152))).toBe('2,1 MB');
  expect(plain(en.bytes(1000))).toBe('1.0 kB');
});

test('an age is told in its largest unit', () => {
  const now = Date.UTC(2026, 10, 28);
  expect(plain(nb.relative(now - 185_000, now))).toBe('for 3 min siden');
  expect(plain(en.relative(now - 3 * 86_400_000, now))).toBe('3 days ago');
});
