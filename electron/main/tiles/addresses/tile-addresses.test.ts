import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSetAside } from '../../files/set-aside.ts';
import { ask } from '../../testing/http-client.ts';
import { closeListeners, serve } from '../../testing/http-host.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openTileCaches, type TileCaches } from '../caches/tile-caches.ts';
import { serveTiles } from '../served-tiles.ts';
import { NO_DRAWN_CACHES } from '../testing/no-drawn-caches.ts';
import {
  compactV1Files,
  compactV2Files,
  explodedFiles,
  writeFiles,
  writeMbtiles,
} from '../testing/small-caches.ts';
import { pngTile } from '../testing/small-tiles.ts';

const folders = createTemporaryFolders();
let caches: TileCaches;
let cacheId: string;

beforeAll(async () => {
  const folder = folders.create();
  caches = await openTileCaches(folder, { setAside: createSetAside(join(folder, 'aside')), nowMs: Date.now });
  const { draftId } = await caches.look(writeFiles(join(folders.create(), 'Nord'), compactV2Files()), {
    isUploaded: false,
  });
  cacheId = (
    await caches.take(draftId, {
      isCopy: false,
      mapNames: [],
      signal: new AbortController().signal,
    })
  ).cacheId;
});
afterEach(closeListeners);
afterAll(async () => {
  await caches.close();
  folders.removeAll();
});

const serveCaches = (allowedOrigins: string[] = []) =>
  serve(
    () => Promise.reject(new Error('The data window is away')),
    allowedOrigins,
    [],
    [],
    serveTiles(caches, NO_DRAWN_CACHES),
  );

test.each([
  ['by z, x and y', '/tiles/nord/3/1/2'],
  ['with an extension', '/tiles/nord/3/1/2.png'],
  ['in the letters of the vendor', '/tiles/nord/L03/R00000002/C00000001.png'],
  ['below the name of the one cache of all layers', '/tiles/nord/_alllayers/L03/R00000002/C00000001.jpg'],
])('a tile is had %s, without the data window', async (_, path) => {
  expect(cacheId).toBe('nord');
  const { port, forwardedRequests } = await serveCaches();
  const { status, headers, body } = await ask(port, path);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(Buffer.from(pngTile({ level: 3, row: 2, column: 1 })).equals(body)).toBe(true);
  expect(forwardedRequests).toEqual([]);
});

