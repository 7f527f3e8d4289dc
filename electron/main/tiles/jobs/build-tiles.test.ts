import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../../shared/contracts/errors.ts';
import { levelRanges, selectedTiles } from '../../../../shared/tiles/selection/tile-selection.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { drawBlock, openBuilding, SELECTION } from '../testing/build-web-tiles.ts';
import { buildTiles } from './build-tiles.ts';
import { createTileProgress } from './tile-progress.ts';

const folders = createTemporaryFolders();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  folders.removeAll();
});

async function open(folder = folders.create(), draw = drawBlock) {
  let drawn = 0;
  const building = await openBuilding(join(folder, 'drawn-tiles'), (block) => {
    drawn += 1;
    return draw(block);
  });
  closing.push(building.close);
  const told: { done: number; total: number }[] = [];
  const run = (workers: number, signal = new AbortController().signal) =>
    buildTiles(building.web, SELECTION, {
      workers,
      signal,
      createProgress: (total) =>
        createTileProgress(total, { nowMs: Date.now, report: (progress) => told.push(progress) }),
    });
  return { folder, web: building.web, run, told, drawnCount: () => drawn };
}

async function allTiles({ web }: Awaited<ReturnType<typeof open>>) {
  const { facts } = web.cache;
  const tiles = [...selectedTiles(levelRanges(facts, SELECTION), facts.scheme)];
  return Promise.all(tiles.map(async (tile) => (await web.read(tile))?.bytes));
}

test('tiles that one worker builds, that more build, and that are drawn on demand are equal', async () => {
  const [one, more, asked] = [await open(), await open(), await open()];
  await one.run(1);
  await more.run(3);
  const expected = await allTiles(asked);
  expect(await allTiles(one)).toEqual(expected);
  expect(await allTiles(more)).toEqual(expected);
  expect(more.told.at(-1)).toMatchObject({ done: more.told[0]?.total, total: more.told[0]?.total });
});

test('a build that is taken up again draws what is missing and nothing else', async () => {
  const stopping = new AbortController();
  const first = await open(undefined, (block) => {
    if (first.drawnCount() === 5) stopping.abort(new Error('paused'));
    return drawBlock(block);
  });
  await expect(first.run(1, stopping.signal)).rejects.toThrow('paused');
  for (const close of closing.splice(0)) await close();
  const again = await open(first.folder);
  await again.run(2);
  const whole = await open();
  await whole.run(1);
  // One was drawn when the word came, and may have been kept.
  expect(first.drawnCount() + again.drawnCount() - whole.drawnCount()).toBeLessThanOrEqual(1);
  expect(again.told.at(-1)?.done).toBe(whole.told.at(-1)?.done);
});

test('a build waits for a data window that is being restarted, and ends with any other failure', async () => {
  let calls = 0;
  const away = await open(undefined, async (block) => {
    calls += 1;
    if (calls === 1) throw appError('http/data-away');
    return drawBlock(block);
  });
  await away.run(1);
  expect(away.told.at(-1)?.done).toBe(away.told[0]?.total);
  const broken = await open(undefined, () => Promise.reject(appError('map/too-complex', { path: 'a' })));
  await expect(broken.run(3)).rejects.toMatchObject({ code: 'map/too-complex' });
});
