import { expect, test } from 'vitest';
import { createTransform } from '../crs/create-transform.ts';
import { findCrs } from '../crs/find-crs.ts';
import { lonLatAt, worldPoint } from '../world-point.ts';
import { boxAroundGrid, placeInGrid, warpGrid } from './warp-grid.ts';

const TILE_PX = 256;
const EARTH_M = 2 * Math.PI * 6_378_137;
const utm33 = findCrs(25833);
const toUtm33 = createTransform(findCrs(4326), utm33);

/** The tile of a zoom that a place in degrees lies in. */
function squareAt(zoom: number, longitude: number, latitude: number) {
  const side = 2 ** zoom;
  const [x, y] = worldPoint(longitude, latitude).map((share) => Math.floor(share * side));
  return {
    xMin: (x ?? 0) / side,
    yMin: (y ?? 0) / side,
    xMax: ((x ?? 0) + 1) / side,
    yMax: ((y ?? 0) + 1) / side,
  };
}

/** Metres on the ground of a pixel of the screen. */
const groundM = (zoom: number, latitude: number) =>
  (EARTH_M / 2 ** zoom / TILE_PX) * Math.cos((latitude * Math.PI) / 180);

test.each([3, 5, 8, 12, 16])(
  'at zoom %i no place is off by half a pixel, from Lindesnes to the North Cape',
  (zoom) => {
    for (const [longitude, latitude] of [
      [7.05, 58.6],
      [15, 65],
      [25.8, 70.9],
      [5, 62],
    ] as const) {
      const square = squareAt(zoom, longitude, latitude);
      const pixelM = groundM(zoom, latitude);
      const grid = warpGrid(square, utm33, pixelM / 4);
      let worst = 0;
      for (let step = 0; step < 400; step++) {
        // Along two diagonals and between the nodes.
        const [east, south] = [((step * 37) % 401) / 401, ((step * 101) % 401) / 401];
        const [lon, lat] = lonLatAt(
          square.xMin + east * (square.xMax - square.xMin),
          square.yMin + south * (square.yMax - square.yMin),
        );
        if (lon < 2 || lon > 34 || lat > 75 || lat < 56) continue;
        const [x, y] = toUtm33(lon, lat);
        const [gridX, gridY] = placeInGrid(grid, east, south);
        worst = Math.max(worst, Math.hypot(x - gridX, y - gridY) / pixelM);
      }
      expect(worst).toBeLessThan(0.5);
    }
  },
);

test('what a system does not reach has no place, and the rest of the box has', () => {
  const grid = warpGrid({ xMin: 0, yMin: 0, xMax: 1, yMax: 1 }, utm33, 10_000);
  expect(placeInGrid(grid, 0.01, 0.5)).toEqual([Number.NaN, Number.NaN]);
  const [x, y] = placeInGrid(grid, ...worldPoint(15, 65));
  const [eastM, northM] = toUtm33(15, 65);
  expect(Math.hypot(x - eastM, y - northM)).toBeLessThan(100_000);
  expect(boxAroundGrid(grid)).toBeDefined();
  expect(boxAroundGrid(warpGrid(squareAt(4, -100, 40), utm33, 100))).toBeUndefined();
});
