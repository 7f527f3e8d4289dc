import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createShutdown } from '../lifecycle/shutdown.ts';
import type { Job } from './job-file.ts';
import { createJobs } from './jobs.ts';

const NO_FILE = { list: () => [], put: async () => undefined, remove: async () => undefined };

function open() {
  const told: Job[] = [];
  const logged: unknown[] = [];
  const forgotten: string[] = [];
  let now = 0;
  const jobs = createJobs({
    file: NO_FILE,
    nowMs: () => {
      now += 100;
      return now;
    },
    onChanged: (job) => told.push(job),
    onForgotten: (jobIds) => forgotten.push(...jobIds),
    log: (error) => logged.push(error),
  });
  return { jobs, told, logged, forgotten };
}

test('a job tells that it runs, how far it is, and how it ended', async () => {
  const { jobs, told } = open();
  const { jobId } = jobs.start('update', 'plants', async ({ report }) => {
    for (let done = 1; done <= 10; done++) report({ doneBytes: done, totalBytes: 10 });
    return undefined;
  });
  expect(jobs.isBusy).toBe(true);
  await jobs.settled();
  expect(jobs.isBusy).toBe(false);
  expect(told[0]).toMatchObject({ jobId, state: 'running', doneBytes: 0, totalBytes: null });
  expect(told.at(-1)).toMatchObject({ jobId, state: 'done', doneBytes: 10, totalBytes: 10 });
  expect(told.length).toBeLessThan(10);
  expect(jobs.list()).toMatchObject([{ state: 'done' }]);
});

test('a failure keeps its code and details; an unexpected one is logged and told without internals', async () => {
  const { jobs, logged } = open();
  jobs.start('update', 'plants', () =>
    Promise.reject(appError('upstream/bad-status', { url: 'u', status: 404 })),
  );
  jobs.start('update', 'quarters', () => Promise.reject(new TypeError('secret')));
  await jobs.settled();
  const [known, unknown] = jobs.list();
  expect(known).toMatchObject({
    state: 'failed',
    errorCode: 'upstream/bad-status',
    errorDetails: { status: 404 },
  });
  expect(unknown).toMatchObject({ state: 'failed', errorCode: 'internal' });
  expect(JSON.stringify(unknown)).not.toContain('secret');
  expect(String(logged[0])).toContain('secret');
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a running job can be stopped, and stopping it again is no failure', async () => {
  const { jobs } = open();
  const { jobId } = jobs.start('update', 'plants', ({ signal }) => untilAborted(signal));
  expect(jobs.findRunning('update', 'plants')?.jobId).toBe(jobId);
  jobs.cancel(jobId);
  await jobs.settled();
  expect(jobs.list()[0]?.state).toBe('cancelled');
  jobs.cancel(jobId);
  expect(() => jobs.cancel('none')).toThrow(expect.objectContaining({ code: 'job/unknown' }));
  expect(jobs.findRunning('update', 'plants')).toBeUndefined();
});

test('a job past the point of no return ends as it would', async () => {
  const { jobs } = open();
  let finish: () => void = () => undefined;
  const { jobId } = jobs.start('update', 'plants', async ({ commit }) => {
    commit();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return undefined;
  });
  jobs.cancel(jobId);
  jobs.interruptAll();
  finish();
  await jobs.settled();
  expect(jobs.list()[0]?.state).toBe('done');
});

test('the last window is closed: the end comes at once, or after the job that runs', async () => {
  const { jobs } = open();
  const idle = createShutdown([jobs]);
  idle.end();
  await idle.ended;
  let finish: () => void = () => undefined;
  jobs.start(
    'update',
    'plants',
    () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  const busy = createShutdown([jobs]);
  let hasEnded = false;
  void busy.ended.then(() => {
    hasEnded = true;
  });
  busy.end();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(hasEnded).toBe(false);
  finish();
  await busy.ended;
  expect(hasEnded).toBe(true);
});

test('a job that does the same again can be stopped for now, and no other', async () => {
  const { jobs } = open();
  const { jobId } = jobs.start('update', 'plants', ({ signal }) => untilAborted(signal));
  const other = jobs.start('import', 'a.geojson', ({ signal }) => untilAborted(signal));
  expect(() => jobs.pause(other.jobId)).toThrow(expect.objectContaining({ code: 'job/not-resumable' }));
  jobs.pause(jobId);
  jobs.cancel(other.jobId);
  await jobs.settled();
  expect(jobs.list()).toMatchObject([{ state: 'paused', isResumable: true }, { state: 'cancelled' }]);
});

test('a job that is taken up again makes way for the one that goes on, and that is told', async () => {
  const { jobs, forgotten } = open();
  const { jobId } = jobs.start('tile-build', 'varde', ({ signal }) => untilAborted(signal));
  jobs.pause(jobId);
  await jobs.settled();
  expect([jobs.list()[0]?.state, forgotten]).toEqual(['paused', []]);
  const again = jobs.resume(jobId, ({ kind, subject }) => jobs.start(kind, subject, async () => undefined));
  expect(jobs.list().map((job) => job.jobId)).toEqual([again.jobId]);
  expect(forgotten).toEqual([jobId]);
  await jobs.settled();
});
