// Files come in parts: each part is on its way to the disk before the next one is taken.

import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { syncFolder } from '../durable-write.ts';

type KeptFile = BridgeType<'KeptFile'>;
type TakenFile = Pick<KeptFile, 'fileId' | 'fileName' | 'origin' | 'source' | 'bytes' | 'sha256'>;
/** What is said of a file before its parts come. */
export type ComingFile = Pick<KeptFile, 'fileName' | 'origin' | 'source' | 'bytes'>;

export interface Uploads {
  /** Gives the file its id. Fails with `import/too-large`. */
  begin(file: ComingFile): Promise<string>;
  append(fileId: string, part: Uint8Array): Promise<void>;
  /** All parts are there: the file is kept. */
  end(fileId: string): Promise<void>;
  /** Removes what came so far; a file that is not coming is no failure. */
  abort(fileId: string): Promise<void>;
}

export interface UploadDependencies {
  readonly folder: string;
  readonly createId: () => string;
  /** Takes a whole file, which is on the disk, from its path. */
  readonly keep: (file: TakenFile, path: string) => Promise<void>;
}

export const MAX_IMPORT_BYTES = 500 * 1024 * 1024;

/** How the name of a file ends while its parts come. */
export const COMING = '.coming';

interface Upload {
  readonly coming: ComingFile;
  readonly path: string;
  readonly handle: FileHandle;
  readonly hash: Hash;
  bytes: number;
}

export function createUploads({ folder, createId, keep }: UploadDependencies) {
  const coming = new Map<string, Upload>();

  function get(fileId: string): Upload {
    const upload = coming.get(fileId);
    if (!upload) throw appError('files/unknown-file', { fileId });
    return upload;
  }

  async function abort(fileId: string): Promise<void> {
    const upload = coming.get(fileId);
    coming.delete(fileId);
    if (!upload) return;
    await upload.handle.close().catch(() => undefined);
    await rm(upload.path, { force: true });
  }

  return {
    abort,
    async begin(file: ComingFile) {
      checkSize(file, file.bytes);
      const fileId = createId();
      const path = join(folder, `${fileId}${COMING}`);
      const handle = await open(path, 'wx');
      coming.set(fileId, { coming: file, path, handle, hash: createHash('sha256'), bytes: 0 });
      return fileId;
    },
    async append(fileId: string, part: Uint8Array) {
      const upload = get(fileId);
      try {
        checkSize(upload.coming, upload.bytes + part.length);
        upload.hash.update(part);
        await upload.handle.writeFile(part);
        upload.bytes += part.length;
      } catch (error) {
        await abort(fileId);
        throw error;
      }
    },
    async end(fileId: string) {
      const { coming: file, path, handle, hash, bytes } = get(fileId);
      try {
        if (bytes !== file.bytes) throw appError('layer-import/truncated', { byte: bytes });
        await handle.sync();
        await handle.close();
        await keep({ ...file, fileId, sha256: hash.digest('hex') }, path);
        await syncFolder(folder);
        coming.delete(fileId);
      } catch (error) {
        await abort(fileId);
        throw error;
      }
    },
    async abortAll() {
      await Promise.all([...coming.keys()].map(abort));
    },
  };
}

function checkSize({ fileName: file }: ComingFile, bytes: number): void {
  if (bytes <= MAX_IMPORT_BYTES) return;
  throw appError('import/too-large', { file, limitBytes: MAX_IMPORT_BYTES });
}
