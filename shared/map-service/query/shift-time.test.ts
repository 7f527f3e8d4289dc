import { expect, test } from 'vitest';
import { timeShift } from './shift-time.ts';

test.each([
  ['2020-01-31T10:00:00', 1, 'geoTimeUnitsMonths', '2020-02-29T10:00:00'],
  ['2020-03-31T10:00:00', -1, 'geoTimeUnitsMonths', '2020-02-29T10:00:00'],
  ['2020-02-29T00:00:00', 1, 'geoTimeUnitsYears', '2021-02-28T00:00:00'],
  ['1981-06-01T00:00:00', 1.5, 'geoTimeUnitsYears', '1982-12-01T00:00:00'],
  ['1981-06-01T00:00:00', -2, 'geoTimeUnitsDecades', '1961-06-01T00:00:00'],
  ['1981-06-01T00:00:00', 1, 'geoTimeUnitsCenturies', '2081-06-01T00:00:00'],
  ['1981-06-01T00:00:00', 2, 'geoTimeUnitsWeeks', '1981-06-15T00:00:00'],
  ['1981-06-01T00:00:00', 36, 'geoTimeUnitsHours', '1981-06-02T12:00:00'],
  ['1981-06-01T00:00:00', 0.5, 'geoTimeUnitsSeconds', '1981-06-01T00:00:00.500'],
] as const)('%s and %d %s is %s', (start, amount, unit, end) => {
  const shift = timeShift(amount, unit);
  expect(shift?.(Date.parse(`${start}Z`))).toBe(Date.parse(`${end}Z`));
});

test('an unknown unit is none', () => {
  expect(timeShift(1, 'geoTimeUnitsUnknown')).toBeUndefined();
});
