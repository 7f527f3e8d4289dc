// Caches that programs in use have written, from the test data of node-mbtiles and PMTiles. They are no part of the project:
// where they are absent, each test says so.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { checkTile } from '../../../../shared/tiles/tile-image.ts';
import { createCacheParts } from '../testing/cache-parts.ts';
import { openCache } from './open-cache.ts';

const root = resolve(import.meta.dirname, '../../../..');
const folder = join(resolve(root, process.env['VARDE_REAL_DATA'] ?? '../shared/data'), 'formats');
const { sqlite, files, close } = createCacheParts();
afterAll(close);

const open = (name: string) => openCache(join(folder, name), { files, sqlite });

test.for(['plain_1.mbtiles', 'unindexed.mbtiles'])(
  '%s is read whole, each tile as its database has it',
  async (name, { skip }) => {
    const path = join(folder, name);
    skip(!existsSync(path), `there is no ${path}`);
    const { store } = await open(name);
    expect(store.facts).toMatchObject({
      name: 'plain_1',
      format: 'PNG',
      minLevel: 0,
      maxLevel: 4,
      tiles: 285,
      rowOrder: 'tms',
    });
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare('SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles').all();
    for (const { zoom_level, tile_column, tile_row, tile_data } of rows) {
      const [level, column, fromSouth] = [zoom_level, tile_column, tile_row].map(Number);
      const row = 2 ** (level ?? 0) - 1 - (fromSouth ?? 0);
      const bytes = await store.read({ level: level ?? 0, row, column: column ?? 0 });
      expect(bytes && Buffer.from(bytes).equals(tile_data as Uint8Array), `${level} ${row} ${column}`).toBe(
        true,
      );
    }
    database.close();
    await store.close();
  },
);

test('corrupt.mbtiles says that it is damaged', async ({ skip }) => {
  skip(!existsSync(join(folder, 'corrupt.mbtiles')), `there is no ${join(folder, 'corrupt.mbtiles')}`);
  await expect(open('corrupt.mbtiles')).rejects.toMatchObject({
    code: 'tiles/damaged',
    details: { file: 'corrupt.mbtiles', problem: 'badDatabase' },
  });
});

test('toner.pmtiles is read at all of its levels', async ({ skip }) => {
  skip(!existsSync(join(folder, 'toner.pmtiles')), `there is no ${join(folder, 'toner.pmtiles')}`);
  const { store } = await open('toner.pmtiles');
  expect(store.facts).toMatchObject({
    storage: 'pmtiles',
    format: 'PNG',
    minLevel: 0,
    maxLevel: 3,
    tiles: 85,
  });
  for (let level = 0; level <= 3; level++) {
    for (let place = 0; place < 4 ** level; place++) {
      const [row, column] = [Math.floor(place / 2 ** level), place % 2 ** level];
      const bytes = (await store.read({ level, row, column })) ?? new Uint8Array(0);
      const kind = checkTile(bytes, { file: 'toner.pmtiles', isVector: false });
      expect(kind.mediaType, `${level} ${row} ${column}`).toBe('image/png');
    }
  }
  await store.close();
});
