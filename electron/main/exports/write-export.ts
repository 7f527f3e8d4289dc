// Writes an export so that it is whole or not there: under a temporary name, read back, compared, then renamed.

import { link, open, readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { appError } from '../../../shared/contracts/errors.ts';
import { syncFolder, writeAndSync } from '../files/durable-write.ts';
import { freePath, isThere } from '../files/free-path.ts';
import { renameFile } from '../files/rename-file.ts';
import { createSecret } from '../files/secret.ts';
import { sha256Of } from '../files/sha256.ts';
import { isWithoutLinks, writeRefusal } from '../files/system-error.ts';
import { type ExportFormat, ROW_COUNTERS } from './count-rows.ts';

export interface ExportFile {
  /** Where a person wants it. */
  readonly path: string;
  /** Whether that person said that a file there may go. Otherwise another name is found beside it. */
  readonly mayReplace: boolean;
  readonly format: ExportFormat;
  readonly bytes: Uint8Array;
  /** What is to be found again on reading back; null for pictures. */
  readonly rows: number | null;
}

/** Returns the path that it got. Fails with `export/write-failed` or `export/check-failed`, and nothing is changed. */
export async function writeExport(file: ExportFile): Promise<string> {
  const folder = dirname(file.path);
  const temporary = `${file.path}.${createSecret().slice(0, 8)}.part`;
  try {
    await writeAndSync(temporary, file.bytes);
    const reason = findDifference(file, await readFile(temporary));
    if (reason !== undefined) throw appError('export/check-failed', { path: file.path, reason });
    const path = await moveIntoPlace(temporary, file);
    await syncFolder(folder);
    return path;
  } catch (error) {
    await rm(temporary, { force: true });
    throw writeFailure(file.path, error);
  }
}

/** What a file read back has otherwise than it should; undefined when it is right. */
export function findDifference(
  { bytes, format, rows }: Pick<ExportFile, 'bytes' | 'format' | 'rows'>,
  found: Uint8Array,
): string | undefined {
  if (found.length !== bytes.length) return `it has ${found.length} bytes, not ${bytes.length}`;
  if (sha256Of(found) !== sha256Of(bytes)) return 'its SHA-256 is another one';
  const count = ROW_COUNTERS[format];
  if (!count || rows === null) return undefined;
  try {
    const foundRows = count(found);
    return foundRows === rows ? undefined : `it has ${foundRows} rows, not ${rows}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Gives a file that is whole its name, or a free one beside it. Gives the path that it got. */
export async function moveIntoPlace(
  temporary: string,
  { path, mayReplace }: Pick<ExportFile, 'path' | 'mayReplace'>,
): Promise<string> {
  if (mayReplace) {
    await renameFile(temporary, path);
    return path;
  }
  for (;;) {
    const free = await freePath(dirname(path), basename(path));
    if (await takeName(temporary, free)) return free;
  }
}

/** Gives the file a name that nobody has, in one step: false when somebody took it meanwhile. */
async function takeName(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path);
    await rm(temporary);
    return true;
  } catch (error) {
    if (await isThere(path)) return false;
    if (!isWithoutLinks(error)) throw error;
  }
  // A file system without hard links: the name is reserved first, then replaced.
  await (await open(path, 'wx')).close();
  await renameFile(temporary, path);
  return true;
}

/** What the system refused, as `export/write-failed`; everything else as it is. */
export function writeFailure(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return appError('export/write-failed', { path, ...writeRefusal(error) }, { cause: error });
}
