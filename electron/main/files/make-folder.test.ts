import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { makeFolder } from './make-folder.ts';

const { synced } = vi.hoisted(() => ({ synced: [] as number[] }));
vi.mock('node:fs', async (original) => {
  const files = await original<typeof import('node:fs')>();
  const fsyncSync = (file: number) => {
    synced.push(files.fstatSync(file).ino);
    files.fsyncSync(file);
  };
  return { ...files, default: files, fsyncSync };
});

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('a folder is made with those above it, for its owner alone, and one that is there is left as it is', () => {
  const path = join(folders.create(), 'a', 'b');
  makeFolder(path, 0o700);
  makeFolder(path, 0o700);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('the names of all folders that were made are on the disk', () => {
  const root = folders.create();
  synced.length = 0;
  makeFolder(join(root, 'a', 'b'), 0o700);
  expect(synced).toEqual([root, join(root, 'a')].map((path) => statSync(path).ino));
  makeFolder(join(root, 'a', 'b'), 0o700);
  expect(synced).toHaveLength(2);
});

test('a file that stands in the way is told', () => {
  const file = join(folders.create(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file, 0o700)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'a'), 0o700)).toThrow('ENOTDIR');
});

test('a place where nothing can be made is told at once', ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has /proc');
  expect(() => makeFolder('/proc/varde/data', 0o700)).toThrow('ENOENT');
});
