import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from './system-error.ts';

/**
 * Makes a folder and those above it, where they are missing, with their names on the disk. Node's own way (`recursive`) never ends where the system
 * says of a name below a folder that it is not there, as `/proc` does. At once: Electron wants its folder before it is
 * ready.
 */
export function makeFolder(path: string, mode: number): void {
  try {
    makeNamed(path, mode);
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
    makeNamed(path, mode);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

/** When the power goes all that lies in a folder is lost with its name. */
function makeNamed(path: string, mode: number): void {
  mkdirSync(path, { mode });
  if (process.platform === 'win32') return;
  try {
    const above = openSync(dirname(path), 'r');
    try {
      fsyncSync(above);
    } finally {
      closeSync(above);
    }
  } catch (error) {
    // Where the folder above may be written and not be read, its names come to the disk when the system likes.
    if (!isSystemError(error)) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return isSystemError(error) && 'code' in error && error.code === code;
}
