import { expect, test } from 'vitest';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { outsideCrs } from '../../geo/crs/geo-problem.ts';
import { inNamedSystem } from './spatial-reference.ts';

const outside = () => {
  throw outsideCrs(1e8, -1e8, 'ETRS_1989_UTM_Zone_33N');
};

test('a place outside a system is told with the system in which it was read, and why', () => {
  expect(() => inNamedSystem(undefined, findCrs(25833), outside)).toThrow(
    'It has no SpatialReference: it was read in that of the map, ETRS_1989_UTM_Zone_33N (25833).',
  );
  const named = { $type: 'GeographicCoordinateSystem', WKID: 4326 } as const;
  expect(() => inNamedSystem(named, findCrs(4326), outside)).toThrow(
    'It was read in GCS_WGS_1984 (4326), which it names.',
  );
});

test('what is wrong with something else is told as it was', () => {
  const other = () => {
    throw new TypeError('other');
  };
  expect(() => inNamedSystem(undefined, findCrs(4326), other)).toThrow(TypeError);
});
