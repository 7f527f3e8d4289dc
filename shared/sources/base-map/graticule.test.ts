import { expect, test } from 'vitest';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { partsOf } from '../../geo/geometry/geometry.ts';
import { graticuleRows } from './graticule.ts';

const rows = graticuleRows(findCrs(25833));

const rowOf = (direction: string, degrees: number) => {
  const row = rows.find(({ values }) => values['Direction'] === direction && values['Degrees'] === degrees);
  if (!row?.shape) throw new Error(`No ${direction} ${degrees}`);
  return { values: row.values, path: Array.from(partsOf(row.shape)[0] ?? []) };
};

test('is every whole meridian and parallel of the area, numbered', () => {
  expect(rows.map(({ objectId }) => objectId)).toEqual(Array.from({ length: 37 + 28 }, (_, at) => at + 1));
  expect(rowOf('Meridian', -3).values).toMatchObject({ Name: '3° W', Interval: 1 });
  expect(rowOf('Meridian', 0).values).toMatchObject({ Name: '0°', Interval: 5 });
  expect(rowOf('Parallel', 60).values).toMatchObject({ Name: '60° N', Interval: 5 });
});

test('begins and ends where PROJ says', () => {
  // cs2cs +proj=longlat +ellps=GRS80 +to EPSG:25833
  const corners = {
    southWest: [-673_613.7949, 6_134_771.427],
    southEast: [1_673_613.7949, 6_134_771.427],
    northWest: [190_545.8602, 9_041_633.0034],
  };
  const near = (place: readonly number[], [x = 0, y = 0]: readonly number[]) => {
    expect(place[0]).toBeCloseTo(x, 3);
    expect(place[1]).toBeCloseTo(y, 3);
  };
  const west = rowOf('Meridian', -3).path;
  near(west.slice(0, 2), corners.southWest);
  near(west.slice(-2), corners.northWest);
  near(rowOf('Parallel', 54).path.slice(-2), corners.southEast);
});

test('bends as the system does: the middle meridian is straight, a parallel passes its highest in the middle', () => {
  const middle = rowOf('Meridian', 15).path.filter((_, index) => index % 2 === 0);
  for (const x of middle) expect(x).toBeCloseTo(500_000, 6);
  const northings = rowOf('Parallel', 60).path.filter((_, index) => index % 2 === 1);
  expect(Math.min(...northings)).toBeCloseTo(6_651_411.19, 0);
  expect(northings.length).toBeGreaterThan(50);
});
