import { expect, test } from 'vitest';
import { queryFilter } from '../../testing/map-descriptions.ts';
import { createMapRequests } from '../../testing/map-service.ts';
import { webScheme } from '../../tiles/scheme/tile-schemes.ts';
import { publishedMaps } from '../published-maps.ts';
import { mapsOfCaches, withCacheMaps } from './cache-maps.ts';

const facts = {
  name: 'Terreng',
  storage: 'mbtiles',
  scheme: webScheme(5, 256),
  format: 'PNG',
  quality: 0,
  minLevel: 0,
  maxLevel: 5,
  box: { xMin: 500_000, yMin: 8_000_000, xMax: 1_500_000, yMax: 9_000_000 },
} as const;
const cache = {
  cacheId: 'terreng',
  name: 'Terreng',
  mapName: 'Terreng',
  addedAtMs: 0,
  bytes: 9,
  facts,
} as const;

const NO_TILES = async () => undefined;

test('a cache of images is a map of one raster layer, which lies where its tiles do', async () => {
  const catalog = withCacheMaps(publishedMaps, mapsOfCaches([cache], NO_TILES));
  const map = await createMapRequests({}, undefined, catalog);
  expect(await map.ask('GetMapCount', {})).toBe(3);
  const info = await map.ask('GetServerInfo', { MapName: 'Terreng' });
  expect(info).toMatchObject({
    SpatialReference: { WKID: 102100, LatestWKID: 3857 },
    FullExtent: { XMin: 500_000, YMax: 9_000_000 },
    HasLiveData: false,
    MapLayerInfos: [
      {
        LayerID: 0,
        Name: 'Terreng',
        LayerType: 'Raster Layer',
        IsFeatureLayer: false,
        Extent: { YMin: 8_000_000 },
      },
    ],
  });
  const query = { MapName: 'Terreng', LayerID: 0, QueryFilter: queryFilter('') };
  expect(await map.refusal('QueryFeatureCount', query)).toContain('map/not-a-feature-layer');
});

test('vector tiles, a cache in a system that nobody knows and one that cannot be read are no maps', () => {
  const vector = { ...cache, facts: { ...facts, format: 'PBF' } as const };
  const lost = { ...cache, facts: { ...facts, scheme: { ...facts.scheme, wkid: 999_999 } } };
  const { facts: _, ...damaged } = cache;
  expect(mapsOfCaches([vector, lost, damaged], NO_TILES)).toEqual([]);
});

test('a map that was there before keeps its name', () => {
  const catalog = withCacheMaps(
    publishedMaps,
    mapsOfCaches([{ ...cache, mapName: publishedMaps[0].name }], NO_TILES),
  );
  expect(catalog).toHaveLength(publishedMaps.length);
});
