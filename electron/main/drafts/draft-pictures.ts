// The pictures of a draft: beside it, under the hash of their bytes, byte for byte.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AppError } from '../../../shared/base/app-error.ts';
import type { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { isHeic, pictureType } from '../../../shared/pictures/picture-type.ts';
import { writeDurably } from '../files/durable-write.ts';
import { isWhole, readPicture } from '../files/picture-files.ts';
import { draftPath, readDraft } from './draft-folder.ts';
import { readTakenPicture } from './read-taken-picture.ts';

const SHA256 = /^[\da-f]{64}$/;

export interface DraftPictures {
  /** Gives the SHA-256. Fails with `drafts/not-a-picture` or `drafts/heic`. */
  addPicture(draftId: string, bytes: Uint8Array): Promise<string>;
  readPicture(draftId: string, sha256: string): Promise<Uint8Array>;
}

export function createDraftPictures(
  { draftsFolder, outboxFolder }: { readonly draftsFolder: string; readonly outboxFolder: string },
  inTurn: ReturnType<typeof createTaskQueue>,
): DraftPictures {
  return {
    addPicture: (draftId, bytes) =>
      inTurn(async () => {
        if (isHeic(bytes)) throw appError('drafts/heic', {});
        if (pictureType(bytes) === undefined) throw appError('drafts/not-a-picture', {});
        await readDraft(draftsFolder, draftId);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const file = join(draftPath(draftsFolder, draftId), sha256);
        if (!(await isWhole(file, sha256))) await writeDurably(file, bytes);
        return sha256;
      }),
    readPicture: async (draftId, sha256) => {
      if (!SHA256.test(sha256)) throw appError('files/picture-gone', { sha256 });
      const [draftFile = '', outboxFile = ''] = [draftsFolder, outboxFolder].map((folder) =>
        join(draftPath(folder, draftId), sha256),
      );
      return readPicture(draftFile, sha256).catch((error: unknown) => {
        // It was finished.
        if (error instanceof AppError && error.code === 'files/picture-gone')
          return readPicture(outboxFile, sha256);
        throw error;
      });
    },
  };
}

interface PreparingDependencies {
  readonly drafts: DraftPictures;
  readonly data: () => Pick<RemoteData, 'observations.scalePicture'>;
}

export type PreparePicture = (draftId: string, sha256: string) => Promise<BridgeType<'PreparedPicture'>>;

/**
 * Makes of a picture of a draft what is sent of it, and keeps that beside it. Fails with `drafts/picture-undecodable`
 * where no browser can read it; then the picture itself is there all the same.
 */
export function createPicturePreparing({ drafts, data }: PreparingDependencies): PreparePicture {
  return async (draftId, sha256) => {
    const picture = await drafts.readPicture(draftId, sha256);
    const { bytes, widthPx, heightPx } = await data()['observations.scalePicture']({ picture });
    const sent = { sha256: await drafts.addPicture(draftId, bytes), bytes: bytes.length, widthPx, heightPx };
    return { sent, taken: readTakenPicture(picture) };
  };
}
