// Where files go that no line names any more. A person gave them, so only a person removes them.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDurableFolder } from './durable-folder.ts';
import { syncFolder } from './durable-write.ts';
import { freePath } from './free-path.ts';
import { renameFile } from './rename-file.ts';
import { isGone } from './system-error.ts';

export interface SetAside {
  /** Moves a file, or a folder, of a folder of the same disk; one that is not there is no failure. */
  take(folder: string, name: string): Promise<void>;
  /** Moves a file that lies there back; false where it does not. */
  giveBack(folder: string, name: string): Promise<boolean>;
  /** What lies there, from this start or an earlier one. */
  list(): Promise<{ readonly folder: string; readonly names: string[] }>;
}

/** `folder` is made when the first file goes there. */
export function createSetAside(folder: string): SetAside {
  return {
    async take(from, name) {
      await makeDurableFolder(folder);
      const place = await freePath(folder, name);
      await renameFile(join(from, name), place).catch(unlessGone);
      // Before the folder that it left says so: at no moment does it lie in neither.
      await syncFolder(folder);
    },
    async giveBack(to, name) {
      try {
        await renameFile(join(folder, name), join(to, name));
        await syncFolder(to);
        return true;
      } catch (error) {
        return unlessGone(error) ?? false;
      }
    },
    async list() {
      const names = (await readdir(folder).catch(unlessGone)) ?? [];
      return { folder, names: names.toSorted() };
    },
  };
}

/** The names of the files of a folder, without those of folders. */
export async function fileNamesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function unlessGone(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}
