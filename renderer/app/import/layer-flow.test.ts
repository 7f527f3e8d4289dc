import { expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { sendFile } from './layer-flow.ts';

const SIZE = 9 * 1024 * 1024;
const file = {
  name: 'hytter.geojson',
  size: SIZE,
  slice: (start: number, end: number) => ({ arrayBuffer: async () => new ArrayBuffer(end - start) }),
};

function createHost(append: () => unknown = () => ({})) {
  return createFakeBridge({
    host: {
      'layerFiles.begin': async () => 'f1',
      'layerFiles.append': async () => append() as never,
      'layerFiles.end': async () => ({}),
      'layerFiles.abort': async () => ({}),
    },
  });
}

test('a file is sent in parts, and how far it is is told', async () => {
  const fake = createHost();
  const parts: number[] = [];
  const { signal } = new AbortController();
  expect(await sendFile(fake.bridge.host, file, { signal, onPart: (part) => parts.push(part) })).toBe('f1');
  expect(fake.calls.map(({ name }) => name.replace('layerFiles.', ''))).toEqual([
    'begin',
    'append',
    'append',
    'append',
    'end',
  ]);
  expect(parts.map((part) => Math.round(part * 100))).toEqual([44, 89, 100]);
});

test('one that is stopped or fails on its way is taken back', async () => {
  const controller = new AbortController();
  const stopped = createHost(() => controller.abort());
  const { signal } = controller;
  await expect(sendFile(stopped.bridge.host, file, { signal, onPart: () => undefined })).rejects.toThrow();
  expect(stopped.calls.at(-1)).toEqual({ name: 'layerFiles.abort', input: { fileId: 'f1' } });

  const full = createHost(() => {
    throw appError('files/write-failed');
  });
  const other = new AbortController();
  await expect(
    sendFile(full.bridge.host, file, { signal: other.signal, onPart: () => undefined }),
  ).rejects.toMatchObject({ code: 'files/write-failed' });
  expect(full.calls.at(-1)?.name).toBe('layerFiles.abort');
});
