import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { createMemoryLog } from '../../../shared/testing/ports/fixed-ports.ts';
import { createSetAside, type SetAside } from '../files/set-aside.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openPulledFiles } from './pulled-files.ts';
import { EVERYTHING } from './testing/pull-from.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const FACTS_OF_WINDOW = {
  pullId: 'one',
  targetId: 'office',
  targetName: 'Office',
  address: 'http://127.0.0.1:9',
  scope: EVERYTHING,
  asOfMs: 1,
  pictures: 0,
  withPictures: false,
};

/** Opens a folder with one window. */
async function createOneWindow() {
  const root = folders.create();
  const folder = `${root}/pulled`;
  const setAside = createSetAside(`${root}/unlisted`);
  const log = createMemoryLog();
  const open = (own: SetAside = setAside) => openPulledFiles(folder, { setAside: own, log });
  const pulled = await open();
  await pulled.keep(FACTS_OF_WINDOW, ['{"item":{},"pictures":{}}']);
  const windowId = pulled.windows()[0]?.windowId ?? expect.fail('no window');
  return { setAside, open, windowId, linesPath: `${folder}/office/${windowId}.jsonl.gz`, folder };
}

/** Moves one file; then the program ends. */
function endsAfterOne(setAside: SetAside): SetAside {
  let moved = 0;
  return {
    ...setAside,
    async take(folder, name) {
      if (moved++ > 0) throw new Error('ended');
      await setAside.take(folder, name);
    },
  };
}

test('a window that the program ended in the middle of giving up is given up at the next start', async () => {
  const { setAside, open, windowId, linesPath } = await createOneWindow();
  await writeFile(linesPath, 'damaged');
  const first = await open(endsAfterOne(setAside));
  await expect(first.giveUp('office', windowId)).rejects.toThrow('ended');
  expect(first.windows()).toHaveLength(1);
  const next = await open();
  expect(await next.giveUp('office', windowId)).toMatchObject({ windowId });
  expect(next.windows()).toEqual([]);
  expect((await setAside.list()).names).toEqual([`${windowId}.json`, `${windowId}.jsonl.gz`]);
});

test('lines whose facts are damaged are kept, also where the program ends between the two', async () => {
  const { setAside, open, windowId, folder } = await createOneWindow();
  await writeFile(`${folder}/office/${windowId}.json`, '{');
  await expect(open(endsAfterOne(setAside))).rejects.toThrow('ended');
  await open();
  expect((await setAside.list()).names).toEqual([`${windowId}.json`, `${windowId}.jsonl.gz`]);
  expect(await readdir(`${folder}/office`)).toEqual([]);
});

test('a window that the system does not give for now stays, and is read when it does', async () => {
  const { open, windowId, linesPath } = await createOneWindow();
  const pulled = await open();
  const lines = await readFile(linesPath);
  await rm(linesPath);
  await mkdir(linesPath);
  await expect(pulled.read('office', windowId)).rejects.toMatchObject({ syscall: 'read' });
  await expect(pulled.giveUp('office', windowId)).rejects.toMatchObject({ syscall: 'read' });
  expect(pulled.windows()).toHaveLength(1);
  await rmdir(linesPath);
  await writeFile(linesPath, lines);
  expect(await pulled.giveUp('office', windowId)).toBeUndefined();
  expect(await pulled.read('office', windowId)).not.toHaveLength(0);
});
