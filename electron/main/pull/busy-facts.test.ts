// Files that say what a window is and that the system does not give for a moment, as a scanner for viruses makes them.

import { readdir } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryLog } from '../../../shared/testing/ports/fixed-ports.ts';
import { createSetAside } from '../files/set-aside.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openPulledFiles } from './pulled-files.ts';
import { EVERYTHING } from './testing/pull-from.ts';

const disk = vi.hoisted(() => ({ code: '', isHeld: false }));

vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  return {
    ...real,
    readFile: async (...args: Parameters<typeof real.readFile>) => {
      if (disk.code !== '' && String(args[0]).endsWith('.json'))
        throw Object.assign(new Error(disk.code), { code: disk.code, syscall: 'read', errno: -1 });
      return real.readFile(...args);
    },
    rm: async (...args: Parameters<typeof real.rm>) => {
      if (disk.isHeld)
        throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'unlink', errno: -1 });
      return real.rm(...args);
    },
  };
});

const folders = createTemporaryFolders();
afterEach(() => {
  disk.code = '';
  disk.isHeld = false;
  folders.removeAll();
});

const facts = (pullId: string, hazardIds: readonly number[]) => ({
  pullId,
  targetId: 'office',
  targetName: 'Office',
  address: 'http://127.0.0.1:9',
  scope: { ...EVERYTHING, hazardIds: [...hazardIds] },
  asOfMs: 1,
  pictures: 0,
  withPictures: false,
});
const LINES = ['{"item":{},"pictures":{}}'];

/** A folder with one window whose facts fail to be read when it is opened again. */
async function openWithFailure(code: string) {
  const root = folders.create();
  const folder = `${root}/pulled`;
  const setAside = createSetAside(`${root}/unlisted`);
  const log = createMemoryLog();
  await (await openPulledFiles(folder, { setAside, log })).keep(facts('one', []), LINES);
  disk.code = code;
  return { pulled: await openPulledFiles(folder, { setAside, log }), setAside, log, folder };
}

test('busy facts hold no start back: the window stays, is logged, and comes with the next that is kept', async () => {
  const { pulled, setAside, log } = await openWithFailure('EBUSY');
  expect([pulled.windows(), log.errors.length, (await setAside.list()).names]).toEqual([[], 1, []]);
  await pulled.keep(facts('two', [10]), LINES);
  expect(pulled.windows().map(({ pullId }) => pullId)).toEqual(['two']);
  disk.code = '';
  await pulled.keep(facts('three', [20]), LINES);
  expect(pulled.windows().map(({ pullId }) => pullId)).toEqual(['one', 'two', 'three']);
  const [first] = pulled.windows();
  expect(await pulled.read('office', first?.windowId ?? '')).not.toHaveLength(0);
});

test('a window that was busy and that a later one stands for goes with it', async () => {
  const { pulled, folder } = await openWithFailure('EMFILE');
  disk.code = '';
  await pulled.keep(facts('two', []), LINES);
  expect(pulled.windows().map(({ pullId }) => pullId)).toEqual(['two']);
  expect(await readdir(`${folder}/office`)).toHaveLength(2);
});

test('a window that was busy while a later one came to stand for it goes when it can be read, or at the next start', async () => {
  for (const isStarted of [false, true]) {
    const { pulled, setAside, log, folder } = await openWithFailure('EBUSY');
    await pulled.keep(facts('two', []), LINES);
    expect(await readdir(`${folder}/office`)).toHaveLength(4);
    disk.code = '';
    const then = isStarted ? await openPulledFiles(folder, { setAside, log }) : pulled;
    if (!isStarted) await then.keep(facts('three', [20]), LINES);
    expect(then.windows().map(({ pullId }) => pullId)).toEqual(isStarted ? ['two'] : ['two', 'three']);
    expect(await readdir(`${folder}/office`)).toHaveLength(isStarted ? 2 : 4);
  }
});

test('what is removed of a target goes also where its facts cannot be read for now', async () => {
  const { pulled, folder } = await openWithFailure('EACCES');
  await pulled.remove('office');
  expect(await readdir(`${folder}/office`)).toEqual([]);
});

test('facts that the disk has lost are set aside with their lines', async () => {
  const { pulled, setAside } = await openWithFailure('EIO');
  expect(pulled.windows()).toEqual([]);
  expect((await setAside.list()).names.map((name) => name.replace(/^\d+/, ''))).toEqual([
    '.json',
    '.jsonl.gz',
  ]);
});

test('a removal that a busy file holds up fails, and removes all when it is asked for again', async () => {
  const root = folders.create();
  const parts = { setAside: createSetAside(`${root}/unlisted`), log: createMemoryLog() };
  const pulled = await openPulledFiles(`${root}/pulled`, parts);
  await pulled.keep(facts('one', [10]), LINES);
  disk.isHeld = true;
  await expect(pulled.remove('office')).rejects.toMatchObject({ code: 'EBUSY' });
  disk.isHeld = false;
  await pulled.remove('office');
  expect((await openPulledFiles(`${root}/pulled`, parts)).windows()).toEqual([]);
});
