import { describe, expect, test } from 'vitest';
import { findCrs } from './crs/find-crs.ts';
import { geodesicBetween, geodesicFrom, geodesicLength } from './geodesic.ts';

const WGS84 = findCrs(4326).datum.ellipsoid;
const NGO = findCrs(4273).datum.ellipsoid;

// Control values of GeodSolve, GeographicLib 2.1.2: latitude and longitude of both, metres on WGS 84 and on the
// ellipsoid of NGO 1948.
const controls: readonly (readonly [string, number, number, number, number, number, number])[] = [
  ['Oslo to Bergen', 59.91, 10.75, 60.3925, 5.3221, 306155.988005111, 306122.760236108],
  ['Lindesnes to Kinnarodden', 57.9827, 7.0469, 71.1339, 27.655, 1748298.339139112, 1748111.954135721],
  ['a metre', 60, 10, 60.000009, 10, 1.002710588, 1.002606703],
  ['across 180°', 52, 179, 52, -179, 137351.701723728, 137336.955487609],
  ['nearly to the antipode', 30, 0, -29.9, 179.8, 19989832.827609532, 19987904.41194481],
  ['to the antipode, which is not along the equator', 0, 0, 0, 179.5, 19980861.908890963, 19978872.648331214],
  ['the pole to Trondheim', 90, 0, 63.43, 10.4, 2965651.18368541, 2965327.6057309],
  ['no way at all', 61, 8, 61, 8, 0, 0],
];

test.each(controls)(
  '%s is as long as GeographicLib has it, to the micrometre, on two ellipsoids',
  (_, latitude, longitude, otherLatitude, otherLongitude, wgs84M, ngoM) => {
    const from = { latitude, longitude };
    const to = { latitude: otherLatitude, longitude: otherLongitude };
    expect(geodesicBetween(WGS84, from, to).lengthM).toBeCloseTo(wgs84M, 6);
    expect(geodesicBetween(NGO, from, to).lengthM).toBeCloseTo(ngoM, 6);
  },
);

test('a line has the directions of its two ends', () => {
  const line = geodesicBetween(
    WGS84,
    { latitude: 59.91, longitude: 10.75 },
    { latitude: 60.3925, longitude: 5.3221 },
  );
  expect(line.startAzimuth).toBeCloseTo(-77.54319486147755, 9);
  expect(line.endAzimuth).toBeCloseTo(-82.25195737127575, 9);
});

describe('going straight on', () => {
  test.each([
    [59.91, 10.75, 280.5, 306000, 60.29920678336971, 5.3026224824442, -84.22344434845466],
    [70, 25, 45, 1500000, 75.97254795946694, 67.66136767698376, 86.00346210330585],
    [-33, 18, 170, 12345678.9, -35.33353021295226, -173.50279808489901, 10.2820415321546],
  ])('from %f %f', (latitude, longitude, azimuth, lengthM, endLatitude, endLongitude, endAzimuth) => {
    const end = geodesicFrom(WGS84, { latitude, longitude }, azimuth, lengthM);
    expect(end.latitude).toBeCloseTo(endLatitude, 10);
    expect(end.longitude).toBeCloseTo(endLongitude, 10);
    expect(end.azimuth).toBeCloseTo(endAzimuth, 9);
  });
});

test('a line of places is as long as its parts', () => {
  const oslo = { latitude: 59.91, longitude: 10.75 };
  const bergen = { latitude: 60.3925, longitude: 5.3221 };
  expect(geodesicLength(WGS84, [oslo, bergen, oslo])).toBeCloseTo(2 * 306155.988005111, 6);
  expect(geodesicLength(WGS84, [oslo])).toBe(0);
});

test('a latitude that there is not has no distance', () => {
  expect(
    geodesicBetween(WGS84, { latitude: 91, longitude: 0 }, { latitude: 0, longitude: 0 }).lengthM,
  ).toBeNaN();
});
