import { expect, test } from 'vitest';
import { viewBounds } from './view-bounds.ts';

test('the whole world is seen at zoom 0 in a square of 512 pixels', () => {
  const { west, south, east, north } = viewBounds({
    longitude: 0,
    latitude: 0,
    zoom: 0,
    widthPx: 512,
    heightPx: 512,
  });
  expect([west, east]).toEqual([-180, 180]);
  expect(north).toBeCloseTo(85.0511, 4);
  expect(south).toBeCloseTo(-85.0511, 4);
});

test('each zoom halves the view, which reaches farther to the north in degrees where that is nearer', () => {
  const view = { longitude: 10, latitude: 60, zoom: 8, widthPx: 1024, heightPx: 512 };
  const { west, south, east, north } = viewBounds(view);
  expect(east - west).toBeCloseTo((360 * 2) / 256, 9);
  expect(60 - south).toBeGreaterThan(north - 60);
  expect(north - south).toBeCloseTo((360 / 256) * Math.cos(Math.PI / 3), 2);
});
