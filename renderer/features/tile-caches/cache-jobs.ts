// Jobs of tiles, told apart by what they say of the caches.

import type { Job } from '../../state/jobs-store.ts';

const UNFINISHED: ReadonlySet<Job['state']> = new Set([
  'running',
  'waiting',
  'paused',
  'interrupted',
  'failed',
]);

/** Those that go on or can be taken up again, the newest first. `jobs`: the newest last. */
export function unfinishedTileJobs(jobs: readonly Job[]): readonly Job[] {
  return jobs.filter(({ tileTask, state }) => tileTask && UNFINISHED.has(state)).toReversed();
}

/** The job that read all tiles of a cache last, to its end. `jobs`: the newest last. */
export function lastCheck(jobs: readonly Job[], cacheId: string): Job | undefined {
  return jobs.findLast(
    ({ kind, state, tileTask }) =>
      kind === 'tile-check' && state === 'done' && tileTask?.selection.cacheId === cacheId,
  );
}
