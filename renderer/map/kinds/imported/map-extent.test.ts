import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MapExtent, mapExtentOf } from './map-extent.ts';

const LIMITS: MapExtent = [-30, 50, 50, 84];
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

test('layers on the base map leave its limits as they are', () => {
  expect(mapExtentOf(LIMITS, [])).toEqual(LIMITS);
  expect(mapExtentOf(LIMITS, [box(5, 58, 31, 71), box(-30, 50, 50, 84)])).toEqual(LIMITS);
});

test('a layer outside widens them with some room, and the world ends them', () => {
  expect(mapExtentOf(LIMITS, [box(-75, 40, -73, 41)])).toEqual([-77, 38, 50, 84]);
  const [west, south, east, north] = mapExtentOf(LIMITS, [box(-190, -90, 190, 90)]);
  expect([south, north]).toEqual([-85, 85]);
  expect(west).toBeCloseTo(-180, 6);
  expect(east).toBeCloseTo(180, 6);
});

test('limits around any layers are a box of less than 360 degrees, as MapLibre needs them', () => {
  const degree = fc.oneof(
    fc.double({ min: -400, max: 400, noNaN: true }),
    fc.constantFrom(-180, 180, -178, 178),
  );
  const anyBox = fc.tuple(degree, degree, degree, degree).map(([a, b, c, d]) => {
    return box(Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d));
  });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 4 }), (boxes) => {
      const [west, south, east, north] = mapExtentOf(LIMITS, boxes);
      expect(east - west).toBeLessThan(360);
      // As MapLibre counts: shares of the world, each taken into 0 to 1.
      const shares = [west, east].map((longitude) => ((((180 + longitude) / 360) % 1) + 1) % 1);
      expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
      expect(north).toBeGreaterThan(south);
    }),
  );
});
