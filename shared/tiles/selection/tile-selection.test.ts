import { expect, test } from 'vitest';
import { DRAWN_CACHES } from '../drawn/drawn-caches.ts';
import { tilesOf } from '../drawn/metatile.ts';
import { boxOfLevels } from '../scheme/box-of-levels.ts';
import { webScheme } from '../scheme/tile-schemes.ts';
import {
  countPlaces,
  levelRanges,
  metatileRanges,
  selectedMetatiles,
  selectedTiles,
} from './tile-selection.ts';

const [UTM33, WEB] = DRAWN_CACHES;
const BERGEN = { west: 5, south: 60, east: 5.7, north: 60.6 };

test('an area in degrees is some tiles of each level, in any scheme, and never more than the cache covers', () => {
  for (const { facts } of [UTM33, WEB]) {
    const all = levelRanges(facts, { minLevel: 0, maxLevel: 9 });
    const some = levelRanges(facts, { minLevel: 0, maxLevel: 9, bounds: BERGEN });
    expect(some.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(countPlaces(some)).toBeLessThan(countPlaces(all) / 10);
    const world = { west: -180, south: -89, east: 180, north: 89 };
    expect(levelRanges(facts, { minLevel: 0, maxLevel: 9, bounds: world })).toEqual(all);
    const elsewhere = { west: -80, south: -20, east: -70, north: -10 };
    expect(levelRanges(facts, { minLevel: 0, maxLevel: 9, bounds: elsewhere })).toEqual([]);
  }
  // Bergen lies at level 9 of the web in column 263 or 264.
  const [range] = levelRanges(WEB.facts, { minLevel: 9, maxLevel: 9, bounds: BERGEN });
  expect(range).toMatchObject({ minColumn: 263, maxColumn: 264 });
});

test('metatiles hold each tile that is selected once, and are counted without being listed', () => {
  const ranges = levelRanges(WEB.facts, { minLevel: 0, maxLevel: 10, bounds: BERGEN });
  const { scheme } = WEB.facts;
  const held = [...selectedMetatiles(ranges, scheme)].flatMap(tilesOf).map((tile) => JSON.stringify(tile));
  expect(new Set(held).size).toBe(held.length);
  expect(held).toHaveLength(countPlaces(metatileRanges(ranges, scheme)));
  for (const tile of selectedTiles(ranges, scheme)) expect(held).toContain(JSON.stringify(tile));
});

test('of a cache that tells what each level has, no other places are selected', () => {
  const scheme = webScheme(17, 256);
  const world = (level: number) => ({
    level,
    minRow: 0,
    maxRow: 2 ** level - 1,
    minColumn: 0,
    maxColumn: 2 ** level - 1,
  });
  // In Bergen.
  const town = { level: 17, minRow: 37_500, maxRow: 37_600, minColumn: 67_450, maxColumn: 67_550 };
  const filled = [town, ...[5, 4, 3, 2, 1, 0].map(world)];
  const box = boxOfLevels(scheme, filled);
  const facts = { scheme, minLevel: 0, maxLevel: 17, filled, ...(box && { box }) };
  const all = levelRanges(facts, { minLevel: 0, maxLevel: 17 });
  expect(countPlaces(all)).toBe(countPlaces(filled));
  expect(all.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 17]);
  // Where the town is not, there are the coarse levels.
  const oslo = { west: 10.6, south: 59.8, east: 10.9, north: 60 };
  const some = levelRanges(facts, { minLevel: 0, maxLevel: 17, bounds: oslo });
  expect(some.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
});
