import { expect, test } from 'vitest';
import { findScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import { kindIndex, MAP_LAYER_KINDS } from '../map-layer-kinds.ts';
import { cacheKey, isCacheKey } from './shown-cache.ts';
import { tilesKind } from './tiles-kind.ts';

const cache = {
  cacheId: 'terreng',
  template: 'http://127.0.0.1:1/tiles/terreng/{z}/{x}/{y}',
  tilePx: 512,
  minZoom: 2,
  maxZoom: 9,
  bounds: [4, 57, 32, 72],
} as const;

test('a cache is a source and a layer of its own, asked for in its levels and its box alone', () => {
  const onMap = tilesKind.onMap({ tiles: { caches: [cache] } });
  expect(onMap?.keys).toEqual(['tiles:terreng']);
  expect(onMap?.sources()).toEqual({
    'tiles:terreng': {
      type: 'raster',
      tiles: [cache.template],
      tileSize: 512,
      minzoom: 2,
      maxzoom: 9,
      bounds: [4, 57, 32, 72],
    },
  });
});

test('a cache in another system is asked for where its tiles are drawn anew', () => {
  const warp = { scheme: findScheme('utm33'), minLevel: 0, maxLevel: 9 };
  const onMap = tilesKind.onMap({ tiles: { caches: [{ ...cache, tilePx: 256, warp }] } });
  expect(onMap?.sources()).toMatchObject({
    'tiles:terreng': { tiles: ['varde-tiles://terreng/{z}/{x}/{y}'], tileSize: 256 },
  });
});

test('its key is told from those of kinds, and lies between layers and the base map', () => {
  expect([isCacheKey(cacheKey('base')), isCacheKey('base'), isCacheKey(1000)]).toEqual([true, false, false]);
  const base = MAP_LAYER_KINDS.findIndex(({ id }) => id === 'base');
  expect(kindIndex(cacheKey('base'))).toBe(base - 1);
  expect(kindIndex(1000)).toBeLessThan(base - 1);
});
