import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../../../../shared/codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../../../../shared/codec/soap/map-codec.ts';
import type { MapInput, MapOperationName, MapOutput } from '../../../../shared/contracts/map/operations.ts';
import { mapService } from '../../../../shared/contracts/map/service.ts';
import { createSetAside } from '../../files/set-aside.ts';
import { ask } from '../../testing/http-client.ts';
import { closeListeners, reply, serve } from '../../testing/http-host.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openTileCaches, type TileCaches } from '../caches/tile-caches.ts';
import { serveTiles } from '../served-tiles.ts';
import { NO_DRAWN_CACHES } from '../testing/no-drawn-caches.ts';
import { compactV2Files, explodedFiles, writeFiles } from '../testing/small-caches.ts';
import { pngTile } from '../testing/small-tiles.ts';

const folders = createTemporaryFolders();
let caches: TileCaches;

beforeAll(async () => {
  const folder = folders.create();
  caches = await openTileCaches(folder, { setAside: createSetAside(join(folder, 'aside')), nowMs: Date.now });
  const { signal } = new AbortController();
  for (const [name, files] of [
    ['Nord', compactV2Files()],
    ['Sør', explodedFiles()],
  ] as const) {
    const { draftId } = await caches.look(writeFiles(join(folders.create(), name), files), {
      isUploaded: false,
    });
    await caches.take(draftId, { isCopy: false, mapNames: [], signal });
  }
});
afterEach(closeListeners);
afterAll(async () => {
  await caches.close();
  folders.removeAll();
});

const AWAY = () => Promise.reject(new Error('The data window is away'));

async function createClient(dialect: Dialect = 'neutral', answer: Parameters<typeof serve>[0] = AWAY) {
  const served = await serve(answer, [], [], [], serveTiles(caches, NO_DRAWN_CACHES));
  const namespace = dialect === 'vendor' ? (vendorNamespace('10.7') ?? '') : NEUTRAL_NAMESPACE;
  const style = { version: '1.1', namespace, dialect } as const;
  const path = dialect === 'vendor' ? mapService.vendorPath : mapService.path;
  const send = (body: Uint8Array, type = 'text/xml; charset=utf-8') =>
    ask(served.port, path, { method: 'POST', body: Buffer.from(body), headers: { 'content-type': type } });
  return {
    served,
    send,
    write: (operation: MapOperationName, input: object) => writeMapRequest(operation, input, style),
    async ask<Name extends MapOperationName>(operation: Name, input: MapInput<Name>) {
      const { text } = await send(writeMapRequest(operation, input, style));
      if (text.includes('Fault>')) throw new Error(text);
      return readMapAnswer(text).output as MapOutput<Name>;
    },
    async refusal(operation: MapOperationName, input: object) {
      const { status, text } = await send(writeMapRequest(operation, input, style));
      return `${status} ${/<code>(.*?)<\/code>/.exec(text)?.[1]}`;
    },
  };
}

const MAP = { MapName: 'Nord' };

