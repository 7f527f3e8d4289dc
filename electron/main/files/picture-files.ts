// Pictures of observations, as they came: each kept once, under the hash of its bytes.

import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { PictureFiles } from '../../../shared/ports/picture-files.ts';
import { syncFolder, writeDurably } from './durable-write.ts';

const SHA256 = /^[\da-f]{64}$/;

export function createPictureFiles(folder: string): PictureFiles {
  const inTurn = createTaskQueue();
  const fileOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  return {
    keep: (bytes) =>
      inTurn(async () => {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const file = fileOf(sha256);
        if (await isThere(file)) return sha256;
        if ((await mkdir(dirname(file), { recursive: true })) !== undefined) {
          await syncFolder(folder);
          await syncFolder(dirname(folder));
        }
        await writeDurably(file, bytes);
        return sha256;
      }),
    async read(sha256) {
      if (!SHA256.test(sha256)) throw appError('files/picture-gone', { sha256 });
      try {
        return await readFile(fileOf(sha256));
      } catch (error) {
        throw appError('files/picture-gone', { sha256 }, { cause: error });
      }
    },
  };
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false; // Written now.
  }
}
