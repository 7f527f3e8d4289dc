import { expect, test } from 'vitest';
import { warpPixels } from './warp-pixels.ts';

/** Two pixels, red and half opaque blue, each of 10 units. */
const mosaic = {
  rgba: new Uint8ClampedArray([200, 0, 0, 255, 0, 0, 100, 127]),
  widthPx: 2,
  heightPx: 1,
  xMin: 100,
  yMax: 50,
  resolution: 10,
};
/** A grid of one cell between two corners. */
const gridOf = (west: number, north: number, east: number, south: number) => ({
  cells: 1,
  nodes: new Float64Array([west, north, east, north, west, south, east, south]),
});

test('a pixel that lies on one of the mosaic has its colour and opacity', () => {
  // One row of 2 × 2 squares of 10 units: the lower row lies below the mosaic.
  expect([...warpPixels(gridOf(100, 50, 120, 30), mosaic, 2)]).toEqual([
    200, 0, 0, 255, 0, 0, 100, 127, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('between two pixels each has its share by its opacity, and nothing is darkened by what is not there', () => {
  expect([...warpPixels(gridOf(105, 50, 115, 40), mosaic, 1)]).toEqual([134, 0, 33, 191]);
  expect([...warpPixels(gridOf(95, 50, 105, 40), mosaic, 1)]).toEqual([200, 0, 0, 128]);
});

test('where the system does not reach nothing is drawn', () => {
  expect([...warpPixels(gridOf(Number.NaN, Number.NaN, 120, 40), mosaic, 1)]).toEqual([0, 0, 0, 0]);
});
