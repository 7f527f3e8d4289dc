import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFakeBridge, type FakeAnswers } from '../../bridge/testing/fake-bridge.ts';
import type { Job } from '../../state/jobs-store.ts';
import { type ImportDraft, type ImportStep, openFile, storeDraft, turnRows } from './import-flow.ts';

const SIZE = 9 * 1024 * 1024;
const file = {
  name: 'hytter.geojson',
  size: SIZE,
  slice: (start: number, end: number) => ({ arrayBuffer: async () => new ArrayBuffer(end - start) }),
};
const draft: ImportDraft = { fileId: 'f1', fileName: 'hytter.geojson', bytes: SIZE };

/** A tile cache that was looked at, and the same with its rows turned. */
const lookedAt = (facts: object): ImportDraft => ({ ...draft, cache: { draftId: 'd1', facts } as never });
const turnedCache = { draftId: 'd2' } as never;

const job: Job = {
  jobId: 'j1',
  kind: 'import',
  subject: 'hytter.geojson',
  state: 'waiting',
  doneBytes: SIZE,
  totalBytes: SIZE,
  attempt: 1,
  isResumable: false,
  startedAtMs: 0,
  endedAtMs: null,
};

function createBridge(host: FakeAnswers['host'] = {}) {
  return createFakeBridge({
    host: {
      'importFiles.begin': async () => 'f1',
      'importFiles.append': async () => ({}),
      'importFiles.end': async () => ({}),
      'importFiles.abort': async () => ({}),
      'imports.read': async () => job,
      'imports.store': async () => job,
      'jobs.cancel': async () => ({}),
      ...host,
    },
    data: { 'imports.draft': async () => draft },
  });
}

async function run(
  fake: ReturnType<typeof createBridge>,
  { ended = job, controller = new AbortController() } = {},
) {
  const steps: ImportStep[] = [];
  const { signal } = controller;
  const parts = { ...fake.bridge, jobs: { when: async () => ended } };
  await openFile(parts, file, { signal, onStep: (step) => steps.push(step) });
  const called = fake.calls.map(({ name }) => name.replace(/^.*\./, ''));
  return { steps, called };
}

test('a file is sent in parts and read, and each step is told', async () => {
  const fake = createBridge();
  const { steps, called } = await run(fake);
  expect(called).toEqual(['begin', 'append', 'append', 'append', 'end', 'read', 'draft']);
  expect(steps.map(({ kind }) => kind)).toEqual(['sending', 'sending', 'sending', 'reading', 'ready']);
  const parts = steps.flatMap((step) => (step.kind === 'sending' ? [Math.round(step.part * 100)] : []));
  expect(parts).toEqual([44, 89, 100]);
  expect(steps.at(-1)).toEqual({ kind: 'ready', jobId: 'j1', draft });
});

test('one that is refused, or cannot be sent, ends in a step that holds why', async () => {
  const refusal = { state: 'failed', errorCode: 'import/empty', errorDetails: { file: 'x' } } as const;
  const refused = await run(createBridge(), { ended: { ...job, ...refusal } });
  expect(refused.steps.at(-1)).toMatchObject({
    kind: 'failed',
    error: { code: 'import/empty', details: { file: 'x' } },
  });
  const stopped = await run(createBridge(), { ended: { ...job, state: 'cancelled' } });
  expect(stopped.steps.at(-1)).toMatchObject({ kind: 'failed', error: { code: 'job/cancelled' } });
  const full = createBridge({ 'importFiles.append': () => Promise.reject(appError('files/write-failed')) });
  const { steps, called } = await run(full);
  expect(steps).toMatchObject([{ kind: 'failed', error: { code: 'files/write-failed' } }]);
  expect(called.at(-1)).toBe('abort');
});

test('one that is stopped on its way is taken back, and says no more', async () => {
  const controller = new AbortController();
  const stopped = createBridge({
    async 'importFiles.append'() {
      controller.abort();
      return {};
    },
  });
  const { steps, called } = await run(stopped, { controller });
  expect(called).toEqual(['begin', 'append', 'abort']);
  expect(steps.map(({ kind }) => kind)).toEqual(['sending']);
});

