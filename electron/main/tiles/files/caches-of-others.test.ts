// Caches that GDAL and MapProxy wrote, and ours as MapProxy reads them. Debian: gdal-bin, mapproxy.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { boxOfTiles } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { findScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createCacheParts } from '../testing/cache-parts.ts';
import { compactV1Files, compactV2Files, writeFiles } from '../testing/small-caches.ts';
import { pngTile } from '../testing/small-tiles.ts';
import { createBundleFolder } from './bundle-folder.ts';
import { openCache } from './open-cache.ts';

const folders = createTemporaryFolders();
const { sqlite, files, close } = createCacheParts();
afterEach(() => folders.removeAll());
afterAll(close);

/** The python for which Debian's package is installed. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = resolve(import.meta.dirname, '../testing/mapproxy-bundles.py');
const hasMapProxy = spawnSync(PYTHON, ['-c', 'import mapproxy.cache.compact']).status === 0;
const NO_MAPPROXY = 'MapProxy is not installed (Debian: mapproxy)';
const hasGdal = spawnSync('gdal_translate', ['--version']).error === undefined;

/** In the corners of two bundles, and between. */
const TILES: readonly TileAddress[] = [
  [0, 127],
  [127, 0],
  [5, 9],
  [130, 200],
].map(([row = 0, column = 0]) => ({ level: 9, row, column }));

function runMapProxy(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(PYTHON, [SCRIPT, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim().split('\n');
}

const nameOf = ({ level, row, column }: TileAddress) => `${level}/${column}/${row}`;
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('MapProxy reads our bundles byte for byte, replaced and forgotten tiles too', async ({ skip }) => {
  skip(!hasMapProxy, NO_MAPPROXY);
  const folder = folders.create();
  const store = createBundleFolder(folder);
  await store.put(TILES.map((tile) => ({ tile, bytes: pngTile({ ...tile, level: 1 }) })));
  await store.put(TILES.map((tile) => ({ tile, bytes: pngTile(tile) })));
  const gone = { level: 9, row: 40, column: 41 };
  await store.put([{ tile: gone, bytes: pngTile(gone) }]);
  await store.clear(9, [{ minRow: 40, maxRow: 40, minColumn: 41, maxColumn: 41 }]);
  await store.close();
  const read = runMapProxy('read', '2', folder, ...[...TILES, gone].map(nameOf));
  expect(read).toEqual([...TILES.map((tile) => hexOf(pngTile(tile))), '-']);
});

test.for([
  ['1', 'compact', compactV1Files],
  ['2', 'compact-v2', compactV2Files],
] as const)(
  'bundles of version %s that MapProxy wrote are read byte for byte',
  async ([version, storage, like], { skip }) => {
    skip(!hasMapProxy, NO_MAPPROXY);
    const folder = folders.create();
    const { 'conf.xml': conf = new Uint8Array(0) } = like();
    writeFiles(folder, { 'conf.xml': conf });
    // The description tells of the levels 0 to 3.
    const tiles = [0, 1, 2, 3].map((level) => ({ level, row: 0, column: 2 ** level - 1 }));
    mkdirSync(join(folder, '_alllayers'));
    const written = tiles.map((tile) => `${nameOf(tile)}=${hexOf(pngTile(tile))}`);
    runMapProxy('write', version, join(folder, '_alllayers'), ...written);
    const { store } = await openCache(folder, { files, sqlite });
    expect(store.facts).toMatchObject({ storage, minLevel: 0, maxLevel: 3 });
    for (const tile of tiles) expect(await store.read(tile)).toEqual(pngTile(tile));
    expect(await store.read({ level: 3, row: 1, column: 0 })).toBeUndefined();
    await store.close();
  },
);

test('MBTiles that GDAL wrote have its pixels where they belong', async ({ skip }) => {
  skip(!hasGdal, 'gdal_translate is not installed (Debian: gdal-bin)');
  const folder = folders.create();
  const tile = { level: 6, row: 20, column: 35 };
  const range = { minRow: 20, maxRow: 20, minColumn: 35, maxColumn: 35 };
  const box = boxOfTiles(findScheme('web'), tile.level, range);
  if (!box) throw new Error('No such level');
  const [source, target] = [join(folder, 'tile.png'), join(folder, 'gdal.mbtiles')];
  writeFileSync(source, pngTile(tile));
  const corners = [box.xMin, box.yMax, box.xMax, box.yMin].map(String);
  const place = ['-a_srs', 'EPSG:3857', '-a_ullr', ...corners, '-of', 'MBTILES'];
  expect(spawnSync('gdal_translate', [...place, source, target], { encoding: 'utf8' }).stderr).toBe('');
  const { store } = await openCache(target, { files, sqlite });
  expect(store.facts).toMatchObject({ storage: 'mbtiles', maxLevel: 6, rowOrder: 'tms' });
  const found = join(folder, 'found.png');
  writeFileSync(found, (await store.read(tile)) ?? '');
  await store.close();
  const { stdout } = spawnSync('gdalinfo', ['-stats', found], { encoding: 'utf8' });
  const values = (what: string) =>
    [...stdout.matchAll(new RegExp(`STATISTICS_${what}=(\\d+)`, 'g'))]
      .slice(0, 3)
      .map(([, value]) => Number(value));
  expect([values('MINIMUM'), values('MAXIMUM')]).toEqual([
    [6, 20, 35],
    [6, 20, 35],
  ]);
});
