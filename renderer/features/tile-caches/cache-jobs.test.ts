import { expect, test } from 'vitest';
import type { Job } from '../../state/jobs-store.ts';
import { lastCheck, unfinishedTileJobs } from './cache-jobs.ts';

const job = (jobId: string, cacheId: string, state: Job['state'], kind = 'tile-check'): Job => ({
  jobId,
  kind,
  subject: 'Terreng',
  state,
  doneBytes: 0,
  totalBytes: null,
  attempt: 1,
  isResumable: false,
  startedAtMs: 0,
  endedAtMs: 1,
  tileTask: { selection: { cacheId, minLevel: 0, maxLevel: 1 } },
});

test('a cache is as its newest check that went to its end found it', () => {
  const jobs = [
    job('1', 'a', 'done'),
    job('2', 'a', 'done'),
    job('3', 'a', 'cancelled'),
    job('4', 'b', 'done'),
    job('5', 'a', 'done', 'tile-build'),
  ];
  expect(lastCheck(jobs, 'a')?.jobId).toBe('2');
  expect(lastCheck(jobs, 'c')).toBeUndefined();
});

test('jobs of tiles that go on or wait are shown, the newest first', () => {
  const { tileTask: _, ...update } = job('5', 'a', 'running', 'update');
  const jobs = [
    job('1', 'a', 'paused', 'tile-build'),
    job('2', 'a', 'done', 'tile-build'),
    job('3', 'a', 'cancelled', 'tile-export'),
    job('4', 'b', 'running'),
    update,
  ];
  expect(unfinishedTileJobs(jobs).map(({ jobId }) => jobId)).toEqual(['4', '1']);
});
