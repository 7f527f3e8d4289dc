// GPX files that programs in use have written, from the test data of togeojson, gpxpy and GDAL. They are no part of the
// project: where they are absent, the title of each test says so.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GpxReader } from './gpx-reader.ts';

const data = resolve(import.meta.dirname, '../../..', process.env['VARDE_REAL_DATA'] ?? '../shared/data');
const folder = join(data, 'formats/kml-gpx');

/** The number of rows of each kind as `grep -c` counts the elements of the files; those without a shape apart. */
const EXPECTED = [
  ['blue_hills.gpx', { point: 46, polyline: 3 }, 0],
  ['empty_ele.gpx', { polyline: 1 }, 0],
  ['garmin_extensions.gpx', { point: 5, polyline: 2 }, 3],
  ['gdal.gpx', { point: 5, polyline: 2 }, 3],
  ['missing_hr.gpx', { polyline: 1 }, 0],
  ['multitrackgpx.gpx', { polyline: 3 }, 0],
  ['north_core.gpx', { polyline: 10 }, 0],
  ['opencpn.gpx', { polyline: 1 }, 0],
  ['osm.gpx', { polyline: 3 }, 0],
  ['style.gpx', { polyline: 21 }, 0],
  ['trek.gpx', { polyline: 1 }, 0],
  ['wpt.gpx', { point: 40 }, 0],
  ['zero_elevation.gpx', { polyline: 1 }, 0],
] as const;

const REFUSED = [
  ['bad.gpx', 'Line 5: lon of trkpt is "undefined", expected degrees from -180 to 180.'],
  ['empty_trk.gpx', 'The file holds no features with a shape.'],
  ['trek_no_rtept.gpx', 'The file holds no features with a shape.'],
  ['unique_trkpt.gpx', 'The file holds no features with a shape.'],
] as const;

function read(path: string) {
  const reader = new GpxReader();
  reader.push(readFileSync(path));
  return reader.end();
}

describe.each(EXPECTED)('%s', (name, rows, withoutShape) => {
  const path = join(folder, name);
  test('is read whole', ({ skip }) => {
    skip(!existsSync(path), `there is no ${path}`);
    const { layers } = read(path);
    expect(Object.fromEntries(layers.map(({ kind, features }) => [kind, features.length]))).toEqual(rows);
    expect(layers.reduce((sum, layer) => sum + layer.withoutShape, 0)).toBe(withoutShape);
  });
});

describe.each(REFUSED)('%s', (name, message) => {
  const path = join(folder, name);
  test('is refused with its reason', ({ skip }) => {
    skip(!existsSync(path), `there is no ${path}`);
    expect(() => read(path)).toThrow(message);
  });
});
