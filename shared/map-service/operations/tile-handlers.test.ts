import { beforeEach, expect, test } from 'vitest';
import { publishedMaps } from '../../sources/published-maps.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  const [first, ...others] = publishedMaps.map(({ cacheId: _, ...definition }) => definition);
  if (!first) throw new Error('No map is published');
  map = await createMapRequests({}, undefined, [first, ...others]);
});

test('a published map answers of its tiles, and draws them', async () => {
  const published = await createMapRequests();
  const MAP = { MapName: '' };
  expect(await published.ask('IsFixedScaleMap', MAP)).toBe(true);
  expect(await published.ask('GetTileCacheInfo', MAP)).toMatchObject({
    SpatialReference: { WKID: 25833 },
    TileOrigin: { X: -2_500_000, Y: 9_045_984 },
    LODInfos: { length: 17 },
  });
  expect(await published.ask('GetVirtualCacheDirectory', { ...MAP, LayerID: -1 })).toContain('/tiles/varde/');
  const info = await published.ask('GetCacheDescriptionInfo', MAP);
  expect(info.LayerCacheInfos).toContainEqual(expect.objectContaining({ LayerID: 1, HasCache: false }));
  const tile = { Level: 4, Row: 6, Column: 7 };
  const bytes = await published.ask('GetMapTile', { ...MAP, ...tile });
  expect([...bytes.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  expect(await published.refusal('GetMapTile', { ...MAP, ...tile, Row: 600 })).toContain('map/no-tile');
  expect(await published.refusal('GetLayerTile', { ...MAP, ...tile, LayerID: 1 })).toContain(
    'map/no-layer-cache',
  );
});

test('a map without a cache says so without a fault where clients ask before they know', async () => {
  expect(await map.ask('IsFixedScaleMap', { MapName: 'Varde web' })).toBe(false);
  expect(await map.ask('HasSingleFusedMapCache', { MapName: '' })).toBe(false);
  expect(await map.ask('HasLayerCache', { MapName: '', LayerID: 1 })).toBe(false);
  expect(await map.ask('GetVirtualCacheDirectory', { MapName: '', LayerID: -1 })).toBe('');
  expect(await map.ask('GetCacheName', { MapName: '', LayerID: 1 })).toBe('');
});

test('and with one everywhere else', async () => {
  const tile = { Level: 0, Row: 0, Column: 0 };
  for (const operation of [
    'GetTileCacheInfo',
    'GetTileImageInfo',
    'GetCacheControlInfo',
    'GetCacheDescriptionInfo',
    'GetCacheStorageInfo',
  ] as const) {
    expect(await map.refusal(operation, { MapName: '' })).toBe('map/no-cache MapName');
  }
  expect(await map.refusal('GetMapTile', { MapName: '', ...tile })).toBe('map/no-cache MapName');
  expect(await map.refusal('GetLayerTile', { MapName: '', LayerID: 1, ...tile })).toBe(
    'map/no-cache MapName',
  );
});

test('maps and layers that are not there are told first', async () => {
  expect(await map.refusal('IsFixedScaleMap', { MapName: 'varde' })).toBe('map/unknown-map MapName varde');
  expect(await map.refusal('HasLayerCache', { MapName: '', LayerID: 4 })).toBe('map/unknown-layer LayerID 4');
  expect(await map.refusal('GetCacheName', { MapName: '', LayerID: 4 })).toBe('map/unknown-layer LayerID 4');
  expect(await map.refusal('GetTileCacheInfo', { MapName: 'varde' })).toBe('map/unknown-map MapName varde');
});
