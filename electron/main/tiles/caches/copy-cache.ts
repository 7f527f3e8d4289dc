// Copies of caches: a file as it is, a folder with all that is in it, a package unpacked.

import { createReadStream, createWriteStream } from 'node:fs';
import { constants, copyFile, cp, mkdir, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { damaged } from '../../../../shared/tiles/cache-problems.ts';
import { dataOffset, type ZipMember } from '../../../../shared/tiles/package/zip-directory.ts';
import { openZipFolder } from '../../../../shared/tiles/package/zip-folder.ts';
import { syncFolder } from '../../files/durable-write.ts';
import { safeFileName } from '../../files/safe-file-name.ts';
import { fileSource } from '../files/file-folder.ts';
import type { OpenFiles } from '../files/open-files.ts';

/** Copies a cache into a folder that is there. Gives the name that it has in it. */
export async function copyCache(
  path: string,
  folder: string,
  { files, signal }: { readonly files: OpenFiles; readonly signal: AbortSignal },
): Promise<string> {
  const name = safeFileName(basename(path));
  const target = join(folder, name);
  if ((await stat(path)).isDirectory()) {
    await cp(path, target, { recursive: true, filter: () => !signal.aborted });
    signal.throwIfAborted();
    return name;
  }
  const start = Buffer.from(await files.read(path, 0, 2)).toString('latin1');
  if (start !== 'PK') {
    await copyFile(path, target, constants.COPYFILE_FICLONE);
    signal.throwIfAborted();
    await syncFile(target);
    return name;
  }
  const unpacked = parse(name).name;
  await unpack(path, join(folder, unpacked), { files, signal });
  return unpacked;
}

async function unpack(
  path: string,
  target: string,
  { files, signal }: { readonly files: OpenFiles; readonly signal: AbortSignal },
): Promise<void> {
  const source = fileSource(files, path);
  const { members } = await openZipFolder(source);
  for (const member of members) {
    signal.throwIfAborted();
    const parts = member.path.split('/');
    // A path that leads out of the folder is no member of a cache.
    if (parts.some((part) => part !== safeFileName(part))) {
      throw damaged(basename(path), 'badName', `it has a file that is called ${member.path.slice(0, 80)}`);
    }
    await unpackMember(path, join(target, ...parts), {
      member,
      start: await dataOffset(source, member),
      signal,
    });
  }
  await syncFolder(dirname(target));
}

interface Unpacking {
  readonly member: ZipMember;
  readonly start: number;
  readonly signal: AbortSignal;
}

async function unpackMember(
  path: string,
  target: string,
  { member, start, signal }: Unpacking,
): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const packed =
    member.packedBytes === 0
      ? Readable.from([])
      : createReadStream(path, { start, end: start + member.packedBytes - 1 });
  const output = createWriteStream(target, { flush: true });
  let sum = 0;
  let bytes = 0;
  async function* summed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum);
      bytes += chunk.length;
      yield chunk;
    }
  }
  if (member.isStored) await pipeline(packed, summed, output, { signal });
  else await pipeline(packed, createInflateRaw(), summed, output, { signal });
  if (bytes !== member.bytes || sum !== member.crc) {
    throw damaged(basename(path), 'badCopy', `${member.path} is not what was packed`);
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Sizes are added up over so many files at most. */
const MAX_FILES = 100_000;

/** How many bytes a file has, or all files of a folder. */
export async function sizeOf(path: string): Promise<number> {
  const stats = await stat(path);
  if (!stats.isDirectory()) return stats.size;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries.filter((each) => each.isFile()).slice(0, MAX_FILES)) {
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
