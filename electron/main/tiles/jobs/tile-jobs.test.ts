import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import { imageKindOf } from '../../../../shared/tiles/tile-image.ts';
import type { TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import type { Job } from '../../jobs/job-file.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createSqliteThread } from '../sqlite/sqlite-thread.ts';
import { NO_DRAWN_CACHES } from '../testing/no-drawn-caches.ts';
import { pngTile } from '../testing/small-tiles.ts';
import { createTileJobs } from './tile-jobs.ts';

const folders = createTemporaryFolders();
const sqlite = createSqliteThread();
afterEach(() => folders.removeAll());
afterAll(() => sqlite.close());

const SIDE_M = 20_037_508.342787;
const facts: TileFacts = {
  name: 'Terreng 1:50',
  storage: 'mbtiles',
  scheme: webScheme(3, 256),
  format: 'PNG',
  quality: 0,
  minLevel: 0,
  maxLevel: 3,
  box: { xMin: -SIDE_M, yMin: -SIDE_M, xMax: SIDE_M, yMax: SIDE_M },
};
const SELECTION = { cacheId: 'terreng', minLevel: 0, maxLevel: 3 };

/** `known`: jobs of a start before. */
function open({
  folder = folders.create(),
  known = [] as Job[],
  onRead = (_: TileAddress) => Promise.resolve(),
} = {}) {
  const told = new Map<string, Job>();
  const jobs = createJobs({
    file: { list: () => known, put: async () => undefined, remove: async () => undefined },
    nowMs: Date.now,
    onChanged: (job) => told.set(job.jobId, job),
    onForgotten: () => undefined,
    log: () => undefined,
  });
  const tileJobs = createTileJobs({
    jobs,
    tiles: {
      facts: async () => facts,
      async read(_, tile) {
        await onRead(tile);
        const bytes = pngTile(tile);
        const kind = imageKindOf(bytes);
        return kind && { bytes, kind };
      },
    },
    drawn: NO_DRAWN_CACHES,
    drawnFolder: folder,
    exports: {
      folder: () => folder,
      choosePath: async (name) => ({ path: join(folder, name), mayReplace: false }),
    },
    sqlite,
    nowMs: Date.now,
    onKept: () => undefined,
  });
  return { folder, jobs, tileJobs };
}

test('an estimate says about how large tiles are, and what room there is', async () => {
  const { tileJobs } = open();
  const estimate = await tileJobs.estimate({ ...SELECTION, maxLevel: 1 }, new AbortController().signal);
  const size = pngTile({ level: 1, row: 0, column: 0 }).length;
  expect(estimate.bytes).toBeGreaterThan(2.5 * size);
  expect(estimate.bytes).toBeLessThan(10 * size);
  expect(estimate.exportFreeBytes).toBeGreaterThan(0);
  expect(estimate).not.toHaveProperty('buildLimitBytes');
});

test('an export is a job that tells how far it is and where its file lies', async () => {
  const { tileJobs, jobs, folder } = open();
  const { job } = await tileJobs.export(SELECTION, 'mbtiles');
  await jobs.settled();
  const path = join(folder, 'Terreng 1:50.mbtiles');
  expect(job).toMatchObject({ kind: 'tile-export', isResumable: true });
  expect(jobs.list()).toMatchObject([
    { state: 'done', tileProgress: { done: 85, total: 85, stage: 'checking', path } },
  ]);
  expect(existsSync(path)).toBe(true);
});

test('what was interrupted is taken up at the next start, with what was asked', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = open({ onRead: () => held });
  await before.tileJobs.export(SELECTION, 'pmtiles');
  await expect.poll(() => readdirSync(before.folder)).toEqual(['Terreng 1:50.pmtiles.part']);
  const [running] = before.jobs.list();
  if (!running) throw new Error('There is no job');
  const after = open({
    folder: before.folder,
    known: [{ ...running, state: 'interrupted', endedAtMs: 1 }],
  });
  const again = after.tileJobs.resume(running.jobId);
  await after.jobs.settled();
  expect(after.jobs.list()).toMatchObject([{ jobId: again?.jobId, state: 'done' }]);
  expect(existsSync(join(before.folder, 'Terreng 1:50.pmtiles'))).toBe(true);
  expect(after.tileJobs.resume('of another kind')).toBeUndefined();
  before.jobs.interruptAll();
  release();
  await before.jobs.settled();
});

test('nothing that cannot be is begun', async () => {
  const { tileJobs, jobs } = open({ onRead: () => new Promise(() => undefined) });
  const beyond = { ...SELECTION, minLevel: 9, maxLevel: 9 };
  await expect(tileJobs.export(beyond, 'pmtiles')).rejects.toMatchObject({ code: 'tiles/nothing-selected' });
  await expect(tileJobs.export(SELECTION, 'compact')).rejects.toMatchObject({ code: 'tiles/not-storable' });
  await tileJobs.export(SELECTION, 'exploded');
  await expect(tileJobs.export(SELECTION, 'exploded')).rejects.toMatchObject({
    code: 'tiles/being-exported',
  });
  expect(() => tileJobs.build(SELECTION)).toThrow(expect.objectContaining({ code: 'tiles/unknown-cache' }));
  expect(jobs.list()).toHaveLength(1);
});

test('the last window was closed: what runs is stopped for now', async () => {
  let read: () => void = () => undefined;
  const { tileJobs, jobs } = open({
    onRead: () =>
      new Promise((resolve) => {
        read = resolve;
      }),
  });
  await tileJobs.export({ ...SELECTION, maxLevel: 0 }, 'mbtiles');
  await expect.poll(() => jobs.list()[0]?.tileProgress?.total).toBe(1);
  tileJobs.pauseAll();
  read();
  await jobs.settled();
  expect(jobs.list()).toMatchObject([{ state: 'paused', isResumable: true }]);
});
