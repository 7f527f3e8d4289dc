import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Drafts } from './drafts.ts';
import { readTakenPicture } from './read-taken-picture.ts';

export interface PreparingDependencies {
  readonly drafts: Pick<Drafts, 'addPicture' | 'readPicture'>;
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
