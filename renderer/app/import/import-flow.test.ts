import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { type ImportPreview, previewFile, takeFile } from './import-flow.ts';

const preview: ImportPreview = {
  previewId: 'p1',
  fileName: 'kraftverk.json',
  kind: 'plants',
  rows: 1833,
  replaces: 'sample',
  unmatched: [],
  swappedRows: [],
  outsideRows: [],
  changes: { newRows: 1833, goneRows: 97, changedRows: 0, sameRows: 0, examples: [] },
};
const contentOf = (content: string) => {
  const bytes = new TextEncoder().encode(content);
  const part = (start: number, end: number) => ({ arrayBuffer: async () => bytes.slice(start, end).buffer });
  return { size: bytes.length, slice: part, arrayBuffer: async () => bytes.buffer };
};
const file = { name: 'kraftverk.json', ...contentOf('[]') };

test('a file is sent whole with its name, and shown before it is taken', async () => {
  const fake = createFakeBridge({ data: { 'imports.preview': async () => preview } });
  const step = await previewFile(fake.bridge.data, file, new AbortController().signal, 'reading-1');
  expect(step).toEqual({ kind: 'preview', fileName: 'kraftverk.json', preview });
  expect(fake.calls).toEqual([
    {
      name: 'imports.preview',
      input: {
        fileName: 'kraftverk.json',
        bytes: new TextEncoder().encode('[]'),
        origin: 'file',
        source: 'kraftverk.json',
        progressId: 'reading-1',
      },
    },
  ]);
});

test('a bad file ends in a step that holds why', async () => {
  const error = appError('import/empty', { file: 'kraftverk.json' });
  const fake = createFakeBridge({ data: { 'imports.preview': () => Promise.reject(error) } });
  const step = await previewFile(fake.bridge.data, file, new AbortController().signal);
  expect(step).toEqual({ kind: 'failed', fileName: 'kraftverk.json', error });
});

test('a file that cannot be read is a failure of that file', async () => {
  const fake = createFakeBridge();
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) };
  const unreadable = { name: 'x.json', size: 2, slice: () => gone, ...gone };
  const step = await previewFile(fake.bridge.data, unreadable, new AbortController().signal);
  expect(step).toMatchObject({ kind: 'failed', fileName: 'x.json' });
});

test('a file of features is offered as a layer and not sent to find out, by its content before its name', async () => {
  const fake = createFakeBridge({ data: { 'imports.preview': async () => preview } });
  const kind = async (name: string, content: string) =>
    (await previewFile(fake.bridge.data, { name, ...contentOf(content) }, new AbortController().signal)).kind;
  expect(await kind('hytter.json', '{"name":"x","type": "FeatureCollection","features":[]}')).toBe('layer');
  expect(await kind('hytter.geojsonl', '')).toBe('layer');
  expect(await kind('tur.txt', '<?xml version="1.0"?><gpx version="1.1"></gpx>')).toBe('layer');
  expect(fake.calls).toEqual([]);
  expect(await kind('hytter.geojson', '[{"VannKraftverkID":1}]')).toBe('preview');
});

test('a preview that was given up tells nobody', async () => {
  const controller = new AbortController();
  const fake = createFakeBridge({
    data: {
      'imports.preview': () => {
        controller.abort();
        return Promise.reject(new Error('cut'));
      },
    },
  });
  await expect(previewFile(fake.bridge.data, file, controller.signal)).rejects.toThrow('cut');
});

test('taking answers with what changed, or with why nothing did', async () => {
  const outcome = { register: 'plants' as const, rows: 1833, changes: preview.changes, version: 'b' };
  const well = createFakeBridge({ data: { 'imports.apply': async () => outcome } });
  expect(await takeFile(well.bridge.data, preview)).toEqual(outcome);
  const badly = createFakeBridge({
    data: { 'imports.apply': () => Promise.reject(appError('import/unknown-preview')) },
  });
  expect(await takeFile(badly.bridge.data, preview)).toMatchObject({
    kind: 'failed',
    error: { code: 'import/unknown-preview' },
  });
});