test('one that is stopped when its job has just begun ends that job', async () => {
  const controller = new AbortController();
  const late = createBridge({
    async 'imports.read'() {
      controller.abort();
      return job;
    },
  });
  const { called } = await run(late, { controller, ended: { ...job, state: 'cancelled' } });
  expect(called).toContain('cancel');
});

test('a draft is stored in the map of the word; where that fails, why is given', async () => {
  const fake = createBridge();
  const store = (ended: Job) =>
    storeDraft({ ...fake.bridge, jobs: { when: async () => ended } }, draft, { mapName: 'Hytter' });
  expect(await store({ ...job, state: 'done' })).toBeUndefined();
  expect(fake.calls).toEqual([{ name: 'imports.store', input: { fileId: 'f1', mapName: 'Hytter' } }]);
  expect(await store({ ...job, state: 'cancelled' })).toBeUndefined();
  const failed = { ...job, state: 'failed', errorCode: 'layer-import/outside-map' } as const;
  expect(await store(failed)).toMatchObject({ code: 'layer-import/outside-map' });
});

test('a tile cache is looked at by the host, and left when it was stopped meanwhile', async () => {
  const cache = { draftId: 'd1', bytes: 7 } as never;
  const look = (run?: () => void) =>
    createFakeBridge({
      host: {
        'importFiles.begin': async () => 'f1',
        'importFiles.append': async () => ({}),
        'importFiles.end': async () => ({}),
        'caches.look': async () => {
          run?.();
          return cache;
        },
        'caches.leave': async () => ({}),
      },
    });
  const open = async (fake: ReturnType<typeof look>, controller: AbortController) => {
    const steps: ImportStep[] = [];
    const onStep = (step: ImportStep) => steps.push(step);
    await openFile(
      { ...fake.bridge, jobs: { when: async () => job } },
      { ...file, name: 'Kart.MBTiles' },
      { signal: controller.signal, onStep },
    );
    return { last: steps.at(-1), called: fake.calls.map(({ name }) => name) };
  };
  const { last, called } = await open(look(), new AbortController());
  expect(called.at(-1)).toBe('caches.look');
  expect(last).toMatchObject({ kind: 'ready', draft: { bytes: 7, cache: { draftId: 'd1' } } });
  const controller = new AbortController();
  expect(
    (
      await open(
        look(() => controller.abort()),
        controller,
      )
    ).called.at(-1),
  ).toBe('caches.leave');
});

test('the rows of a tile cache are turned from one side to the other, and a cache without such rows stays', async () => {
  const { bridge, calls } = createFakeBridge({ host: { 'caches.look': async () => turnedCache } });
  const { signal } = new AbortController();
  expect((await turnRows(bridge.host, lookedAt({ rowOrder: 'tms' }), signal)).cache).toBe(turnedCache);
  await turnRows(bridge.host, lookedAt({ rowOrder: 'xyz' }), signal);
  expect(calls.map(({ input }) => input)).toEqual([
    { draftId: 'd1', rowOrder: 'xyz' },
    { draftId: 'd1', rowOrder: 'tms' },
  ]);
  const other = lookedAt({});
  expect(await turnRows(bridge.host, other, signal)).toBe(other);
});

test('a tile cache that cannot be turned is left, and so is the new draft of one that was stopped', async () => {
  const stopped = new AbortController();
  const turn = async (look: () => Promise<never>) => {
    const { bridge, calls } = createFakeBridge({
      host: { 'caches.look': look, 'caches.leave': async () => ({}) },
    });
    await turnRows(bridge.host, lookedAt({ rowOrder: 'tms' }), stopped.signal).catch(() => undefined);
    return calls.at(-1);
  };
  const broken = () => Promise.reject(new Error('gone'));
  expect(await turn(broken)).toEqual({ name: 'caches.leave', input: { draftId: 'd1' } });
  const stop = async () => {
    stopped.abort();
    return turnedCache;
  };
  expect(await turn(stop)).toEqual({ name: 'caches.leave', input: { draftId: 'd2' } });
});
