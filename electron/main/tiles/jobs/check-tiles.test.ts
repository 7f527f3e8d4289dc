import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { damaged } from '../../../../shared/tiles/cache-problems.ts';
import { webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { drawBlock, openBuilding, SELECTION } from '../testing/build-web-tiles.ts';
import { checkTiles, mendKept, readAll } from './check-tiles.ts';
import { createTileProgress } from './tile-progress.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

/** Checks, and gives what was told last. */
async function run(work: Parameters<typeof checkTiles>[0]) {
  let last: unknown;
  const report = (progress: unknown) => {
    last = progress;
  };
  await checkTiles(work, {
    signal: new AbortController().signal,
    createProgress: (total) => createTileProgress(total, { nowMs: Date.now, report }),
  });
  return last;
}

test('of a published map damaged tiles are counted, and drawn when they are asked for', async () => {
  const folder = folders.create();
  const TILE = { level: 8, row: 74, column: 131 };
  const { web, close } = await openBuilding(folder, drawBlock);
  const before = await web.read(TILE);
  await web.read({ level: 7, row: 37, column: 65 });
  await expect.poll(async () => (await web.listKept()).length).toBe(32);
  expect(await run(await mendKept(web))).toMatchObject({ done: 32, total: 32, damaged: 0 });
  await close();

  const level = join(folder, SELECTION.cacheId, '_alllayers', 'L08');
  const bundle = join(level, readdirSync(level)[0] ?? '');
  const file = openSync(bundle, 'r+');
  writeSync(file, 'x', statSync(bundle).size - 30);
  closeSync(file);
  const again = await openBuilding(folder, drawBlock);
  expect(await run(await mendKept(again.web))).toMatchObject({ total: 32, damaged: 1 });
  expect(await again.web.listKept()).toHaveLength(31);
  expect((await again.web.read(TILE))?.bytes).toEqual(before?.bytes);
  await again.close();
});

test('of a cache that was taken in they are counted; places without a tile are whole', async () => {
  const facts = {
    name: 'a',
    storage: 'mbtiles',
    scheme: webScheme(2, 256),
    format: 'PNG',
    quality: 0,
    minLevel: 0,
    maxLevel: 2,
    box: { xMin: -2e7, yMin: -2e7, xMax: 2e7, yMax: 2e7 },
  } as const;
  const work = await readAll(
    { cacheId: 'a', minLevel: 0, maxLevel: 2 },
    {
      facts: async () => ({ ...facts }),
      async read(_, { level, row }) {
        if (level === 2 && row === 1) throw damaged('a', 'partOfTile');
        return undefined;
      },
    },
  );
  expect(await run(work)).toMatchObject({ done: 21, total: 21, damaged: 4 });
});
