// Random places, written in the ways of writing-ways.ts and read back.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCrs } from '../crs/find-crs.ts';
import type { LonLat } from '../crs/lon-lat.ts';
import { geodesicBetween } from '../geodesic.ts';
import { utmZoneByNorwegianHabit } from '../utm-zone.ts';
import { parseCoordinate } from './parse-coordinate.ts';
import { type Writing, writings } from './testing/writings.ts';

const SEED = 20_261_130;
const COUNT = 5_000;
const TOLERANCE_M = 1;
const GRS80 = findCrs(4258).datum.ellipsoid;

/** Evenly spread, as doubles of a range are not. */
const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 1e7, max: most * 1e7 }).map((units) => units / 1e7);
const within = (south: number, north: number, west: number, east: number) =>
  fc.record({ latitude: degrees(south, north), longitude: degrees(west, east) });
const samples = (arbitrary: fc.Arbitrary<LonLat>) => fc.sample(arbitrary, { numRuns: COUNT, seed: SEED });
const NORWAY = samples(
  within(57.5, 71.5, 3.5, 31.6).filter((place) => utmZoneByNorwegianHabit(place) !== undefined),
);
/** UTM and MGRS end there; so close to the equator, two numbers are no northing but something else. */
const isInUtm = ({ latitude }: LonLat) => latitude < 0 || latitude > 1;
/** Two bare numbers that are a place in Northern Europe the other way round are taken for that. */
const isMirror = ({ latitude, longitude }: LonLat) =>
  longitude >= 50 && longitude <= 84 && latitude >= -30 && latitude <= 50;
const WORLD = samples(within(-80, 84, -180, 180).filter((place) => isInUtm(place) && !isMirror(place)));

function misread(places: readonly LonLat[], write: Writing): string[] {
  return places.flatMap((place) => {
    const written = write(place);
    const [reading] = parseCoordinate(written);
    const off = reading ? geodesicBetween(GRS80, place, reading.place).lengthM : Number.POSITIVE_INFINITY;
    return off <= TOLERANCE_M ? [] : [`${written}: ${off} m from ${place.latitude} ${place.longitude}`];
  });
}

describe.each([
  ['Norway', NORWAY],
  ['the world', WORLD],
] as const)('5,000 places of %s', (_, places) => {
  test.each(Object.entries(writings))('%s, are read back within a metre', (_way, write) => {
    expect(misread(places, write).slice(0, 5)).toEqual([]);
  });
});
