// The folder of a drawn cache as other programs read it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DRAWN_CACHES } from '../../../../shared/tiles/drawn/drawn-caches.ts';
import { boxOfTiles } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openCache } from '../files/open-cache.ts';
import { createOpenFiles } from '../files/open-files.ts';
import { createSqliteThread } from '../sqlite/sqlite-thread.ts';
import { pngTile } from '../testing/small-tiles.ts';
import { openDrawnCacheFiles } from './drawn-caches.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const hasGdal = spawnSync('gdal_translate', ['--version']).error === undefined;

/** Some tiles of the finest level, of which each is of one colour. */
async function fill(index: 0 | 1) {
  const folder = folders.create();
  const files = (await openDrawnCacheFiles(folder, 'test'))[index];
  const { cacheId, facts } = DRAWN_CACHES[index];
  const [level, row, column] = index === 0 ? [9, 200, 260] : [9, 148, 263];
  const tiles = [0, 1, 2, 3].map((step) => ({ level, row, column: column + step }));
  await files?.store.put(tiles.map((tile) => ({ tile, bytes: pngTile(tile) })));
  await files?.store.close();
  return { path: join(folder, cacheId), facts, tiles };
}

test.each([0, 1] as const)(
  'a cache is opened by its description, with its scheme and its area (%i)',
  async (index) => {
    const { path, facts, tiles } = await fill(index);
    const files = createOpenFiles(Date.now);
    const sqlite = createSqliteThread();
    const { store } = await openCache(path, { files, sqlite });
    expect(store.facts).toMatchObject({
      scheme: { id: facts.scheme.id },
      storage: 'compact-v2',
      format: 'PNG',
      tiles: 4,
    });
    expect(store.facts.box?.xMin).toBeCloseTo(facts.box.xMin, 6);
    for (const tile of tiles) expect(await store.read(tile)).toEqual(pngTile(tile));
    await store.close();
    await files.close();
    await sqlite.close();
  },
);

test.skipIf(!hasGdal).each([0, 1] as const)(
  'GDAL reads it through conf.xml, pixel for pixel (%i)',
  async (index) => {
    const { path, facts, tiles } = await fill(index);
    for (const tile of tiles.slice(1, 2)) {
      const box = boxOfTiles(facts.scheme, tile.level, {
        minRow: tile.row,
        maxRow: tile.row,
        minColumn: tile.column,
        maxColumn: tile.column,
      });
      if (!box) throw new Error('No such level');
      const target = join(path, 'tile.tif');
      const corners = [box.xMin, box.yMax, box.xMax, box.yMin].map(String);
      const options = ['-outsize', '256', '256', '-projwin', ...corners, join(path, 'conf.xml'), target];
      const { status, stderr } = spawnSync('gdal_translate', options, { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      const { stdout } = spawnSync('gdalinfo', ['-stats', target], { encoding: 'utf8' });
      const found = (what: string) =>
        [...stdout.matchAll(new RegExp(`STATISTICS_${what}=(\\d+)`, 'g'))]
          .slice(0, 3)
          .map(([, value]) => Number(value));
      expect([found('MINIMUM'), found('MAXIMUM')]).toEqual([
        [tile.level, tile.row, tile.column & 255],
        [tile.level, tile.row, tile.column & 255],
      ]);
    }
  },
);
