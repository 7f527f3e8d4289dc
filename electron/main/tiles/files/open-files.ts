// Files that stay open between reads: a bundle is read many times in a row.

import { type FileHandle, open, stat } from 'node:fs/promises';
import { isGone } from '../../files/system-error.ts';

export interface OpenFiles {
  /** Some bytes of a file from a place on; fewer at its end. Fails as the system does. */
  read(path: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  sizeBytes(path: string): Promise<number>;
  isFile(path: string): Promise<boolean>;
  /** What tells another file at a path, or the same one with other bytes. Fails as the system does. */
  mark(path: string): Promise<string>;
  close(): Promise<void>;
}

const MAX_OPEN_FILES = 64;
/** So long an open file is taken for the one that stands at its path. */
const FRESH_MS = 1_000;

/** Records of an index are so short, and lie together. */
const MAX_SHORT_BYTES = 16;
const BLOCK_BYTES = 4096;
/** Of one file. */
const MAX_BLOCKS = 64;

interface OpenFile {
  readonly handle: FileHandle;
  /** Parts of the file around what was short, by their place: an index is read many times in a row. */
  readonly blocks: Map<number, Promise<Uint8Array<ArrayBuffer>>>;
  checkedAtMs: number;
  /** What tells another file at the same path. */
  readonly mark: string;
}

export function createOpenFiles(nowMs: () => number): OpenFiles {
  const files = new Map<string, Promise<OpenFile>>();

  function drop(path: string): void {
    const file = files.get(path);
    files.delete(path);
    // It waits for the reads that are under way.
    file?.then(({ handle }) => handle.close()).catch(() => undefined);
  }

  async function openFile(path: string): Promise<OpenFile> {
    const handle = await open(path, 'r');
    try {
      return { handle, blocks: new Map(), checkedAtMs: nowMs(), mark: markOf(await handle.stat()) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async function get(path: string): Promise<OpenFile> {
    const known = files.get(path);
    if (known) {
      askedLast(files, path, known);
      const file = await known;
      if (nowMs() - file.checkedAtMs < FRESH_MS) return file;
      if (markOf(await stat(path)) === file.mark) {
        file.checkedAtMs = nowMs();
        return file;
      }
      // Somebody else may have opened it anew meanwhile.
      if (files.get(path) === known) drop(path);
    }
    const opening = files.get(path) ?? openFile(path);
    files.set(path, opening);
    opening.catch(() => files.delete(path));
    const [first] = files.keys();
    if (files.size > MAX_OPEN_FILES && first !== undefined) drop(first);
    return opening;
  }

  /** Once more where the file was closed in between, to make room for another. */
  async function read(path: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const file = await get(path);
    try {
      return await (length <= MAX_SHORT_BYTES ? readShort : readLong)(file, offset, length);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EBADF')) throw error;
      drop(path);
      return readLong(await get(path), offset, length);
    }
  }

  return {
    read,
    sizeBytes: async (path) => (await stat(path)).size,
    async isFile(path) {
      const known = await files.get(path)?.catch(() => undefined);
      if (known && nowMs() - known.checkedAtMs < FRESH_MS) return true;
      try {
        return (await stat(path)).isFile();
      } catch (error) {
        if (isGone(error)) return false;
        throw error;
      }
    },
    // One that is not open is not opened for that.
    mark: async (path) => (files.has(path) ? (await get(path)).mark : markOf(await stat(path))),
    async close() {
      for (const path of [...files.keys()]) drop(path);
    },
  };
}

/** Another file, or the same one with other bytes. */
export function markOf({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }): string {
  return `${ino} ${size} ${mtimeMs}`;
}

/** Puts an entry last: the first one is the next to go. */
function askedLast<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
}

/** Out of the block that it lies in; over the edge of two from the file. */
async function readShort(file: OpenFile, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const place = Math.floor(offset / BLOCK_BYTES);
  const start = offset - place * BLOCK_BYTES;
  if (start + length > BLOCK_BYTES) return readLong(file, offset, length);
  const { blocks } = file;
  const reading = blocks.get(place) ?? readLong(file, place * BLOCK_BYTES, BLOCK_BYTES);
  askedLast(blocks, place, reading);
  reading.catch(() => blocks.delete(place));
  const [first] = blocks.keys();
  if (blocks.size > MAX_BLOCKS && first !== undefined) blocks.delete(first);
  return (await reading).slice(start, start + length);
}

async function readLong(
  { handle }: OpenFile,
  offset: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let count = 0;
  while (count < length) {
    const { bytesRead } = await handle.read(bytes, count, length - count, offset + count);
    if (bytesRead === 0) break;
    count += bytesRead;
  }
  return bytes.subarray(0, count);
}
