import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFakeBridge } from '../../bridge/testing/fake-bridge.ts';
import { rememberToken } from '../../bridge/varde-shell.ts';
import { keepFile } from './keep-file.ts';

afterEach(() => {
  globalThis.vardeShell = undefined;
});

const SIZE = 9 * 1024 * 1024;
const file = {
  name: 'hytter.geojson',
  size: SIZE,
  slice: (start: number, end: number) => ({ arrayBuffer: async () => new ArrayBuffer(end - start) }),
};

function createHost(append: () => unknown = () => ({})) {
  return createFakeBridge({
    host: {
      'importFiles.begin': async () => 'f1',
      'importFiles.append': async () => append() as never,
      'importFiles.end': async () => ({}),
      'importFiles.abort': async () => ({}),
    },
  });
}

test('a file is sent in parts, and how far it is is told', async () => {
  const fake = createHost();
  const parts: number[] = [];
  const { signal } = new AbortController();
  expect(await keepFile(fake.bridge, file, { signal, onPart: (part) => parts.push(part) })).toBe('f1');
  expect(fake.calls.map(({ name }) => name.replace('importFiles.', ''))).toEqual([
    'begin',
    'append',
    'append',
    'append',
    'end',
  ]);
  expect(parts.map((part) => Math.round(part * 100))).toEqual([44, 89, 100]);
});

test('one that changed on its way is named, and is taken back', async () => {
  const fake = createHost();
  const arrayBuffer = () => Promise.reject(new DOMException('It changed.', 'NotReadableError'));
  const changed = { ...file, slice: () => ({ arrayBuffer }) };
  const { signal } = new AbortController();
  await expect(keepFile(fake.bridge, changed, { signal, onPart: () => undefined })).rejects.toMatchObject({
    code: 'files/not-sent',
    details: { file: 'hytter.geojson', reason: 'NotReadableError' },
  });
  expect(fake.calls.at(-1)?.name).toBe('importFiles.abort');
});

test('one that is stopped or fails on its way is taken back', async () => {
  const controller = new AbortController();
  const stopped = createHost(() => controller.abort());
  const { signal } = controller;
  await expect(keepFile(stopped.bridge, file, { signal, onPart: () => undefined })).rejects.toThrow();
  expect(stopped.calls.at(-1)).toEqual({ name: 'importFiles.abort', input: { fileId: 'f1' } });

  const full = createHost(() => {
    throw appError('files/write-failed');
  });
  const other = new AbortController();
  await expect(
    keepFile(full.bridge, file, { signal: other.signal, onPart: () => undefined }),
  ).rejects.toMatchObject({ code: 'files/write-failed' });
  expect(full.calls.at(-1)?.name).toBe('importFiles.abort');
});

test('one whose place the shell knows is read by the host, which tells how far it is', async () => {
  const chosen = new File(['{}'], 'hytter.geojson');
  globalThis.vardeShell = {
    name: 'electron',
    offerFile: async (offered) => (offered === chosen ? 'token' : undefined),
  };
  const fake = createFakeBridge({
    host: {
      'importFiles.take': async ({ token }) => {
        fake.emitHost('importFiles.copied', { token: 'another', part: 0.1 });
        fake.emitHost('importFiles.copied', { token, part: 0.5 });
        return 'f2';
      },
    },
  });
  const parts: number[] = [];
  const options = { signal: new AbortController().signal, onPart: (part: number) => void parts.push(part) };
  expect(await keepFile(fake.bridge, chosen, options)).toBe('f2');
  expect(parts).toEqual([0.5]);
  expect(fake.calls).toEqual([{ name: 'importFiles.take', input: { token: 'token' } }]);
});

test('one that the shell handed over is read by its token, and a second time by its bytes', async () => {
  const opened = new File(['{}'], 'hytter.geojson');
  rememberToken(opened, 'handed over');
  const fake = createFakeBridge({
    host: {
      'importFiles.take': async () => 'f3',
      'importFiles.begin': async () => 'f4',
      'importFiles.append': async () => ({}),
      'importFiles.end': async () => ({}),
    },
  });
  const options = { signal: new AbortController().signal, onPart: () => undefined };
  expect(await keepFile(fake.bridge, opened, options)).toBe('f3');
  expect(fake.calls).toEqual([{ name: 'importFiles.take', input: { token: 'handed over' } }]);
  expect(await keepFile(fake.bridge, opened, options)).toBe('f4');
});
