// Pictures of observations, as they came: each kept once, under the hash of its bytes. What a request brings is held in
// memory until the request is answered, and written only where its registration is taken in.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { PictureFiles } from '../../../shared/ports/picture-files.ts';
import { makeDurableFolder } from './durable-folder.ts';
import { writeDurably } from './durable-write.ts';
import { sha256Of } from './sha256.ts';

const SHA256 = /^[\da-f]{64}$/;

export interface PictureStore extends PictureFiles {
  /** Holds a picture of a request that is under way; gives its SHA-256. */
  hold(bytes: Uint8Array): string;
  /** The request is answered. */
  release(sha256s: readonly string[]): void;
}

export function createPictureFiles(folder: string): PictureStore {
  const inTurn = createTaskQueue();
  const held = createHeldPictures();
  const fileOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  return {
    hold: held.hold,
    release: held.release,
    keep: (sha256) =>
      inTurn(async () => {
        if (!SHA256.test(sha256)) throw appError('files/picture-gone', { sha256 });
        const file = fileOf(sha256);
        const bytes = held.find(sha256);
        if (await isWhole(file, sha256)) return;
        if (!bytes) throw appError('files/picture-gone', { sha256 });
        await makeDurableFolder(dirname(file));
        await writeDurably(file, bytes);
      }),
    async read(sha256) {
      if (!SHA256.test(sha256)) throw appError('files/picture-gone', { sha256 });
      return readPicture(fileOf(sha256), sha256);
    },
  };
}

/** Fails with `files/picture-gone`, and with `files/picture-damaged` where other bytes lie under the name. */
export async function readPicture(file: string, sha256: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw appError('files/picture-gone', { sha256 }, { cause: error });
  });
  if (sha256Of(bytes) !== sha256) throw appError('files/picture-damaged', { sha256, file });
  return bytes;
}

/** One that is damaged is written again by whoever brings it. */
export async function isWhole(file: string, sha256: string): Promise<boolean> {
  return readPicture(file, sha256).then(
    () => true,
    () => false,
  );
}

/** Copies of one request at the same time hold their pictures together. */
function createHeldPictures() {
  const held = new Map<string, { readonly bytes: Uint8Array; requests: number }>();
  return {
    hold(bytes: Uint8Array): string {
      const sha256 = sha256Of(bytes);
      const known = held.get(sha256);
      if (known) known.requests += 1;
      else held.set(sha256, { bytes, requests: 1 });
      return sha256;
    },
    find: (sha256: string) => held.get(sha256)?.bytes,
    release(sha256s: readonly string[]): void {
      for (const sha256 of sha256s) {
        const known = held.get(sha256);
        if (known && --known.requests === 0) held.delete(sha256);
      }
    },
  };
}
