import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFakeBridge, type FakeAnswers } from '../../bridge/testing/fake-bridge.ts';
import { type ImportDraft, type ImportStep, openFile, withProgress } from './import-flow.ts';

const SIZE = 9 * 1024 * 1024;
const file = {
  name: 'hytter.geojson',
  size: SIZE,
  slice: (start: number, end: number) => ({ arrayBuffer: async () => new ArrayBuffer(end - start) }),
};
const draft: ImportDraft = { fileId: 'f1', fileName: 'hytter.geojson', bytes: SIZE };

function createBridge(data: FakeAnswers['data'] = {}, append: () => unknown = () => ({})) {
  return createFakeBridge({
    host: {
      'importFiles.begin': async () => 'f1',
      'importFiles.append': async () => append() as never,
      'importFiles.end': async () => ({}),
      'importFiles.abort': async () => ({}),
    },
    data: { 'imports.read': async () => draft, 'imports.discard': async () => ({}), ...data },
  });
}

async function run(fake: ReturnType<typeof createBridge>, controller = new AbortController()) {
  const steps: ImportStep[] = [];
  const { signal } = controller;
  await openFile(fake.bridge, file, { signal, onStep: (step) => steps.push(step) });
  const called = fake.calls.map(({ name }) => name.replace(/^.*\./, ''));
  return { steps, called };
}

test('a file is sent in parts and read, and each step is told', async () => {
  const fake = createBridge();
  const { steps, called } = await run(fake);
  expect(called).toEqual(['begin', 'append', 'append', 'append', 'end', 'read']);
  expect(steps.map(({ kind }) => kind)).toEqual(['sending', 'sending', 'sending', 'reading', 'ready']);
  const parts = steps.flatMap((step) => (step.kind === 'sending' ? [Math.round(step.part * 100)] : []));
  expect(parts).toEqual([44, 89, 100]);
  expect(steps.at(-1)).toEqual({ kind: 'ready', draft });
});

test('one that is refused, or cannot be sent, ends in a step that holds why', async () => {
  const refusal = appError('import/empty', { file: 'hytter.geojson' });
  const refused = await run(createBridge({ 'imports.read': () => Promise.reject(refusal) }));
  expect(refused.steps.at(-1)).toEqual({ kind: 'failed', error: refusal });
  const full = createBridge({}, () => {
    throw appError('files/write-failed');
  });
  const { steps, called } = await run(full);
  expect(steps).toMatchObject([{ kind: 'failed', error: { code: 'files/write-failed' } }]);
  expect(called.at(-1)).toBe('abort');
});

test('one that is stopped on its way is taken back, and says no more', async () => {
  const controller = new AbortController();
  const stopped = createBridge({}, () => controller.abort());
  const { steps, called } = await run(stopped, controller);
  expect(called).toEqual(['begin', 'append', 'abort']);
  expect(steps.map(({ kind }) => kind)).toEqual(['sending']);
});

test('one that is stopped when it was just read is forgotten', async () => {
  const controller = new AbortController();
  const late = createBridge({
    'imports.read': async () => {
      controller.abort();
      return draft;
    },
  });
  const { steps, called } = await run(late, controller);
  expect(called.at(-1)).toBe('discard');
  expect(steps.at(-1)?.kind).toBe('reading');
});

test('progress goes to the file and the stage that it is of', () => {
  const reading: ImportStep = { kind: 'reading', fileId: 'f1' };
  const progress = { fileId: 'f1', stage: 'reading', part: 0.5 } as const;
  expect(withProgress(reading, progress)).toEqual({ ...reading, progress });
  expect(withProgress(reading, { ...progress, fileId: 'f2' })).toBe(reading);
  expect(withProgress(reading, { ...progress, stage: 'restoring' })).toBe(reading);
  const storing: ImportStep = { kind: 'storing', draft };
  expect(withProgress(storing, progress)).toBe(storing);
});
