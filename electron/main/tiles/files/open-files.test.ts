import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createOpenFiles, type OpenFiles } from './open-files.ts';

const folders = createTemporaryFolders();
const opened: OpenFiles[] = [];
afterEach(async () => {
  for (const files of opened.splice(0)) await files.close();
  folders.removeAll();
});

/** By a clock that stands still, so an open file is taken for what it was when it was opened. */
function openFiles(): OpenFiles {
  const files = createOpenFiles(() => 1_000);
  opened.push(files);
  return files;
}

const BLOCK_BYTES = 4096;
/** The first is as large as the index of a bundle. */
const FIRST_BLOCK_BYTES = 33 * BLOCK_BYTES;
const HELD_BLOCKS = 32;
const HELD_FILES = 64;

test('of a file the part that was asked longest ago goes first, not the one that was read first', async () => {
  const path = join(folders.create(), 'a');
  const size = FIRST_BLOCK_BYTES + (HELD_BLOCKS + 1) * BLOCK_BYTES;
  writeFileSync(path, Buffer.alloc(size, 1));
  const files = openFiles();
  const read = async (block: number) =>
    (await files.read(path, FIRST_BLOCK_BYTES + block * BLOCK_BYTES, 8))[0];
  for (let block = 0; block < HELD_BLOCKS; block++) await read(block);
  await read(0);
  // One more than are held.
  await read(HELD_BLOCKS);
  // What is held has the old bytes.
  writeFileSync(path, Buffer.alloc(size, 2));
  expect([await read(0), await read(1)]).toEqual([1, 2]);
});

test('of a bundle that is open the whole index is in memory, and nothing behind it', async () => {
  const path = join(folders.create(), 'a');
  writeFileSync(path, Buffer.alloc(2 * FIRST_BLOCK_BYTES, 1));
  const files = openFiles();
  const lastRecord = 64 + 8 * (128 ** 2 - 1);
  expect(files.ready(path)).toBeUndefined();
  await files.read(path, 64, 8);
  expect(files.ready(path)?.peek(lastRecord, 8)).toEqual(new Uint8Array(8).fill(1));
  expect(files.ready(path)?.peek(FIRST_BLOCK_BYTES, 8)).toBeUndefined();
});

test('a short part over the edge of two blocks, and one beyond the end, is what the file has there', async () => {
  const path = join(folders.create(), 'a');
  const bytes = Buffer.from(Array.from({ length: FIRST_BLOCK_BYTES + 6000 }, (_, index) => index % 251));
  writeFileSync(path, bytes);
  const files = openFiles();
  for (const at of [
    FIRST_BLOCK_BYTES - 3,
    FIRST_BLOCK_BYTES + BLOCK_BYTES - 3,
    bytes.length - 5,
    bytes.length + 9,
  ]) {
    expect(Buffer.from(await files.read(path, at, 8)), String(at)).toEqual(bytes.subarray(at, at + 8));
  }
});

test('of open files the one that was asked longest ago is closed first', async () => {
  const folder = folders.create();
  const files = openFiles();
  const path = (number: number) => join(folder, String(number));
  const read = async (number: number) => (await files.read(path(number), 0, 8))[0];
  for (let number = 0; number <= HELD_FILES; number++) writeFileSync(path(number), Buffer.alloc(8, 1));
  for (let number = 0; number < HELD_FILES; number++) await read(number);
  await read(0);
  await read(HELD_FILES);
  for (const number of [0, 1]) writeFileSync(path(number), Buffer.alloc(8, 2));
  expect([await read(0), await read(1)]).toEqual([1, 2]);
});

test.for([
  ['forwards', 2_000],
  ['back', -60_000],
] as const)(
  'the mark of a file is another one when its bytes are, with the clock set %s',
  async ([, passedMs]) => {
    const path = join(folders.create(), 'a');
    writeFileSync(path, 'a');
    let nowMs = 100_000;
    const files = createOpenFiles(() => nowMs);
    opened.push(files);
    const before = await files.mark(path);
    await files.read(path, 0, 1);
    expect(await files.mark(path)).toBe(before);
    writeFileSync(path, 'longer');
    nowMs += passedMs;
    expect(await files.mark(path)).not.toBe(before);
  },
);

test('a file that is gone has no mark', async () => {
  const path = join(folders.create(), 'a');
  await expect(openFiles().mark(path)).rejects.toMatchObject({ code: 'ENOENT' });
});
