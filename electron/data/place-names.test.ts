// The names that ship, asked where people know the answer.

import { expect, test } from 'vitest';
import { createPlaceNames } from '../../shared/sources/observations/place-names.ts';
import { readPlaceNames } from './base-map.ts';

const placeNames = createPlaceNames(await readPlaceNames());

test.each([
  [60.393, 5.3242, 'Bergen', 'Vestland', 12],
  [59.9139, 10.7522, 'Oslo', 'Oslo', 3],
  [63.4305, 10.3951, 'Trondheim', 'Trøndelag', 50],
  [64.4667, 11.4957, 'Namsos', 'Trøndelag', 50],
  [69.6492, 18.9553, 'Tromsø', 'Troms', 19],
  [58.1599, 8.0182, 'Kristiansand', 'Agder', 10],
])('%s, %s is %s in %s', (latitude, longitude, town, county, countyNumber) => {
  expect(placeNames.find({ latitude, longitude })).toEqual({ town, county, countyNumber });
});

test('Longyearbyen is on Svalbard, and Paris in no county', () => {
  expect(placeNames.find({ latitude: 78.2232, longitude: 15.6267 })).toMatchObject({ countyNumber: 21 });
  expect(placeNames.find({ latitude: 48.86, longitude: 2.35 })).toEqual({});
});
