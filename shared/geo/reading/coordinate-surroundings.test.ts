// Names, heights, links and notations of programs around degrees.

import { describe, expect, test } from 'vitest';
import { parseCoordinate } from './parse-coordinate.ts';

const only = (text: string) => {
  const readings = parseCoordinate(text);
  expect(readings, text).toHaveLength(1);
  return readings[0];
};

describe('what stands around degrees', () => {
  test.each([
    '60,392500,5,322100',
    '60.3925° nord og 5.3221° øst',
    '60.3925, 5.3221, 120 m',
    '60.3925, 5.3221, 120 moh',
    'Mitt i Bergen: N 60.3925 E 5.3221',
    'SRID=4326;POINT(5.3221 60.3925)',
    'EPSG:4326 60.3925 5.3221',
    '+6023.55+00519.326/',
    'geo:60.3925,5.3221,12;crs=wgs84',
    'www.google.com/maps/@60.3925,5.3221,15z',
    'https://www.google.com/maps/search/?api=1&query=60.3925%2C5.3221',
    'https://www.google.com/maps/@60.1,5.1,15z/data=!8m2!3d60.3925!4d5.3221',
    'https://www.openstreetmap.org/?mlat=60.3925&mlon=5.3221#map=15/60.1/5.1',
  ])('%s', (text) => {
    const { latitude = 0, longitude = 0 } = only(text)?.place ?? {};
    expect(latitude).toBeCloseTo(60.3925, 6);
    expect(longitude).toBeCloseTo(5.3221, 6);
  });

  test.each([
    '60,51° nord',
    'N 60,51',
    '-8,5 grader',
    'tlf 90 12 34 56',
    'Pris 60,50 10,25',
    'Bergen N 60 N 5',
    '10.30-12.00',
    '2026-11-28 14:10',
    'geo:60.3925,5.3221;crs=other',
    'https://example.org/?lat=6734334.26&lon=-32097.72',
    'https://example.org/%/60.3925',
  ])('%s is no place', (text) => {
    expect(parseCoordinate(text)).toEqual([]);
  });
});
