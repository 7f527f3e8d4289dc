import { expect, test } from 'vitest';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import { worldTransform } from '../../../geo/web-mercator-extent.ts';
import { approximateUnits } from './approximate-units.ts';
import { tileFrame, unitsTransform } from './tile-frame.ts';

const units = (wkid: number, z: number, x: number, y: number) =>
  unitsTransform(tileFrame({ z, x, y }, 0, 0), worldTransform(findCrs(wkid)));

test.each([
  [25_833, 0, 0, 0, { xMin: -80_000, yMin: 6_450_000, xMax: 1_120_000, yMax: 7_950_000 }],
  [25_833, 8, 134, 74, { xMin: 200_000, yMin: 6_600_000, xMax: 280_000, yMax: 6_680_000 }],
  [4326, 4, 8, 4, { xMin: 0, yMin: 55, xMax: 22.5, yMax: 66 }],
])('places of EPSG:%i in tile %i/%i/%i are not moved by a pixel', (wkid, z, x, y, box) => {
  const exact = units(wkid, z, x, y);
  const near = approximateUnits(exact, box);
  expect(near).not.toBe(exact);
  for (let step = 0; step <= 200; step++) {
    const east = box.xMin + ((box.xMax - box.xMin) * ((step * 37) % 201)) / 200;
    const north = box.yMin + ((box.yMax - box.yMin) * step) / 200;
    const [nearX, nearY] = near(east, north);
    const [exactX, exactY] = exact(east, north);
    expect(Math.hypot(nearX - exactX, nearY - exactY)).toBeLessThan(0.6);
  }
});

test('where a projection is not even, or does not reach, each place is projected', () => {
  const world = units(4326, 0, 0, 0);
  expect(approximateUnits(world, { xMin: -180, yMin: -90, xMax: 180, yMax: 90 })).toBe(world);
  const utm = units(25_833, 0, 0, 0);
  expect(approximateUnits(utm, { xMin: -2e7, yMin: -2e7, xMax: 2e7, yMax: 2e7 })).toBe(utm);
  expect(approximateUnits(utm, { xMin: 1, yMin: 1, xMax: 1, yMax: 1 })).toBe(utm);
});
