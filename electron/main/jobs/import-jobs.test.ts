import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createImportJobs, type ImportJobDependencies } from './import-jobs.ts';
import type { Job } from './job-file.ts';
import { createJobs } from './jobs.ts';

type Remote = ReturnType<ImportJobDependencies['data']>;

const file = {
  fileId: 'f1',
  fileName: 'hytter.geojson',
  origin: 'file',
  source: 'hytter.geojson',
  sha256: '',
  bytes: 200,
  keptAtMs: 1,
  isCommitted: false,
  layers: [],
} as const;
const outcome = { layers: [] };
const rowDraft = () => ({
  ...draft,
  rows: {
    register: 'plants' as const,
    rows: 3,
    replaces: 'all',
    unmatched: [],
    leftOutRows: 0,
    leftOut: [],
    swappedRows: [],
    outsideRows: [],
    changes: { newRows: 3, goneRows: 0, changedRows: 0, sameRows: 0, examples: [] },
  },
});
const draft = { fileId: 'f1', fileName: 'hytter.geojson', bytes: 200 };

const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

function open(remote: Partial<Remote> = {}) {
  const told: Job[] = [];
  const discarded: string[] = [];
  const inputs: unknown[] = [];
  let nowMs = 0;
  const jobs = createJobs({
    file: { list: () => [], put: async () => undefined, remove: async () => undefined },
    nowMs: () => (nowMs += 1000),
    onChanged: (job) => told.push(job),
    onForgotten: () => undefined,
    log: () => undefined,
  });
  const committed = { ...file, fileId: 'f2', isCommitted: true };
  const importJobs = createImportJobs({
    jobs,
    imports: {
      list: () => ({
        files: [
          { ...file, layers: [] },
          { ...committed, layers: [] },
        ],
        present: [],
        removedLayerIds: [],
      }),
    },
    data: () => ({
      'imports.read': async () => draft,
      async 'imports.store'(input) {
        inputs.push(input);
        return outcome;
      },
      'imports.discard': async ({ fileId }) => {
        discarded.push(fileId);
        return {};
      },
      ...remote,
    }),
  });
  const states = () => told.map(({ state }) => state);
  const untilWaiting = () => expect.poll(states).toContain('waiting');
  return { jobs, importJobs, told, states, untilWaiting, discarded, inputs };
}

test('an import is one job under the name of its file: it reads, waits for a word, stores, and says what came of it', async () => {
  const { jobs, importJobs, told, states, untilWaiting, inputs } = open({
    async 'imports.read'() {
      await undefined;
      importJobs.hear({ fileId: 'f1', stage: 'reading', part: 0.1, rows: 7 });
      importJobs.hear({ fileId: 'f9', stage: 'reading', part: 0.2 });
      return draft;
    },
    async 'imports.store'(input) {
      inputs.push(input);
      importJobs.hear({ fileId: 'f1', stage: 'storing', part: 0.5 });
      return outcome;
    },
  });
  const { jobId } = importJobs.read('f1');
  expect(importJobs.read('f1').jobId).toBe(jobId);
  await untilWaiting();
  expect(importJobs.store('f1', { mapName: 'Hytter' }).jobId).toBe(jobId);
  await jobs.settled();
  expect(inputs).toEqual([{ fileId: 'f1', mapName: 'Hytter' }]);
  expect(states()).toEqual(['running', 'running', 'waiting', 'running', 'running', 'running', 'done']);
  expect(told.map(({ doneBytes }) => doneBytes)).toEqual([0, 20, 20, 20, 0, 100, 100]);
  expect(told[1]).toMatchObject({ kind: 'import', subject: 'hytter.geojson', stage: 'reading', rows: 7 });
  expect(jobs.list()).toMatchObject([{ state: 'done', stage: 'storing', totalBytes: 200, outcome }]);
});

test('a file that cannot be read, or be stored, is a job that says why, and its draft is forgotten', async () => {
  const unread = open({ 'imports.read': () => Promise.reject(appError('import/empty', { file: 'x' })) });
  unread.importJobs.read('f1');
  await unread.jobs.settled();
  expect(unread.jobs.list()).toMatchObject([{ state: 'failed', errorCode: 'import/empty' }]);
  const unstored = open({
    'imports.store': () => Promise.reject(appError('layer-import/outside-map', { map: 'Varde' })),
  });
  unstored.importJobs.read('f1');
  unstored.importJobs.store('f1', { mapName: 'Varde' });
  await unstored.jobs.settled();
  expect(unstored.discarded).toEqual(['f1']);
  expect(unstored.jobs.list()).toMatchObject([{ state: 'failed', errorCode: 'layer-import/outside-map' }]);
});

test('an import can be stopped while it reads, while it waits, and while it stores layers', async () => {
  const reading = open({ 'imports.read': (_, options) => untilAborted(options?.signal) });
  reading.jobs.cancel(reading.importJobs.read('f1').jobId);
  await reading.jobs.settled();
  expect(reading.jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  const waiting = open();
  const { jobId } = waiting.importJobs.read('f1');
  await waiting.untilWaiting();
  waiting.jobs.cancel(jobId);
  await waiting.jobs.settled();
  expect(waiting.jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  expect(waiting.discarded).toEqual(['f1']);
  const storing = open({ 'imports.store': (_, options) => untilAborted(options?.signal) });
  storing.importJobs.read('f1');
  await storing.untilWaiting();
  storing.jobs.cancel(storing.importJobs.store('f1', { mapName: 'Hytter' }).jobId);
  await storing.jobs.settled();
  expect(storing.jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  expect(storing.discarded).toEqual(['f1']);
});

test('rows that are being taken cannot be stopped', async () => {
  let finish: () => void = () => undefined;
  const { jobs, importJobs, inputs } = open({
    'imports.read': async () => rowDraft(),
    'imports.store': (input) =>
      new Promise((resolve) => {
        inputs.push(input);
        finish = () => resolve(outcome);
      }),
  });
  const { jobId } = importJobs.read('f1');
  importJobs.store('f1', {});
  await expect.poll(() => inputs).toEqual([{ fileId: 'f1' }]);
  jobs.cancel(jobId);
  finish();
  await jobs.settled();
  expect(jobs.list()).toMatchObject([{ state: 'done' }]);
});

test('a file that nobody looks at any more is stopped where it waits, and not where it stores', async () => {
  const waiting = open();
  waiting.importJobs.read('f1');
  await waiting.untilWaiting();
  waiting.importJobs.leave('f1');
  await waiting.jobs.settled();
  expect(waiting.jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  const storing = open();
  storing.importJobs.read('f1');
  storing.importJobs.store('f1', { mapName: 'Hytter' });
  storing.importJobs.leave('f1');
  await storing.jobs.settled();
  expect(storing.jobs.list()).toMatchObject([{ state: 'done' }]);
});

test('what waited for a word when the data window went cannot be stored', async () => {
  const { jobs, importJobs, untilWaiting } = open();
  importJobs.read('f1');
  await untilWaiting();
  importJobs.loseDrafts();
  await jobs.settled();
  expect(jobs.list()).toMatchObject([{ state: 'failed', errorCode: 'import/unknown-draft' }]);
  expect(() => importJobs.store('f1', {})).toThrow(expect.objectContaining({ code: 'import/unknown-draft' }));
});

test('a file that is not there, or was taken already, starts no job', () => {
  const { jobs, importJobs } = open();
  for (const fileId of ['f2', 'none']) {
    expect(() => importJobs.read(fileId)).toThrow(expect.objectContaining({ code: 'files/unknown-file' }));
  }
  expect(jobs.list()).toEqual([]);
});
