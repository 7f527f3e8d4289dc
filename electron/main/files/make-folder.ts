import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';

/**
 * Makes a folder and those above it, where they are missing. Node's own way (`recursive`) never ends where the system
 * says of a name below a folder that it is not there, as `/proc` does.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (isCode(error, 'EEXIST') && (await stat(path)).isDirectory()) return;
    if (!isCode(error, 'ENOENT') || dirname(path) === path) throw error;
    await makeFolder(dirname(path), mode);
    await mkdir(path, { mode }).catch((again: unknown) => {
      if (!isCode(again, 'EEXIST')) throw again;
    });
  }
}

function isCode(error: unknown, code: string): boolean {
  return isSystemError(error) && 'code' in error && error.code === code;
}
