// Large files that come in parts: each part is on its way to the disk before the next one is taken.

import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { syncFolder } from './durable-write.ts';

type TakenFile = Pick<BridgeType<'LayerFile'>, 'fileId' | 'fileName' | 'bytes' | 'sha256'>;

export interface Uploads {
  /** Begins a file of so many bytes. Fails with `layer-import/too-large`. */
  begin(fileName: string, bytes: number): Promise<string>;
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

export const MAX_LAYER_FILE_BYTES = 500 * 1024 * 1024;

/** How the name of a file ends while its parts come. */
export const COMING = '.coming';

interface Upload {
  readonly fileName: string;
  readonly expectedBytes: number;
  readonly path: string;
  readonly file: FileHandle;
  readonly hash: Hash;
  bytes: number;
}

export function createUploads({ folder, createId, keep }: UploadDependencies) {
  const coming = new Map<string, Upload>();

  function get(fileId: string): Upload {
    const upload = coming.get(fileId);
    if (!upload) throw appError('layer-import/unknown-file', { fileId });
    return upload;
  }

  async function abort(fileId: string): Promise<void> {
    const upload = coming.get(fileId);
    coming.delete(fileId);
    if (!upload) return;
    await upload.file.close().catch(() => undefined);
    await rm(upload.path, { force: true });
  }

  return {
    abort,
    async begin(fileName: string, bytes: number) {
      checkSize(bytes);
      const fileId = createId();
      const path = join(folder, `${fileId}${COMING}`);
      const file = await open(path, 'wx');
      coming.set(fileId, {
        fileName,
        expectedBytes: bytes,
        path,
        file,
        hash: createHash('sha256'),
        bytes: 0,
      });
      return fileId;
    },
    async append(fileId: string, part: Uint8Array) {
      const upload = get(fileId);
      try {
        checkSize(upload.bytes + part.length);
        upload.hash.update(part);
        await upload.file.writeFile(part);
        upload.bytes += part.length;
      } catch (error) {
        await abort(fileId);
        throw error;
      }
    },
    async end(fileId: string) {
      const { fileName, expectedBytes, path, file, hash, bytes } = get(fileId);
      try {
        if (bytes !== expectedBytes) throw appError('layer-import/truncated', { byte: bytes });
        await file.sync();
        await file.close();
        await keep({ fileId, fileName, bytes, sha256: hash.digest('hex') }, path);
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

function checkSize(bytes: number): void {
  if (bytes <= MAX_LAYER_FILE_BYTES) return;
  throw appError('layer-import/too-large', { limitBytes: MAX_LAYER_FILE_BYTES });
}
