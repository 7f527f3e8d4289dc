import { expect, test } from 'vitest';
import { dayNumber, dayOfMs, dayStartMs, isCalendarDay, isLeapYear } from './civil-day.ts';

test('days are counted from 1970, also before it and in the first century', () => {
  expect(dayNumber(1970, 1, 1)).toBe(0);
  expect(dayNumber(1969, 12, 31)).toBe(-1);
  expect(dayNumber(2026, 11, 28)).toBe(20_785);
  expect(dayNumber(1, 1, 1)).toBe(-719_162);
});

test('the month after December is January of the next year', () => {
  expect(dayNumber(2024, 13, 1)).toBe(dayNumber(2025, 1, 1));
});

test('a day and its midnight UTC are one', () => {
  const day = dayNumber(2012, 2, 29);
  expect(new Date(dayStartMs(day)).toISOString()).toBe('2012-02-29T00:00:00.000Z');
  expect(dayOfMs(dayStartMs(day) + 86_399_999)).toBe(day);
});

test('leap years are those of the Gregorian calendar', () => {
  expect([1900, 2000, 2012, 2023, 2024].filter(isLeapYear)).toEqual([2000, 2012, 2024]);
});

test('there is no 31 February, and 29 February only in leap years', () => {
  expect(isCalendarDay(2023, 2, 29)).toBe(false);
  expect(isCalendarDay(2024, 2, 29)).toBe(true);
  expect(isCalendarDay(2024, 2, 31)).toBe(false);
  expect(isCalendarDay(2024, 13, 1)).toBe(false);
});
