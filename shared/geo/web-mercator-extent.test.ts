import { expect, test } from 'vitest';
import { createTransform } from './crs/create-transform.ts';
import { findCrs } from './crs/find-crs.ts';
import { centimetreOf } from './geometry/project-geometry.ts';
import { boxFromWorld, degreesAround, worldTransform } from './web-mercator-extent.ts';
import { lonLatAt, worldPoint } from './world-point.ts';

test('the square has 180° W in its west and 85.0511° N at its north', () => {
  expect(worldPoint(-180, 85.051_128_78)[0]).toBe(0);
  expect(worldPoint(-180, 85.051_128_78)[1]).toBeCloseTo(0, 9);
  expect(worldPoint(0, 0)).toEqual([0.5, 0.5]);
  const [longitude, latitude] = lonLatAt(...worldPoint(10.75, 59.91));
  expect(longitude).toBeCloseTo(10.75, 9);
  expect(latitude).toBeCloseTo(59.91, 9);
});

test('the poles are far away, but somewhere', () => {
  expect(worldPoint(0, 90)[1]).toBeLessThan(-0.5);
  expect(Number.isFinite(worldPoint(0, -90)[1])).toBe(true);
});

test.each([
  // PROJ 9.1.1, cs2cs EPSG:4326 to the system, of 60.5101° N 7.1402° E.
  [25832, 397_874.992, 6_709_664.989],
  [3857, 794_843.43, 8_514_192.3],
])('places of EPSG:%i come to where the same place in degrees comes', (wkid, x, y) => {
  const [worldX, worldY] = worldTransform(findCrs(wkid))(x, y);
  const [wantedX, wantedY] = worldPoint(7.1402, 60.5101);
  // A ten millionth of the square is 4 m.
  expect(Math.abs(worldX - wantedX)).toBeLessThan(1e-7);
  expect(Math.abs(worldY - wantedY)).toBeLessThan(1e-7);
});

test.each([4326, 3857, 25833])(
  'a box of the square lies in its box in EPSG:%i, and that is not much wider',
  (wkid) => {
    const crs = findCrs(wkid);
    const [xMin, yMin] = worldPoint(10, 61);
    const [xMax, yMax] = worldPoint(12, 60);
    const box = boxFromWorld({ xMin, yMin, xMax, yMax }, crs);
    const toSystem = createTransform(findCrs(4326), crs);
    for (const [longitude, latitude] of [
      [10, 60],
      [11, 60],
      [12, 61],
    ] as const) {
      const [x, y] = toSystem(longitude, latitude);
      const slack = centimetreOf(crs);
      expect(x >= (box?.xMin ?? x + 1) - slack && x <= (box?.xMax ?? x - 1) + slack).toBe(true);
      expect(y >= (box?.yMin ?? y + 1) - slack && y <= (box?.yMax ?? y - 1) + slack).toBe(true);
    }
    const degrees = box && degreesAround(box, crs);
    expect(degrees?.xMin).toBeLessThanOrEqual(10 + 1e-6);
    expect(degrees?.xMin).toBeGreaterThan(9.8);
  },
);

test('a box that a system does not reach has none in it', () => {
  expect(boxFromWorld({ xMin: 0, yMin: 0, xMax: 1, yMax: 1 }, findCrs(25833))).toBeUndefined();
});
