// Files that are whole at any moment: written beside their place, brought to the disk, then put there by one rename.

import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { renameFile } from './rename-file.ts';

/** The system's own rule for new files takes from this what the user wants taken. */
const ANYBODY = 0o666;

type Content = string | Uint8Array | AsyncIterable<string>;

/** Replaces a file, or leaves the old one as it is. */
export async function writeDurably(path: string, content: Content, mode = ANYBODY): Promise<void> {
  const temporary = temporaryNameFor(path);
  // A process of the same number may have left it when the power went.
  await rm(temporary, { force: true });
  try {
    await writeAndSync(temporary, content, mode);
    await renameFile(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Beside the file, because a rename works only within one file system. */
function temporaryNameFor(path: string): string {
  return `${path}.new-${process.pid}`;
}

/** Writes a file that must not exist yet, and waits until it is on the disk. */
export async function writeAndSync(path: string, content: Content, mode = ANYBODY): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    // On a full disk half a file is in the way of everything else.
    await rm(path, { force: true });
    throw error;
  }
}

/** Brings names that were added, changed or removed to the disk. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
