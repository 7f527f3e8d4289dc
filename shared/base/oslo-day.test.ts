import { expect, test } from 'vitest';
import { osloDay, osloDayText, osloQuarterStartMs } from './oslo-day.ts';

test('the day in Norway changes an hour before UTC in winter and two hours in summer', () => {
  expect(osloDayText(Date.parse('2025-12-31T22:59:59Z'))).toBe('2025-12-31');
  expect(osloDayText(Date.parse('2025-12-31T23:00:00Z'))).toBe('2026-01-01');
  expect(osloDayText(Date.parse('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
  expect(osloDayText(Date.parse('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

test('year, month and day are numbers', () => {
  expect(osloDay(Date.parse('2024-02-29T12:00:00Z'))).toEqual({ year: 2024, month: 2, day: 29 });
});

test('a quarter begins at midnight in Norway', () => {
  const starts = [2, 6, 7, 12].map((month) =>
    new Date(osloQuarterStartMs(2026, month)).toISOString().slice(0, 16),
  );
  expect(starts).toEqual(['2025-12-31T23:00', '2026-03-31T22:00', '2026-06-30T22:00', '2026-09-30T22:00']);
});
