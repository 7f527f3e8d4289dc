import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createSetAside } from '../set-aside.ts';
import { openImportFiles } from './import-files.ts';
import { takeFile } from './take-file.ts';

const folders = createTemporaryFolders();
afterEach(folders.removeAll);

const BYTES = new Uint8Array(9 * 1024 * 1024).map((_, index) => index % 251);

async function openKept() {
  const folder = folders.create();
  const files = await openImportFiles(folder, {
    setAside: createSetAside(join(folder, 'unlisted')),
    nowMs: () => 0,
  });
  return { folder, files };
}

function chosenFile(): string {
  const path = join(folders.create(), 'hytter.geojson');
  writeFileSync(path, BYTES);
  return path;
}

test('a file is kept as a copy, byte for byte, and how far it is is told', async () => {
  const { folder, files } = await openKept();
  const path = chosenFile();
  const parts: number[] = [];
  const { signal } = new AbortController();
  const fileId = await takeFile(files, path, { signal, onPart: (part) => parts.push(part) });
  expect(files.list().files).toMatchObject([{ fileId, fileName: 'hytter.geojson', bytes: BYTES.length }]);
  // Compared as a whole: a difference of nine megabytes is not to be printed.
  expect(readFileSync(join(folder, `${fileId}-hytter.geojson`)).equals(BYTES)).toBe(true);
  expect(readFileSync(path).equals(BYTES)).toBe(true);
  expect(parts.map((part) => Math.round(part * 100))).toEqual([44, 89, 100]);
  await files.close();
});

test('one that is stopped on its way leaves nothing, also behind its last part', async () => {
  const { folder, files } = await openKept();
  const path = chosenFile();
  for (const stopAt of [0.4, 1]) {
    const controller = new AbortController();
    const onPart = (part: number) => {
      if (part >= stopAt) controller.abort();
    };
    await expect(takeFile(files, path, { signal: controller.signal, onPart })).rejects.toThrow('aborted');
  }
  expect(files.list().files).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes('hytter'))).toEqual([]);
  await files.close();
});

test('what is gone and what is a folder is told by its name, not by its path', async () => {
  const { files } = await openKept();
  const elsewhere = folders.create();
  mkdirSync(join(elsewhere, 'folder.geojson'));
  const { signal } = new AbortController();
  const take = (name: string) =>
    takeFile(files, join(elsewhere, name), { signal, onPart: () => undefined }).catch((error) => error);
  expect(await take('gone.geojson')).toMatchObject({
    code: 'files/unreadable',
    details: { file: 'gone.geojson', reason: 'ENOENT' },
  });
  expect(await take('folder.geojson')).toMatchObject({
    code: 'files/unreadable',
    details: { file: 'folder.geojson', reason: 'EISDIR' },
  });
  await files.close();
});
