import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCheckedLine } from '../files/checked-line.ts';
import { openJobFile } from './job-file.ts';
import { createJobs } from './jobs.ts';

async function createHost() {
  const path = join(await mkdtemp(join(tmpdir(), 'jobs-')), 'jobs.jsonl');
  return {
    async start() {
      const file = await openJobFile(path, () => 5000);
      const log = (error: unknown) => {
        throw error;
      };
      return {
        file,
        jobs: createJobs({
          file,
          nowMs: () => 1000,
          onChanged: () => undefined,
          onForgotten: () => undefined,
          log,
        }),
      };
    },
  };
}

test('jobs and how they ended are still known after a restart', async () => {
  const host = await createHost();
  const before = await host.start();
  before.jobs.start('update', 'plants', async ({ report }) => {
    report({ doneBytes: 7, totalBytes: 7 });
    return undefined;
  });
  await before.jobs.settled();
  await before.file.close();
  const after = await host.start();
  expect(after.jobs.list()).toMatchObject([{ subject: 'plants', state: 'done', doneBytes: 7 }]);
  expect(after.jobs.isBusy).toBe(false);
  await after.file.close();
});

test('a job that ran when the host was killed is interrupted and can be taken up again once', async () => {
  const host = await createHost();
  const before = await host.start();
  const { jobId } = before.jobs.start('update', 'plants', () => new Promise(() => undefined));
  await before.file.close();
  const after = await host.start();
  expect(after.jobs.list()).toMatchObject([
    { jobId, state: 'interrupted', endedAtMs: 5000, isResumable: true },
  ]);
  const again = after.jobs.resume(jobId, ({ kind, subject }) =>
    after.jobs.start(kind, subject, async () => undefined),
  );
  expect(() => after.jobs.resume(jobId, () => again)).toThrow(
    expect.objectContaining({ code: 'job/unknown' }),
  );
  await after.jobs.settled();
  await after.file.close();
  expect((await host.start()).jobs.list()).toMatchObject([
    { jobId: again.jobId, state: 'done', isResumable: false },
  ]);
});

test('a job that waited for a word when the host was killed is interrupted', async () => {
  const host = await createHost();
  const before = await host.start();
  before.jobs.start('import', 'hytter.geojson', async ({ waitFor }) => waitFor(new Promise(() => undefined)));
  await expect.poll(() => before.jobs.list()).toMatchObject([{ state: 'waiting' }]);
  await before.file.close();
  const after = await host.start();
  expect(after.jobs.list()).toMatchObject([{ state: 'interrupted', endedAtMs: 5000, isResumable: false }]);
  await after.file.close();
});

test('the outcome of a job of an earlier version is that of rows', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'jobs-')), 'jobs.jsonl');
  const rows = { register: 'plants', rows: 3, changes: {}, version: 'a' };
  const value = { jobId: '1', kind: 'update', subject: 'plants', state: 'done', outcome: rows };
  await writeFile(path, `${writeCheckedLine('record', { id: '1', value })}\n`);
  const file = await openJobFile(path, () => 5000);
  expect(file.list()).toEqual([{ ...value, outcome: { rows, layers: [] } }]);
  await file.close();
});

test('a job that the end of the host stops is interrupted, not stopped by the user', async () => {
  const host = await createHost();
  const { jobs } = await host.start();
  jobs.start('update', 'plants', ({ signal }) => untilAborted(signal));
  jobs.start('import', 'quarters', ({ signal }) => untilAborted(signal));
  jobs.interruptAll();
  await jobs.settled();
  expect(jobs.list()).toMatchObject([
    { state: 'interrupted', isResumable: true },
    { state: 'interrupted', isResumable: false },
  ]);
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
