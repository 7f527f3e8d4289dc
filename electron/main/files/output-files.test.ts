import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openOutputFiles } from './output-files.ts';

const folders = createTemporaryFolders();
let folder: string;
beforeEach(() => {
  folder = join(folders.create(), 'outputs');
});
afterEach(() => folders.removeAll());

const START_MS = 1_000_000;
const KEPT_MS = 10 * 60_000;
const file = (text: string, extension = 'json') => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'application/json',
  extension,
});

test('a result is a file that only its owner may read, under a name of its own', async () => {
  const outputs = await openOutputFiles(folder, () => START_MS);
  const [first = '', second = ''] = await outputs.keep([file('one'), file('two')]);
  expect(first).toMatch(/^[0-9a-f]{36}\.json$/);
  expect(first).not.toBe(second);
  const found = outputs.find(first.toUpperCase());
  expect(found).toMatchObject({ mediaType: 'application/json', sizeBytes: 3 });
  expect(readFileSync(found?.path ?? '', 'utf8')).toBe('one');
  if (process.platform !== 'win32') expect(statSync(found?.path ?? '').mode & 0o077).toBe(0);
});

test('after ten minutes a result is gone, and so is its file when others come', async () => {
  let nowMs = START_MS;
  const outputs = await openOutputFiles(folder, () => nowMs);
  const [name = ''] = await outputs.keep([file('one')]);
  const { path = '' } = outputs.find(name) ?? {};
  nowMs += KEPT_MS;
  expect(outputs.find(name)).toBeUndefined();
  await outputs.keep([file('two')]);
  expect(existsSync(path)).toBe(false);
});

test('the oldest go where the younger need the room, by size and by number', async () => {
  const outputs = await openOutputFiles(folder, () => START_MS, { count: 3, bytes: 8 });
  const names = await outputs.keep([file('1234'), file('5678'), file('9')]);
  expect(names.map((name) => outputs.find(name) !== undefined)).toEqual([false, true, true]);
  const more = await outputs.keep([file('a'), file('b')]);
  expect([...names, ...more].map((name) => outputs.find(name) !== undefined)).toEqual([
    ...[false, false, true],
    ...[true, true],
  ]);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('a result that is larger than all may be together is there until the next one comes', async () => {
  const outputs = await openOutputFiles(folder, () => START_MS, { count: 3, bytes: 8 });
  const [large = ''] = await outputs.keep([file('0123456789')]);
  expect(outputs.find(large)).toMatchObject({ sizeBytes: 10 });
  const [small = ''] = await outputs.keep([file('a')]);
  expect([outputs.find(large), outputs.find(small)]).toMatchObject([undefined, { sizeBytes: 1 }]);
});

test('nothing outlives a start', async () => {
  await (await openOutputFiles(folder, () => START_MS)).keep([file('one')]);
  const outputs = await openOutputFiles(folder, () => START_MS);
  expect(readdirSync(folder)).toEqual([]);
  const [name = ''] = await outputs.keep([file('two', '../x')]);
  expect(name).toMatch(/\.bin$/);
});
