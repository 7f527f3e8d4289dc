import { expect, test } from 'vitest';
import { meantDays, saidDays } from './day-ranges.ts';
import { withStrictness } from './value-ranges.ts';

const FIRST_OF_1950 = Date.UTC(1950, 0, 1);
const LAST_OF_1950 = Date.UTC(1950, 11, 31);
const FIRST_OF_1969 = Date.UTC(1969, 0, 1);
const LAST_OF_1969 = Date.UTC(1969, 11, 31);

test('years that are left out are left out whole, and belong to the range again whole', () => {
  const typed = { least: FIRST_OF_1950, most: LAST_OF_1969 };
  const strict = meantDays(withStrictness(saidDays(typed), true));
  expect(strict).toEqual({ above: LAST_OF_1950, below: FIRST_OF_1969 });
  expect(meantDays(withStrictness(saidDays(strict), false))).toEqual(typed);
});

test('days that begin or end no year, and ends that belong to the range, stay as they are', () => {
  for (const range of [
    { least: FIRST_OF_1950, most: LAST_OF_1969 },
    { above: Date.UTC(1950, 5, 15), below: Date.UTC(1969, 5, 15) },
    {},
  ]) {
    expect(meantDays(range)).toEqual(range);
    expect(saidDays(range)).toEqual(range);
  }
});
