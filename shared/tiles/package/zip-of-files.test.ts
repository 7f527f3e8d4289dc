import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ByteSource } from '../byte-source.ts';
import { openZipFolder } from './zip-folder.ts';
import { type StoredFile, zipOfFiles } from './zip-of-files.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);

function fileOf(path: string, length: number): StoredFile {
  const bytes = bytesOf(length);
  return { path, sizeBytes: length, read: async (start, end) => bytes.subarray(start, end) };
}

async function readIn(files: readonly StoredFile[], partBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const zip = zipOfFiles(files);
  const all = new Uint8Array(zip.sizeBytes);
  for (let at = 0; at < zip.sizeBytes; at += partBytes) {
    all.set(await zip.read(at, Math.min(zip.sizeBytes, at + partBytes)), at);
  }
  return all;
}

function sourceOf(bytes: Uint8Array<ArrayBuffer>): ByteSource {
  return {
    name: 'a.tpkx',
    sizeBytes: async () => bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
  };
}

const SIZES = { 'conf.xml': 900, 'tomt.txt': 0, '_alllayers/L00/Rå.bundle': 7000 };
const FILES = Object.entries(SIZES).map(([path, length]) => fileOf(path, length));

test('files are read back from the ZIP, in whatever parts it was read', async () => {
  const whole = await readIn(FILES, 1 << 20);
  for (const partBytes of [1, 61, 1024]) expect(await readIn(FILES, partBytes)).toEqual(whole);
  const folder = await openZipFolder(sourceOf(whole));
  expect(folder.members.map(({ path, bytes, isStored }) => [path, bytes, isStored])).toEqual(
    Object.entries(SIZES).map(([path, length]) => [path, length, true]),
  );
  for (const [path, length] of Object.entries(SIZES)) {
    const file = await folder.open(path);
    expect(await file?.read(0, length), path).toEqual(bytesOf(length));
  }
});

test('its directory has the check sums of what passed by', async () => {
  const { members } = await openZipFolder(sourceOf(await readIn(FILES, 333)));
  expect(members.map(({ crc }) => crc)).toEqual(Object.values(SIZES).map((length) => crc32(bytesOf(length))));
});

test('a file that became shorter meanwhile fails by its name', async () => {
  const cut = { ...fileOf('a.bundle', 100), read: async () => bytesOf(10) };
  await expect(readIn([cut], 50)).rejects.toMatchObject({
    code: 'files/not-sent',
    details: { file: 'a.bundle' },
  });
});