test('a client that has a tile is told so, and the request log has what was asked', async () => {
  const { port, requests } = await serveCaches();
  const { headers } = await ask(port, '/tiles/nord/1/0/0');
  const again = await ask(port, '/tiles/nord/1/0/0', {
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(requests.recent()).toMatchObject([
    { path: '/tiles/nord/1/0/0', status: 200, isCached: false },
    { path: '/tiles/nord/1/0/0', status: 304, isCached: true },
  ]);
});

test('what guards other addresses guards those of tiles, read from the disk and from memory', async () => {
  const { port } = await serveCaches();
  const path = '/tiles/nord/2/1/1';
  const tile = Buffer.from(pngTile({ level: 2, row: 1, column: 1 }));
  for (const from of ['disk', 'memory', 'its address']) {
    const { status, headers, body } = await ask(port, path);
    expect([status, tile.equals(body)], from).toEqual([200, true]);
    expect(headers, from).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': String(tile.length),
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const bodyless = await ask(port, path, { method: 'HEAD' });
    expect([bodyless.status, bodyless.body.length, bodyless.headers['content-length']], from).toEqual([
      ...[200, 0, String(tile.length)],
    ]);
    expect((await ask(port, path, { headers: { host: 'evil.example' } })).status, from).toBe(421);
    const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect((await ask(port, path, { headers: embedded })).status, from).toBe(403);
  }
});

/** Serves what lies at a path alone, by a clock of its own. */
async function serveOwn(path: string) {
  let nowMs = 1_000;
  const folder = folders.create();
  const own = await openTileCaches(folder, {
    setAside: createSetAside(join(folder, 'aside')),
    nowMs: () => nowMs,
  });
  const { draftId } = await own.look(path, { isUploaded: false });
  const { signal } = new AbortController();
  const taken = await own.take(draftId, { isCopy: false, mapNames: [], signal });
  const { port, requests } = await serve(undefined, [], [], [], serveTiles(own, NO_DRAWN_CACHES));
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { own, root: `/tiles/${taken.cacheId}`, port, requests, pass };
}

test('a tile in memory is not given any more when its file is another one, or gone', async () => {
  const path = writeMbtiles(join(folders.create(), 'Bytt.mbtiles'));
  const { own, root, port, requests, pass } = await serveOwn(path);
  const address = `${root}/3/1/2`;
  const first = await ask(port, address);
  expect(Buffer.from(pngTile({ level: 3, row: 2, column: 1 })).equals(first.body)).toBe(true);
  expect((await ask(port, address)).body).toEqual(first.body);
  expect(requests.recent().at(0)).toMatchObject({ isCached: false });
  renameSync(writeMbtiles(join(folders.create(), 'b.mbtiles'), { scheme: 'xyz' }), path);
  pass(2_000);
  expect((await ask(port, address)).status).toBe(404);
  const mirrored = await ask(port, `${root}/3/1/5`);
  expect(mirrored.body).toEqual(first.body);
  rmSync(path);
  pass(2_000);
  expect((await ask(port, `${root}/3/1/5`)).status).toBe(500);
  await own.close();
});

test.each([
  ['bundle of version 2', compactV2Files(), 'R0000C0000.bundle'],
  ['bundle of version 1', compactV1Files(), 'R0000C0000.bundle'],
  ['file of its own', explodedFiles(), 'R00000002/C00000001.png'],
])('a tile in memory follows its %s in a folder, which is rewritten or removed', async (_, files, name) => {
  const path = writeFiles(join(folders.create(), 'Mappe'), files);
  const { own, root, port, requests, pass } = await serveOwn(path);
  const file = join(path, '_alllayers/L03', name);
  const before = await ask(port, `${root}/3/1/2`);
  expect(before.status).toBe(200);
  pass(2_000);
  expect((await ask(port, `${root}/3/1/2`)).body).toEqual(before.body);
  expect(requests.recent().at(-1)).toMatchObject({ isCached: true });
  // Another colour with as many bytes: only the time tells that the file is another one.
  const colours = Array.from({ length: 99 }, (_each, column) => pngTile({ level: 3, row: 9, column }));
  const other = colours.find(({ length }) => length === before.body.length) ?? new Uint8Array(0);
  const content = readFileSync(file);
  Buffer.from(other).copy(content, content.indexOf(before.body));
  writeFileSync(file, content);
  pass(2_000);
  const after = await ask(port, `${root}/3/1/2`);
  expect([after.status, Buffer.from(other).equals(after.body)]).toEqual([200, true]);
  rmSync(file);
  pass(2_000);
  expect((await ask(port, `${root}/3/1/2`)).status).toBe(404);
  await own.close();
});

test('what is not there is said by name', async () => {
  const { port } = await serveCaches();
  const told = async (path: string, method = 'GET') => {
    const { status, body } = await ask(port, path, { method });
    return [status, JSON.parse(body.toString()).Message];
  };
  expect(await told('/tiles/nord/3/7/7')).toEqual([
    404,
    'Cache nord has no tile at level 3, row 7, column 7.',
  ]);
  expect(await told('/tiles/other/3/7/7')).toEqual([404, 'There is no tile cache other.']);
  expect(await told('/tiles/nord/3/7')).toEqual([404, 'There is nothing at /tiles/nord/3/7.']);
  expect(await told('/tiles/../settings.json')).toEqual([404, expect.any(String)]);
  expect(await told('/tiles/nord/3/99999999999999999999/0')).toEqual([404, expect.any(String)]);
  expect((await told('/tiles/nord/3/1/2', 'POST'))[0]).toBe(405);
});

test('a cache is described as TileJSON', async () => {
  const { port } = await serveCaches();
  const { body } = await ask(port, '/tiles/nord.json');
  expect(JSON.parse(body.toString())).toMatchObject({
    tilejson: '3.0.0',
    name: 'Nord',
    tiles: [`http://127.0.0.1:${port}/tiles/nord/{z}/{x}/{y}.png`],
    minzoom: 0,
    maxzoom: 3,
    // Level 3 has a quarter, those before all of the world.
    bounds: [-180, -85.0511288, 180, 85.0511288].map((degrees) => expect.closeTo(degrees, 6)),
  });
});

test('pages of origins that are listed may read tiles, others may not', async () => {
  const { port } = await serveCaches(['https://kart.example']);
  const from = (origin: string) => ask(port, '/tiles/nord/0/0/0', { headers: { origin } });
  const listed = await from('https://kart.example');
  expect([listed.status, listed.headers['access-control-allow-origin']]).toEqual([
    200,
    'https://kart.example',
  ]);
  expect((await from('https://other.example')).status).toBe(403);
});

describe('WMTS', () => {
  const GET_TILE =
    '/tiles/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=nord&STYLE=default&FORMAT=image/png&TILEMATRIXSET=nord';

  test('gives tiles by parameters in any case and by paths', async () => {
    const { port } = await serveCaches();
    const expected = Buffer.from(pngTile({ level: 3, row: 2, column: 1 }));
    for (const path of [
      `${GET_TILE}&TILEMATRIX=3&TILEROW=2&TILECOL=1`,
      `${GET_TILE}&TileMatrix=3&TileRow=2&TileCol=1`.toLowerCase().replace('gettile', 'GetTile'),
      '/tiles/wmts/1.0.0/nord/default/nord/3/2/1.png',
    ]) {
      const { status, headers, body } = await ask(port, path);
      expect([status, headers['content-type'], expected.equals(body)], path).toEqual([
        200,
        'image/png',
        true,
      ]);
      expect(headers['etag']).toBeDefined();
    }
  });

  test.each([
    ['/tiles/wmts?REQUEST=GetTile', 400, 'MissingParameterValue', 'service'],
    ['/tiles/wmts?SERVICE=WMS', 400, 'InvalidParameterValue', 'service'],
    ['/tiles/wmts?SERVICE=WMTS&REQUEST=GetFeatureInfo', 400, 'OperationNotSupported', 'request'],
    [`${GET_TILE}&TILEROW=2&TILECOL=1`, 400, 'MissingParameterValue', 'tilematrix'],
    [`${GET_TILE}&TILEMATRIX=three&TILEROW=2&TILECOL=1`, 400, 'InvalidParameterValue', 'tilematrix'],
    [`${GET_TILE}&TILEMATRIX=3&TILEROW=7&TILECOL=1`, 404, 'TileOutOfRange', undefined],
    ['/tiles/wmts/1.0.0/other/default/other/0/0/0.png', 400, 'InvalidParameterValue', 'layer'],
  ])('tells what is wrong with %s in the form of OGC', async (path, status, code, locator) => {
    const { port } = await serveCaches();
    const reply = await ask(port, path);
    expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/xml; charset=utf-8']);
    expect(reply.text).toContain(`exceptionCode="${code}"`);
    if (locator !== undefined) expect(reply.text).toContain(`locator="${locator}"`);
  });

  test('says scales of pixels of 0.28 mm, and the matrices that have tiles', async () => {
    const { port } = await serveCaches();
    const { text } = await ask(port, '/tiles/wmts/1.0.0/WMTSCapabilities.xml');
    expect(Number(/<ScaleDenominator>([\d.]+)/.exec(text)?.[1])).toBeCloseTo(559_082_264.0287, 3);
    expect(text.match(/<TileMatrix>/g)).toHaveLength(4);
    expect((await ask(port, '/tiles/wmts')).text).toBe(text);
  });
});
