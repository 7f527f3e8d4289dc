import { expect, test } from 'vitest';
import { shownCache } from './shown-caches.ts';

const HALF_SIDE_M = Math.PI * 6_378_137;
const scheme = {
  id: 'web',
  wkid: 3857,
  originX: -HALF_SIDE_M,
  originY: HALF_SIDE_M,
  widthPx: 256,
  heightPx: 256,
  dpi: 96,
  levels: [],
};
const cache = {
  cacheId: 'terreng',
  name: 'Terreng',
  mapName: 'Terreng',
  addedAtMs: 0,
  bytes: 0,
  facts: {
    name: 'Terreng',
    storage: 'mbtiles',
    scheme,
    format: 'PNG',
    quality: 0,
    minLevel: 1,
    maxLevel: 4,
    box: { xMin: 0, yMin: 0, xMax: HALF_SIDE_M, yMax: HALF_SIDE_M },
  },
} as const;

test('a cache of images of web maps is drawn from its address, in its levels and its box', () => {
  expect(shownCache(cache, 'http://127.0.0.1:1')).toEqual({
    cacheId: 'terreng',
    template: 'http://127.0.0.1:1/tiles/terreng/{z}/{x}/{y}',
    tilePx: 256,
    minLevel: 1,
    maxLevel: 4,
    bounds: [0, 0, 180, 85.0511287798066].map((degrees) => expect.closeTo(degrees, 9)),
  });
});

test('vector tiles, other schemes and caches that cannot be read are not', () => {
  const { facts, ...damaged } = cache;
  const others = [
    damaged,
    { ...cache, facts: { ...facts, format: 'PBF' } as const },
    { ...cache, facts: { ...facts, scheme: { ...scheme, id: 'utm33' } } },
  ];
  expect(others.map((other) => shownCache(other, ''))).toEqual([undefined, undefined, undefined]);
});
