// A file that only grows. What was appended is on the disk, in the folder where others look for it, before the caller
// hears of it.

import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { appError } from '../../../shared/contracts/errors.ts';
import { syncFolder } from './durable-write.ts';
import { isGone } from './system-error.ts';

export interface AppendFile {
  /** Bytes of what was appended so far. */
  readonly size: number;
  /** Appends all of it or nothing: half a line would spoil the next one. */
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file at its end or makes it. Its folder must exist. One caller at a time may append. */
export async function openAppendFile(path: string): Promise<AppendFile> {
  const file = await open(path, 'a');
  let { size } = await file.stat();
  const placed = await stat(path);
  await syncFolder(dirname(path));

  async function append(text: string): Promise<void> {
    // Half of what failed before may still be there, where the disk would not even cut it off.
    const present = await file.stat();
    if (present.size > size) await file.truncate(size);
    try {
      await file.appendFile(text);
      await file.datasync();
      await checkPlace(path, placed);
    } catch (error) {
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
    size += Buffer.byteLength(text);
  }

  return {
    get size() {
      return size;
    },
    append,
    close: () => file.close(),
  };
}

/**
 * A file that was removed or replaced while it is open takes everything and keeps nothing. What a path says is compared
 * with what it said: on Windows the open file may give its disk another number (libuv before 1.51).
 */
async function checkPlace(path: string, placed: Stats): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (found?.ino === placed.ino && found.dev === placed.dev) return;
  throw appError('files/write-failed', {
    problem: 'replaced',
    reason: `${path} was removed or replaced while Varde runs`,
  });
}
