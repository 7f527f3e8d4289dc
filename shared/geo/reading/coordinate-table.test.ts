// The ways of writing of testing/coordinates.tsv: right values computed outside Varde.

import { describe, expect, test } from 'vitest';
import { readTsvRows, type TsvRow } from '../../testing/tsv-rows.ts';
import { findCrs } from '../crs/find-crs.ts';
import { geodesicBetween } from '../geodesic.ts';
import type { CoordinateReading } from './coordinate-reading.ts';
import { parseCoordinate } from './parse-coordinate.ts';

const ROWS = readTsvRows(new URL('testing/coordinates.tsv', import.meta.url));
/** Of second readings, which the table gives to a decimetre. */
const SECOND_TOLERANCE_M = 1;
const GRS80 = findCrs(4258).datum.ellipsoid;

const writtenIn = ({ written = '' }: TsvRow) => written.replaceAll('\\t', '\t').replaceAll('\\n', '\n');

function zoneOf(reading: CoordinateReading | undefined): string {
  if (reading?.form === 'utm') return String(reading.point.zone);
  return reading?.form === 'mgrs' ? String(reading.zone) : '';
}

function metresOff(reading: CoordinateReading | undefined, latitude: string, longitude: string): number {
  const right = { latitude: Number(latitude), longitude: Number(longitude) };
  return reading ? geodesicBetween(GRS80, right, reading.place).lengthM : Number.POSITIVE_INFINITY;
}

describe('written coordinates', () => {
  const places = ROWS.filter(({ form }) => form !== 'none');
  test.each(places.map((row) => [row['written'], row] as const))('%j is read', (_, row) => {
    const [reading, second, third] = parseCoordinate(writtenIn(row));
    expect(reading?.form).toBe(row['form']);
    expect(zoneOf(reading)).toBe(row['zone']);
    expect(metresOff(reading, row['latitude'] ?? '', row['longitude'] ?? '')).toBeLessThanOrEqual(
      Number(row['tolerance_m']),
    );
    const [form, zone = '', latitude = '', longitude = ''] = row['second'] ? row['second'].split(' ') : [];
    expect(second?.form).toBe(form);
    expect(zoneOf(second)).toBe(zone);
    if (second) expect(metresOff(second, latitude, longitude)).toBeLessThanOrEqual(SECOND_TOLERANCE_M);
    expect(third).toBeUndefined();
  });

  const others = ROWS.filter(({ form }) => form === 'none');
  test.each(others.map((row) => [row['written'], row] as const))('%j is no place', (_, row) => {
    expect(parseCoordinate(writtenIn(row))).toEqual([]);
  });

  test('the table has both kinds', () => {
    expect([places.length, others.length]).toEqual([219, 23]);
  });
});
