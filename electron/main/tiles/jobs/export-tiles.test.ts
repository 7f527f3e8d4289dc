// Exports of each format: read back by ours, by GDAL and by the package of PMTiles; and what a cut leaves.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, afterEach, expect, test } from 'vitest';
import { damaged } from '../../../../shared/tiles/cache-problems.ts';
import { boxOfTiles } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import { imageKindOf } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress, TileFacts, TileStorage } from '../../../../shared/tiles/tile-store.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openCache } from '../files/open-cache.ts';
import { createCacheParts } from '../testing/cache-parts.ts';
import { pngTile } from '../testing/small-tiles.ts';
import { exportTiles } from './export-tiles.ts';
import { createTileProgress } from './tile-progress.ts';

const folders = createTemporaryFolders();
const { sqlite, files, close } = createCacheParts();
afterEach(() => folders.removeAll());
afterAll(close);

const hasGdal = spawnSync('gdal_translate', ['--version']).error === undefined;
const STORAGES = ['mbtiles', 'pmtiles', 'compact-v2', 'exploded'] as const;

/** 12 × 12 tiles of level 6 around the south of Norway, and what lies above them. */
const scheme = webScheme(6, 256);
const box = boxOfTiles(scheme, 5, { minRow: 7, maxRow: 12, minColumn: 15, maxColumn: 20 });
const facts: TileFacts = {
  name: 'Prøve',
  storage: 'mbtiles',
  scheme,
  format: 'PNG',
  quality: 0,
  minLevel: 2,
  maxLevel: 6,
  ...(box && { box }),
  attribution: '© Prøve',
};
const TILE: TileAddress = { level: 6, row: 20, column: 35 };
const HOLE: TileAddress = { level: 6, row: 21, column: 36 };
/** All but the hole. */
const COUNT = 9 + 16 + 36 + 144 - 1;
const isAt = (one: TileAddress, other: TileAddress) =>
  one.level === other.level && one.row === other.row && one.column === other.column;

interface How {
  readonly storage: TileStorage;
  readonly folder?: string;
  readonly onRead?: (tile: TileAddress) => void;
  readonly signal?: AbortSignal;
  readonly mayReplace?: boolean;
}

const EXTENSIONS: { readonly [storage in TileStorage]?: string } = {
  mbtiles: '.mbtiles',
  pmtiles: '.pmtiles',
};

async function run({ storage, folder = folders.create(), onRead, signal, mayReplace = false }: How) {
  const path = join(folder, `Prøve${EXTENSIONS[storage] ?? ''}`);
  const told: unknown[] = [];
  const progress = createTileProgress(1, { nowMs: Date.now, report: (each) => told.push(each) });
  const written = await exportTiles(
    {
      selection: { cacheId: 'a', minLevel: 3, maxLevel: 9 },
      target: { storage, path, mayReplace },
      facts,
      async read(_, tile) {
        onRead?.(tile);
        if (isAt(tile, HOLE)) return undefined;
        const bytes = pngTile(tile);
        const kind = imageKindOf(bytes);
        return kind && { bytes, kind };
      },
    },
    { sqlite, nowMs: Date.now, progress, signal: signal ?? new AbortController().signal },
  );
  return { path: written, told, folder };
}

test.each(STORAGES)(
  'an export as %s has the tiles of its area and levels, and nothing lies beside it',
  async (storage) => {
    const { path, folder, told } = await run({ storage });
    expect(readdirSync(folder)).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ stage: 'checking', damaged: 0, path });
    const { store } = await openCache(path, { files, sqlite });
    expect(store.facts).toMatchObject({ storage, scheme: { id: 'web' }, minLevel: 3, maxLevel: 6 });
    expect(store.facts.box?.xMin).toBeCloseTo(box?.xMin ?? 0, -1);
    expect(await store.read(TILE)).toEqual(pngTile(TILE));
    expect(await store.read({ level: 3, row: 2, column: 4 })).toEqual(
      pngTile({ level: 3, row: 2, column: 4 }),
    );
    expect(await store.read(HOLE)).toBeUndefined();
    expect(await store.read({ level: 6, row: 60, column: 35 })).toBeUndefined();
    await store.close();
  },
);

