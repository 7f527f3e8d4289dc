import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolders {
  create(): string;
  removeAll(): void;
}

/** Folders of a test file, to be removed after each test. */
export function createTemporaryFolders(): TemporaryFolders {
  const folders: string[] = [];
  return {
    create() {
      const folder = mkdtempSync(join(tmpdir(), 'varde-host-'));
      folders.push(folder);
      return folder;
    },
    removeAll() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
