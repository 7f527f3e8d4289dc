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

test('GeoJSON that is no points of plants is offered as a layer, by its content or its name', async () => {
  const error = appError('import/unknown-kind', { file: 'x' });
  const fake = createFakeBridge({ data: { 'imports.preview': () => Promise.reject(error) } });
  const preview = (name: string, content: string) =>
    previewFile(fake.bridge.data, { name, ...contentOf(content) }, new AbortController().signal);
  const content = '{"name":"x","type": "FeatureCollection","features":[]}';
  expect(await preview('hytter.json', content)).toMatchObject({ kind: 'layer', fileName: 'hytter.json' });
  expect(await preview('hytter.geojsonl', '')).toMatchObject({ kind: 'layer' });
  expect(await preview('hytter.json', '[{"type":"x"}]')).toMatchObject({ kind: 'failed' });
});

test('a large GeoJSON file is not sent whole to find out', async () => {
  const fake = createFakeBridge();
  const large = { ...file, name: 'hytter.geojson', size: 500_000_000 };
  expect(await previewFile(fake.bridge.data, large, new AbortController().signal)).toMatchObject({
    kind: 'layer',
  });
  expect(fake.calls).toEqual([]);
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
