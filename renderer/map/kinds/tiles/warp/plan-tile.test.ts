import { expect, test } from 'vitest';
import { findCrs } from '../../../../../shared/geo/crs/find-crs.ts';
import { findScheme } from '../../../../../shared/tiles/scheme/tile-schemes.ts';
import { planTile, zoomOfResolution } from './plan-tile.ts';

const utm33 = findCrs(25833);
const scheme = findScheme('utm33-national');
/** Around Trondheim: 10.4° E, 63.4° N. */
const trondheim = { z: 12, x: 2166, y: 1112 };

test('a tile of the screen is made of the coarsest level that is as fine, and of the few tiles under it', () => {
  const plan = planTile({ scheme, minLevel: 0, maxLevel: 17 }, utm33, trondheim);
  // 38.2 m at the equator, 17.1 m there; a level of 21.16 m is within the slack.
  expect(plan?.level).toMatchObject({ levelId: 10, resolution: 21664 / 2 ** 10 });
  const { minRow = 0, maxRow = 0, minColumn = 0, maxColumn = 0 } = plan?.range ?? {};
  expect((maxRow - minRow + 1) * (maxColumn - minColumn + 1)).toBeLessThanOrEqual(9);
});

test('beyond the finest level that is taken, outside of its box there is nothing', () => {
  const facts = { scheme, minLevel: 0, maxLevel: 8 };
  expect(planTile(facts, utm33, trondheim)?.level.levelId).toBe(8);
  const box = { xMin: 0, yMin: 6_400_000, xMax: 100_000, yMax: 6_500_000 };
  expect(planTile({ ...facts, box }, utm33, trondheim)).toBeUndefined();
});

test('what a tile of the screen would need hundreds of tiles for is not drawn', () => {
  expect(planTile({ scheme, minLevel: 12, maxLevel: 17 }, utm33, { z: 5, x: 16, y: 8 })).toBeUndefined();
  expect(planTile({ scheme, minLevel: 0, maxLevel: 17 }, utm33, { z: 5, x: 2, y: 12 })).toBeUndefined();
});

test('a resolution has the zoom at which its pixels are as large on the ground', () => {
  const metres = 156543.034 * Math.cos((63.4 * Math.PI) / 180);
  expect(zoomOfResolution(utm33, [10.4, 63.4], metres / 2 ** 9)).toBeCloseTo(9, 1);
  expect(zoomOfResolution(utm33, [-120, 20], 10)).toBeUndefined();
});
