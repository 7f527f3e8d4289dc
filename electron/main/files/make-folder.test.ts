import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { makeFolder } from './make-folder.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('a folder is made with those above it, for its owner alone, and one that is there is left as it is', () => {
  const path = join(folders.create(), 'a', 'b');
  makeFolder(path, 0o700);
  makeFolder(path, 0o700);
  expect(statSync(path).mode & 0o077).toBe(0);
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
