import { expect, test } from 'vitest';
import { findScheme } from '../../../shared/tiles/scheme/tile-schemes.ts';
import { isEnlarged, shownCache } from './shown-caches.ts';

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
    minZoom: 1,
    maxZoom: 4,
    bounds: [0, 0, 180, 85.0511287798066].map((degrees) => expect.closeTo(degrees, 9)),
  });
});

test('a cache in UTM is drawn anew, from an eighth of its coarsest level to its finest', () => {
  const box = { xMin: 100_000, yMin: 6_600_000, xMax: 300_000, yMax: 6_800_000 };
  const utm = { ...cache.facts, scheme: findScheme('utm33-national'), minLevel: 6, maxLevel: 12, box };
  const shown = shownCache({ ...cache, facts: utm }, '');
  // 338.5 and 5.3 m, where a pixel of zoom 0 is 77 km: zooms 7.8 and 13.8.
  expect(shown).toMatchObject({
    tilePx: 256,
    minZoom: 5,
    maxZoom: 14,
    warp: { minLevel: 6, maxLevel: 12, box },
  });
  const [west, south, east, north] = shown?.bounds?.map((degrees) => Math.round(degrees)) ?? [];
  expect([west, south, east, north]).toEqual([8, 59, 11, 61]);
});

test('vector tiles of a schema that is known are drawn by it', () => {
  const vectorLayers = [{ id: 'transportation' }, { id: 'place' }];
  const shown = shownCache({ ...cache, facts: { ...cache.facts, format: 'PBF', vectorLayers } }, '');
  expect(shown).toMatchObject({ schema: { id: 'openmaptiles' }, tilePx: 512, maxZoom: 4 });
  // Those of zoom 4 serve until 5.
  expect([4.9, 5.1].map((zoom) => shown && isEnlarged(shown, zoom))).toEqual([false, true]);
});

test('vector tiles of another, systems that nobody knows and caches that cannot be read are not', () => {
  const { facts, ...damaged } = cache;
  const others = [
    damaged,
    { ...cache, facts: { ...facts, format: 'PBF' } as const },
    { ...cache, facts: { ...facts, scheme: { ...scheme, id: 'own', wkid: 0 } } },
  ];
  expect(others.map((other) => shownCache(other, ''))).toEqual([undefined, undefined, undefined]);
});

test('beyond its finest level a cache is enlarged, larger tiles one zoom later', () => {
  const isEnlargedAt = (tilePx: number) => (zoom: number) => isEnlarged({ maxZoom: 4, tilePx }, zoom);
  expect([3.4, 3.6].map(isEnlargedAt(256))).toEqual([false, true]);
  expect([4.4, 4.6].map(isEnlargedAt(512))).toEqual([false, true]);
});
