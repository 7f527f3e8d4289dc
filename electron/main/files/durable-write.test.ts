import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { writeAndSync } from './durable-write.ts';
import { orWriteFailure } from './system-error.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('a file that could not be written whole is not left behind', async () => {
  const folder = folders.create();
  const unwritable: unknown = { a: 'thing that is no text' };
  await expect(writeAndSync(join(folder, 'a'), unwritable as string)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that is there already stays as it is', async () => {
  const folder = folders.create();
  await writeAndSync(join(folder, 'a'), '1');
  await expect(writeAndSync(join(folder, 'a'), '2')).rejects.toThrow('EEXIST');
  expect(readdirSync(folder)).toEqual(['a']);
});

test('what the system refuses is told with its reason, other failures as they are', async () => {
  const path = join(folders.create(), 'missing/a');
  const outcome = orWriteFailure(writeAndSync(path, '1'));
  await expect(outcome).rejects.toMatchObject({
    code: 'files/write-failed',
    details: { reason: expect.stringContaining('ENOENT') },
  });
  const other = appError('files/unknown-file', { fileId: '1' });
  await expect(orWriteFailure(Promise.reject(other))).rejects.toBe(other);
});
