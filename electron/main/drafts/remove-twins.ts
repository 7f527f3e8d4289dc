import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncFolder } from '../files/durable-write.ts';
import { isThere } from '../files/free-path.ts';
import { listDrafts } from './draft-folder.ts';

/**
 * A draft moves by one rename, whose two folders come to the disk one after the other: a power cut between them may leave
 * it in both. The one that is further on its way stays, so that what was saved is not written on: sent before `folders`,
 * and those in their order.
 */
export async function removeTwins(sentFolder: string, folders: readonly string[]): Promise<void> {
  const months = await readdir(sentFolder).catch(() => []);
  const seen = new Set<string>();
  for (const folder of folders) {
    for (const { folder: path, draft } of await listDrafts(folder)) {
      const draftId = basename(path);
      const isSent = await isInAny(
        months.map((month) => join(sentFolder, month)),
        draftId,
      );
      if (isSent || seen.has(draftId)) {
        await rm(path, { recursive: true, force: true });
        await syncFolder(folder);
      } else if (draft) seen.add(draftId);
    }
  }
}

async function isInAny(folders: readonly string[], draftId: string): Promise<boolean> {
  const found = await Promise.all(folders.map((folder) => isThere(join(folder, draftId, 'draft.json'))));
  return found.includes(true);
}
