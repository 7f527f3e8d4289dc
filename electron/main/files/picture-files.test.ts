import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureFiles } from './picture-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a picture comes back byte for byte, and the same one is kept once', async () => {
  const files = createPictureFiles(join(folder, 'pictures'));
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
  const [one, other] = [files.hold(bytes), files.hold(bytes)];
  expect(other).toBe(one);
  await Promise.all([files.keep(one), files.keep(other)]);
  files.release([one, other]);
  expect(new Uint8Array(await files.read(one))).toEqual(bytes);
  expect(readdirSync(join(folder, 'pictures'), { recursive: true })).toHaveLength(2);
});

test('a picture whose requests are all answered is held no longer', async () => {
  const files = createPictureFiles(join(folder, 'pictures'));
  const sha256 = files.hold(new Uint8Array([1, 2, 3]));
  files.hold(new Uint8Array([1, 2, 3]));
  files.release([sha256]);
  files.release([sha256]);
  await expect(files.keep(sha256)).rejects.toMatchObject({ code: 'files/picture-gone' });
});

test.each(['../../etc/passwd', 'a'.repeat(64)])('a picture that is not there is told: %s', async (sha256) => {
  const files = createPictureFiles(join(folder, 'pictures'));
  await expect(files.read(sha256)).rejects.toMatchObject({ code: 'files/picture-gone' });
});

test('a picture that was damaged on the disk is told as such, and is whole when it is brought again', async () => {
  const files = createPictureFiles(join(folder, 'pictures'));
  const bytes = Uint8Array.from([1, 2, 3]);
  const sha256 = files.hold(bytes);
  await files.keep(sha256);
  const file = join(folder, 'pictures', sha256.slice(0, 2), sha256);
  writeFileSync(file, Uint8Array.from([1, 2, 2]));
  await expect(files.read(sha256)).rejects.toMatchObject({
    code: 'files/picture-damaged',
    details: { sha256, file },
  });
  await files.keep(sha256);
  expect(new Uint8Array(await files.read(sha256))).toEqual(bytes);
});
