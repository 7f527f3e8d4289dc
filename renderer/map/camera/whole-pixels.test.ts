import { expect, test } from 'vitest';
import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';
import { centreOnPixels, type MapSize } from './whole-pixels.ts';

const EVEN: MapSize = { widthPx: 900, heightPx: 600 };
const SIZES: readonly MapSize[] = [
  EVEN,
  { widthPx: 901, heightPx: 600 },
  { widthPx: 900, heightPx: 601 },
  { widthPx: 901, heightPx: 601 },
];
const PLACES: readonly LonLat[] = [
  { longitude: 10.4, latitude: 63.43 },
  { longitude: -9.07, latitude: 71.1 },
  { longitude: 0, latitude: 0 },
];

/** Pixels of the world at a zoom, counted from its corner. */
function pixelsOf({ longitude, latitude }: LonLat, zoom: number): readonly [x: number, y: number] {
  const worldPx = 512 * 2 ** zoom;
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * worldPx, (0.5 - y / (2 * Math.PI)) * worldPx];
}

/** By how much MapLibre moves pictures along a side of a map that is not turned (`_alignedProjMatrix`), pixels. */
function shiftOf(at: number, sidePx: number): number {
  const shift = at - Math.round(at) + (sidePx % 2) / 2;
  return shift > 0.5 ? shift - 1 : shift;
}

test.each(SIZES)(
  'from the centre of a map of %o no picture is moved, half a pixel from what was asked',
  (size) => {
    for (const zoom of [3, 7.31, 19]) {
      for (const asked of PLACES) {
        const { centre, movedPx } = centreOnPixels(asked, zoom, size);
        const [x, y] = pixelsOf(centre, zoom);
        const [wasX, wasY] = pixelsOf(asked, zoom);
        expect(shiftOf(x, size.widthPx)).toBeCloseTo(0, 5);
        expect(shiftOf(y, size.heightPx)).toBeCloseTo(0, 5);
        expect(movedPx).toBeCloseTo(Math.max(Math.abs(x - wasX), Math.abs(y - wasY)), 5);
        expect(movedPx).toBeLessThanOrEqual(0.5001);
      }
    }
  },
);

test('a centre that lies on whole pixels stays where it is', () => {
  for (const size of SIZES) {
    for (const asked of PLACES) {
      const { centre } = centreOnPixels(asked, 7.31, size);
      expect(centreOnPixels(centre, 7.31, size).movedPx).toBeLessThan(1e-5);
    }
  }
});

test('a side that grows by one pixel after the other keeps its centre within one', () => {
  const start = centreOnPixels({ longitude: 10.4, latitude: 63.43 }, 9, EVEN).centre;
  const [startX, startY] = pixelsOf(start, 9);
  let centre = start;
  for (let grown = 1; grown <= 400; grown++) {
    ({ centre } = centreOnPixels(centre, 9, { widthPx: 900 + grown, heightPx: 600 + grown }));
    const [x, y] = pixelsOf(centre, 9);
    expect(Math.max(Math.abs(x - startX), Math.abs(y - startY))).toBeLessThan(0.51);
  }
});
