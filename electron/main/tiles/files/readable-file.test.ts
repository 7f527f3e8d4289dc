import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { openReadable } from './readable-file.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

function write(content: Uint8Array): string {
  const path = join(folders.create(), 'a');
  writeFileSync(path, content);
  return path;
}

const MB = 1024 * 1024;

test('bytes are read from a place on, and fewer at the end', async () => {
  const file = await openReadable(write(new Uint8Array([1, 2, 3, 4, 5])));
  expect([...(await file.read(new Uint8Array(2), 1))]).toEqual([2, 3]);
  expect([...(await file.read(new Uint8Array(8), 3))]).toEqual([4, 5]);
  expect([...(await file.read(new Uint8Array(8), 99))]).toEqual([]);
  expect([...(await file.read(new Uint8Array(0), 0))]).toEqual([]);
  file.close();
});

test('what is being read when a file is closed is read to its end, and nothing after it', async () => {
  const paths = [1, 2].map((value) => write(Buffer.alloc(8 * MB, value)));
  const [path = '', other = ''] = paths;
  const file = await openReadable(path);
  const reading = Array.from({ length: 4 }, (_, index) => file.read(new Uint8Array(2 * MB), 2 * MB * index));
  file.close();
  // It would get the number of the first, were that given back too soon.
  const next = await openReadable(other);
  for (const read of await Promise.all(reading)) expect(read.every((byte) => byte === 1)).toBe(true);
  await expect(file.read(new Uint8Array(1), 0)).rejects.toMatchObject({ code: 'EBADF' });
  next.close();
});