test('a name that somebody took meanwhile stays theirs, unless a person said that it may go', async () => {
  const folder = folders.create();
  writeFileSync(join(folder, 'Prøve.pmtiles'), 'theirs');
  expect((await run({ storage: 'pmtiles', folder })).path).toBe(join(folder, 'Prøve (2).pmtiles'));
  const replaced = await run({ storage: 'pmtiles', folder, mayReplace: true });
  expect(replaced.path).toBe(join(folder, 'Prøve.pmtiles'));
});

test.each(STORAGES)(
  'what stands on the disk of a cut %s is taken for no cache, and a failed one leaves nothing',
  async (storage) => {
    const folder = folders.create();
    const copies = folders.create();
    let reads = 0;
    const failing = run({
      storage,
      folder,
      onRead() {
        reads += 1;
        const part = readdirSync(folder)[0] ?? '';
        if (reads % 70 === 0) cpSync(join(folder, part), join(copies, `${reads}`), { recursive: true });
        if (reads === COUNT) throw new Error('cut');
      },
    });
    await expect(failing).rejects.toThrow('cut');
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(copies)).toEqual(['140', '70']);
    for (const name of readdirSync(copies)) {
      await expect(openCache(join(copies, name), { files, sqlite })).rejects.toMatchObject({
        code: expect.stringMatching(/^tiles\/(not-a-cache|damaged)$/),
      });
    }
  },
);

test('an export that is stopped leaves nothing, and one that is begun again does not mind the half one', async () => {
  const folder = folders.create();
  const stopping = new AbortController();
  const onRead = (tile: TileAddress) => isAt(tile, TILE) && stopping.abort(new Error('stopped'));
  await expect(run({ storage: 'compact-v2', folder, onRead, signal: stopping.signal })).rejects.toThrow(
    'stopped',
  );
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'Prøve.part'), 'of a host that was killed');
  const { path } = await run({ storage: 'compact-v2', folder });
  expect([existsSync(path), readdirSync(folder)]).toEqual([true, ['Prøve']]);
});

test('tiles that are damaged are left out and counted', async () => {
  const { told, path } = await run({
    storage: 'mbtiles',
    onRead(tile) {
      if (isAt(tile, TILE)) throw damaged('a', 'partOfTile');
    },
  });
  expect(told.at(-1)).toMatchObject({ damaged: 1 });
  const { store } = await openCache(path, { files, sqlite });
  expect(await store.read(TILE)).toBeUndefined();
  await store.close();
});

test('the package of PMTiles reads ours', async () => {
  const { path } = await run({ storage: 'pmtiles' });
  const file = await open(path, 'r');
  const archive = new PMTiles({
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  });
  const header = await archive.getHeader();
  expect(header).toMatchObject({ clustered: true, numAddressedTiles: COUNT, minZoom: 3, maxZoom: 6 });
  expect(await archive.getMetadata()).toMatchObject({ name: 'Prøve', attribution: '© Prøve' });
  const tile = await archive.getZxy(TILE.level, TILE.column, TILE.row);
  expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(pngTile(TILE));
  await file.close();
});

test.skipIf(!hasGdal).each([
  ['mbtiles', ''],
  ['compact-v2', 'conf.xml'],
] as const)('GDAL reads %s, pixel for pixel', async (storage, description) => {
  const { path, folder } = await run({ storage });
  const around = boxOfTiles(scheme, TILE.level, {
    minRow: TILE.row,
    maxRow: TILE.row,
    minColumn: TILE.column,
    maxColumn: TILE.column,
  });
  if (!around) throw new Error('No such level');
  const target = join(folder, 'tile.tif');
  const corners = [around.xMin, around.yMax, around.xMax, around.yMin].map(String);
  const source = join(path, description);
  const options = ['-outsize', '256', '256', '-projwin', ...corners, source, target];
  const { status, stderr } = spawnSync('gdal_translate', options, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { stdout } = spawnSync('gdalinfo', ['-stats', target], { encoding: 'utf8' });
  const found = (what: string) =>
    [...stdout.matchAll(new RegExp(`STATISTICS_${what}=(\\d+)`, 'g'))]
      .slice(0, 3)
      .map(([, value]) => Number(value));
  expect([found('MINIMUM'), found('MAXIMUM')]).toEqual([
    [TILE.level, TILE.row, TILE.column],
    [TILE.level, TILE.row, TILE.column],
  ]);
});
