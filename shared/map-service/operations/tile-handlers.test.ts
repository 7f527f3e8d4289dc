import { beforeEach, expect, test } from 'vitest';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests();
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
