import { expect, test } from 'vitest';
import { type Reach, reachOf } from './map-reach.ts';

const LIMITS: Reach = [-30, 50, 50, 84];
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

test('layers on the base map leave its limits as they are', () => {
  expect(reachOf(LIMITS, [])).toEqual(LIMITS);
  expect(reachOf(LIMITS, [box(5, 58, 31, 71), box(-30, 50, 50, 84)])).toEqual(LIMITS);
});

test('a layer outside widens them with some room, and the world ends them', () => {
  expect(reachOf(LIMITS, [box(-75, 40, -73, 41)])).toEqual([-77, 38, 50, 84]);
  expect(reachOf(LIMITS, [box(-190, -90, 190, 90)])).toEqual([-180, -85, 180, 85]);
});
