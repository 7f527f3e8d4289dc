import { expect, test } from 'vitest';
import { lonLatFromUtm, utmFromLonLat } from './utm.ts';

// Control values of PROJ 9.1.1 (cs2cs, +proj=utm +ellps=GRS80).
const controls: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Bergen in its own zone', 5.3221, 60.3925, 32, 297361.394, 6700781.853],
  ['Bergen in zone 33, west of its zero', 5.3221, 60.3925, 33, -32097.721, 6734334.255],
  ['Bergen in zone 35, five zones away', 5.3221, 60.3925, 35, -679713.026, 6892660.188],
  ['Kirkenes in zone 33, seven digits', 30.05, 69.73, 33, 1076794.365, 7807336.532],
  ['Kirkenes in zone 35', 30.05, 69.73, 35, 617884.869, 7738708.104],
  ['Trondheim in zone 32', 10.4, 63.43, 32, 569864.338, 7034263.482],
  ['Longyearbyen in zone 33', 15.6, 78.2, 33, 513696.945, 8680760.053],
  ['Alta in zone 31', 23.27, 69.97, 31, 1262374.2, 7890877.537],
];

test.each(controls)('%s is where PROJ has it', (_, longitude, latitude, zone, easting, northing) => {
  const point = utmFromLonLat(zone, { longitude, latitude });
  expect(point.easting).toBeCloseTo(easting, 2);
  expect(point.northing).toBeCloseTo(northing, 2);
});

test.each(controls)(
  '%s comes back to the same degrees',
  (_, longitude, latitude, zone, easting, northing) => {
    const place = lonLatFromUtm({ zone, easting, northing });
    expect(place.longitude).toBeCloseTo(longitude, 7);
    expect(place.latitude).toBeCloseTo(latitude, 7);
  },
);

test('a point of the southern half is read below the equator', () => {
  const place = lonLatFromUtm({ zone: 32, isSouth: true, easting: 500_000, northing: 9_000_000 });
  expect(place.longitude).toBeCloseTo(9, 9);
  expect(place.latitude).toBeLessThan(-9);
});
