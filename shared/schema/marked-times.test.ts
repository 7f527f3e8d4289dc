import { expect, test } from 'vitest';
import { isMarkedTime, markTime } from './marked-times.ts';

test('marks are of fields, go with copies and are no part of what a structure says', () => {
  const extent = { StartTime: 0, EndTime: 1 };
  markTime(extent, 'StartTime');
  expect([isMarkedTime(extent, 'StartTime'), isMarkedTime(extent, 'EndTime')]).toEqual([true, false]);
  expect(isMarkedTime({ ...extent, TimeReference: {} }, 'StartTime')).toBe(true);
  expect(Object.keys(extent)).toEqual(['StartTime', 'EndTime']);
  markTime(extent, 'EndTime');
  expect([isMarkedTime(extent, 'StartTime'), isMarkedTime(extent, 'EndTime')]).toEqual([true, true]);
});
