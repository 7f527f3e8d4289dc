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

function open(store: Remote['imports.store'] = async () => outcome) {
  const told: Job[] = [];
  const discarded: string[] = [];
  let nowMs = 0;
  const jobs = createJobs({
    file: { list: () => [], put: async () => undefined, remove: async () => undefined },
    nowMs: () => (nowMs += 1000),
    onChanged: (job) => told.push(job),
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
        removedLayerIds: [],
      }),
    },
    data: () => ({
      'imports.store': store,
      'imports.discard': async ({ fileId }) => {
        discarded.push(fileId);
        return {};
      },
    }),
  });
  return { jobs, importJobs, told, discarded };
}

test('storing a draft is a job under the name of its file, which tells how far it is and what came of it', async () => {
  const inputs: unknown[] = [];
  const { jobs, importJobs, told } = open(async (input) => {
    inputs.push(input);
    importJobs.hear({ fileId: 'f1', stage: 'reading', part: 0.1 });
    importJobs.hear({ fileId: 'f9', stage: 'storing', part: 0.2 });
    importJobs.hear({ fileId: 'f1', stage: 'storing', part: 0.5 });
    return outcome;
  });
  expect(importJobs.start('f1', 'Hytter')).toMatchObject({
    kind: 'import',
    subject: 'hytter.geojson',
    state: 'running',
    isResumable: false,
  });
  await jobs.settled();
  expect(inputs).toEqual([{ fileId: 'f1', mapName: 'Hytter' }]);
  expect(told.map(({ doneBytes }) => doneBytes)).toEqual([0, 100, 100]);
  expect(jobs.list()).toMatchObject([{ state: 'done', doneBytes: 100, totalBytes: 200, outcome }]);
});

test('a draft that could not be stored is forgotten, and the job says why', async () => {
  const { jobs, importJobs, discarded } = open(() =>
    Promise.reject(appError('layer-import/outside-map', { map: 'Varde' })),
  );
  importJobs.start('f1', 'Varde');
  await jobs.settled();
  expect(discarded).toEqual(['f1']);
  expect(jobs.list()).toMatchObject([{ state: 'failed', errorCode: 'layer-import/outside-map' }]);
});

test('layers can be stopped, rows cannot', async () => {
  const untilAborted: Remote['imports.store'] = (_, options) =>
    new Promise((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
    );
  const layers = open(untilAborted);
  layers.jobs.cancel(layers.importJobs.start('f1', 'Hytter').jobId);
  await layers.jobs.settled();
  expect(layers.jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  expect(layers.discarded).toEqual(['f1']);

  let finish: () => void = () => undefined;
  const rows = open(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(outcome);
      }),
  );
  rows.jobs.cancel(rows.importJobs.start('f1').jobId);
  finish();
  await rows.jobs.settled();
  expect(rows.jobs.list()).toMatchObject([{ state: 'done' }]);
});

test('a file that is not there, or was taken already, starts no job', () => {
  const { jobs, importJobs } = open();
  for (const fileId of ['f2', 'none']) {
    expect(() => importJobs.start(fileId)).toThrow(expect.objectContaining({ code: 'files/unknown-file' }));
  }
  expect(jobs.list()).toEqual([]);
});
