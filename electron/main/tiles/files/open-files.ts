// Files that stay open between reads: a bundle is read many times in a row.

import { stat } from 'node:fs/promises';
import type { ByteRoom, ReadySource } from '../../../../shared/tiles/byte-source.ts';
import { isGone } from '../../files/system-error.ts';
import { askedLast, type BlockedFile, createBlockedFile } from './file-blocks.ts';
import { openReadable, type ReadableFile } from './readable-file.ts';

export interface OpenFiles {
  /** Some bytes of a file from a place on, in new memory or in `room`; fewer at its end. Fails as the system does. */
  read(path: string, offset: number, length: number, room?: ByteRoom): Promise<Uint8Array<ArrayBuffer>>;
  /** A file that is open, and was looked at a moment ago: undefined of others. */
  ready(path: string): ReadySource | undefined;
  sizeBytes(path: string): Promise<number>;
  isFile(path: string): Promise<boolean>;
  /** What tells another file at a path, or the same one with other bytes. Fails as the system does. */
  mark(path: string): Promise<string>;
  close(): Promise<void>;
}

const MAX_OPEN_FILES = 64;
/**
 * So long a file is taken for the one that was found, by whoever holds it open and once more by whoever keeps what was read
 * of it: what is given is of the file as it was a second ago at most.
 */
const LOOK_MS = 500;

/** Whether it was looked at so shortly before; a clock that was set back tells nothing. */
export function isMomentAgo(atMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - atMs) < LOOK_MS;
}

interface OpenFile {
  readonly file: ReadableFile;
  readonly content: BlockedFile;
  checkedAtMs: number;
  /** What tells another file at the same path. */
  readonly mark: string;
  /** What is found there now, while somebody looks: others wait for the same look. */
  looking: Promise<string> | undefined;
}

interface Opening {
  readonly opened: Promise<OpenFile>;
  /** When it is open. */
  file: OpenFile | undefined;
}

/** The files that are open or being opened, by their paths. */
function createOpenings(nowMs: () => number) {
  const files = new Map<string, Opening>();

  function drop(path: string): void {
    const file = files.get(path);
    files.delete(path);
    file?.opened.then((opened) => opened.file.close()).catch(() => undefined);
  }

  function start(path: string): Opening {
    const opening: Opening = { opened: openFile(path, nowMs), file: undefined };
    opening.opened.then(
      (file) => {
        opening.file = file;
      },
      () => files.delete(path),
    );
    files.set(path, opening);
    const [first] = files.keys();
    if (files.size > MAX_OPEN_FILES && first !== undefined) drop(first);
    return opening;
  }

  return { files, drop, start };
}

async function openFile(path: string, nowMs: () => number): Promise<OpenFile> {
  const file = await openReadable(path);
  try {
    const mark = markOf(await file.stat());
    return { file, content: createBlockedFile(file), checkedAtMs: nowMs(), mark, looking: undefined };
  } catch (error) {
    file.close();
    throw error;
  }
}

export function createOpenFiles(nowMs: () => number): OpenFiles {
  const { files, drop, start } = createOpenings(nowMs);
  const isFresh = ({ checkedAtMs }: OpenFile) => isMomentAgo(checkedAtMs, nowMs());

  /** What is there now. Fails as the system does. */
  function look(path: string, file: OpenFile): Promise<string> {
    file.looking ??= stat(path)
      .then((stats) => {
        const mark = markOf(stats);
        if (mark === file.mark) file.checkedAtMs = nowMs();
        return mark;
      })
      .finally(() => {
        file.looking = undefined;
      });
    return file.looking;
  }

  async function get(path: string): Promise<OpenFile> {
    const known = files.get(path);
    if (known) {
      askedLast(files, path, known);
      const file = await known.opened;
      if (isFresh(file)) return file;
      if ((await look(path, file)) === file.mark) return file;
      // Somebody else may have opened it anew meanwhile.
      if (files.get(path) === known) drop(path);
    }
    return (files.get(path) ?? start(path)).opened;
  }

  /** Once more where the file was closed in between, to make room for another. */
  async function readOf(
    { content }: OpenFile,
    path: string,
    ...[offset, length, room]: Parameters<BlockedFile['read']>
  ): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await content.read(offset, length, room);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EBADF')) throw error;
      drop(path);
      return (await get(path)).content.read(offset, length, room);
    }
  }

  return {
    read: async (path, ...range) => readOf(await get(path), path, ...range),
    ready(path) {
      const opening = files.get(path);
      if (!opening?.file || !isFresh(opening.file)) return undefined;
      const { file } = opening;
      askedLast(files, path, opening);
      return {
        mark: file.mark,
        peek: file.content.peek,
        read: (...range) => readOf(file, path, ...range),
      };
    },
    sizeBytes: async (path) => (await stat(path)).size,
    async isFile(path) {
      const known = await files.get(path)?.opened.catch(() => undefined);
      if (known && isFresh(known)) return true;
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