test.each(['neutral', 'vendor'] as const)(
  'a map that is a cache answers all about its tiles without the data window (%s)',
  async (dialect) => {
    const client = await createClient(dialect);
    expect(await client.ask('IsFixedScaleMap', MAP)).toBe(true);
    expect(await client.ask('HasSingleFusedMapCache', MAP)).toBe(true);
    expect(await client.ask('HasLayerCache', { ...MAP, LayerID: 0 })).toBe(false);
    const info = await client.ask('GetTileCacheInfo', MAP);
    expect(info).toMatchObject({
      SpatialReference: { WKID: 102100, LatestWKID: 3857 },
      TileOrigin: { $type: 'PointN', X: -20037508.342787, Y: 20037508.342787 },
      TileCols: 256,
      TileRows: 256,
      DPI: 96,
    });
    expect(info.LODInfos?.map(({ LevelID }) => LevelID)).toEqual([0, 1, 2, 3]);
    expect(info.LODInfos?.[0]).toMatchObject({ Resolution: 156543.03392800014 });
    expect(await client.ask('GetTileImageInfo', MAP)).toEqual({
      CacheTileFormat: 'PNG24',
      CompressionQuality: 0,
      Antialiasing: 'false',
    });
    expect(await client.ask('GetCacheControlInfo', MAP)).toEqual({ ClientCachingAllowed: true });
    expect(await client.ask('GetCacheDescriptionInfo', MAP)).toMatchObject({
      ServiceType: 'geoSingleFusedMapCache',
      LayerCacheInfos: [{ LayerID: 0, HasCache: false }],
    });
    expect(await client.ask('GetCacheStorageInfo', MAP)).toEqual({
      StorageFormat: 'geoMapCacheStorageModeCompact',
      PacketSize: 128,
    });
    expect(await client.ask('GetCacheName', { ...MAP, LayerID: -1 })).toBe('_alllayers');
    expect(client.served.forwardedRequests).toEqual([]);
  },
);

test('a tile comes as it is stored, whatever the format that is hoped for, and at the address that is told', async () => {
  const client = await createClient();
  const expected = Buffer.from(pngTile({ level: 3, row: 2, column: 1 }));
  for (const Format of ['PNG24', 'jpg', 'MIXED', undefined]) {
    const input = { ...MAP, Level: 3, Row: 2, Column: 1, ...(Format !== undefined && { Format }) };
    expect(expected.equals(await client.ask('GetMapTile', input)), Format).toBe(true);
  }
  const folder = await client.ask('GetVirtualCacheDirectory', { ...MAP, LayerID: -1 });
  const { port } = client.served;
  expect(folder).toBe(`http://127.0.0.1:${port}/tiles/nord/_alllayers`);
  const { body } = await ask(port, `${new URL(folder).pathname}/L03/R00000002/C00000001.png`);
  expect(expected.equals(body)).toBe(true);
});

test('what is outside, or of a layer alone, is a fault by name', async () => {
  const client = await createClient();
  for (const [Level, Row, Column] of [
    [3, 4, 0],
    [9, 0, 0],
    [3, -1, 0],
    [-1, 0, 0],
    [3, 2_147_483_647, 2_147_483_647],
  ]) {
    expect(await client.refusal('GetMapTile', { ...MAP, Level, Row, Column })).toBe('500 map/no-tile');
  }
  const tile = { Level: 0, Row: 0, Column: 0 };
  expect(await client.refusal('GetLayerTile', { ...MAP, LayerID: 0, ...tile })).toBe(
    '500 map/no-layer-cache',
  );
  expect(await client.refusal('GetLayerTile', { ...MAP, LayerID: 7, ...tile })).toBe('500 map/unknown-layer');
  expect(await client.refusal('HasLayerCache', { ...MAP, LayerID: 7 })).toBe('500 map/unknown-layer');
});

test('a cache of files is told as exploded', async () => {
  const client = await createClient();
  expect(await client.ask('GetCacheStorageInfo', { MapName: 'Sør' })).toEqual({
    StorageFormat: 'geoMapCacheStorageModeExploded',
    PacketSize: 0,
  });
});

test('a message in UTF-16 is known too', async () => {
  const client = await createClient();
  const text = new TextDecoder().decode(client.write('IsFixedScaleMap', MAP)).replace(/^<\?xml.*?\?>/, '');
  const { text: answer } = await client.send(
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    'text/xml; charset=utf-16',
  );
  expect(answer).toContain('<Result>true</Result>');
});

test('messages about other maps go to the data window, and so do those that cannot be read', async () => {
  const client = await createClient('neutral', () => reply('<other/>'));
  await client.send(client.write('IsFixedScaleMap', { MapName: '' }));
  await client.send(client.write('GetServerInfo', MAP));
  await client.send(Buffer.from('GetMapTile'));
  expect(client.served.forwardedRequests).toHaveLength(3);
});
