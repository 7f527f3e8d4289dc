import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';

/**
 * Makes a folder and those above it, where they are missing. Node's own way (`recursive`) never ends where the system
 * says of a name below a folder that it is not there, as `/proc` does. At once: Electron wants its folder before it is
 * ready.
 */
export function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(path).isDirectory()) return;
    if (!isCode(error, 'ENOENT') || dirname(path) === path) throw error;
    makeFolder(dirname(path), mode);
    // Another start may have been quicker.
    makeLast(path, mode);
  }
}

function makeLast(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return isSystemError(error) && 'code' in error && error.code === code;
}
