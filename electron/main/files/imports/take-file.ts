import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { appError } from '../../../../shared/contracts/errors.ts';
import { isSystemError } from '../system-error.ts';
import type { Uploads } from './uploads.ts';

export interface TakeOptions {
  /** Gives up: nothing of the file is kept. */
  readonly signal: AbortSignal;
  /** Hears how far it is, from 0 to 1. */
  readonly onPart: (part: number) => void;
}

const PART_BYTES = 4 * 1024 * 1024;

/**
 * Keeps a copy of a file that stands elsewhere on this machine, read part by part. Gives its id. Fails with
 * `files/unreadable`, and as the uploads do.
 */
export async function takeFile(
  uploads: Uploads,
  path: string,
  { signal, onPart }: TakeOptions,
): Promise<string> {
  const fileName = basename(path);
  const file = await orUnreadable(open(path, 'r'), fileName);
  try {
    const stats = await orUnreadable(file.stat(), fileName);
    if (!stats.isFile()) throw appError('files/unreadable', { file: fileName, reason: 'EISDIR' });
    const fileId = await uploads.begin({
      fileName,
      bytes: stats.size,
      origin: 'file',
      source: fileName,
    });
    try {
      await copy(file, fileName, (part) => uploads.append(fileId, part), {
        signal,
        onPart: (doneBytes) => onPart(doneBytes / stats.size),
      });
      await uploads.end(fileId);
      return fileId;
    } catch (error) {
      await uploads.abort(fileId);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/** Stops at the signal also where the last part was written. */
async function copy(
  file: FileHandle,
  fileName: string,
  append: (part: Uint8Array) => Promise<void>,
  { signal, onPart }: { readonly signal: AbortSignal; readonly onPart: (doneBytes: number) => void },
): Promise<void> {
  for (let doneBytes = 0; ; ) {
    signal.throwIfAborted();
    const reading = file.read(new Uint8Array(PART_BYTES), 0, PART_BYTES, doneBytes);
    const { buffer, bytesRead } = await orUnreadable(reading, fileName);
    if (bytesRead === 0) return;
    await append(buffer.subarray(0, bytesRead));
    doneBytes += bytesRead;
    onPart(doneBytes);
  }
}

/** The code alone is told: the sentence of the system has the whole path. */
async function orUnreadable<Outcome>(reading: Promise<Outcome>, file: string): Promise<Outcome> {
  try {
    return await reading;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason = 'code' in error ? String(error.code) : error.name;
    throw appError('files/unreadable', { file, reason }, { cause: error });
  }
}
