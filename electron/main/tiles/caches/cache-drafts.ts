// Caches that were looked at and wait for a word.

import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { TileStore } from '../../../../shared/tiles/tile-store.ts';
import { cachePath, type OpenCacheDependencies, openCache } from '../files/open-cache.ts';
import { sizeOf } from './copy-cache.ts';
import { previewTiles } from './preview-tiles.ts';

type RowOrder = BridgeType<'TileRowOrder'>;

export interface HeldDraft {
  readonly told: BridgeType<'TileCacheDraft'>;
  readonly path: string;
  readonly rowOrder: RowOrder | undefined;
  readonly store: TileStore;
  /** Ours, to be removed when it is left. */
  readonly isUploaded: boolean;
}

export interface CacheDrafts {
  /** Opens what lies at a path and tells what it is. Fails as `openCache` does. */
  look(
    path: string,
    how: { readonly isUploaded: boolean; readonly rowOrder?: RowOrder | undefined },
  ): Promise<HeldDraft>;
  /** Opens a draft anew with its rows counted another way, and forgets it as it was. */
  lookAgain(draftId: string, rowOrder: RowOrder | undefined): Promise<HeldDraft>;
  get(draftId: string): HeldDraft;
  /** A tile of each level of a draft. Fails as reading does. */
  preview(draftId: string): Promise<BridgeType<'TilePreview'>[]>;
  /** Forgets a draft; one that is not there is no failure. Gives it, so that its upload can be removed. */
  leave(draftId: string): Promise<HeldDraft | undefined>;
  leaveAll(): Promise<void>;
}

export function createCacheDrafts(dependencies: OpenCacheDependencies): CacheDrafts {
  const drafts = new Map<string, HeldDraft>();

  function get(draftId: string): HeldDraft {
    const draft = drafts.get(draftId);
    if (!draft) throw appError('tiles/unknown-draft');
    return draft;
  }

  async function leave(draftId: string): Promise<HeldDraft | undefined> {
    const draft = drafts.get(draftId);
    drafts.delete(draftId);
    await draft?.store.close().catch(() => undefined);
    return draft;
  }

  const look: CacheDrafts['look'] = async (named, { isUploaded, rowOrder }) => {
    const path = cachePath(named);
    const { store, whyCopied } = await openCache(path, dependencies, rowOrder);
    const draft: HeldDraft = {
      told: {
        draftId: randomUUID(),
        fileName: basename(path),
        bytes: await sizeOf(path),
        facts: store.facts,
        isHere: isUploaded,
        ...(whyCopied && { whyCopied }),
      },
      path,
      rowOrder,
      store,
      isUploaded,
    };
    drafts.set(draft.told.draftId, draft);
    return draft;
  };

  return {
    look,
    async lookAgain(draftId, rowOrder) {
      const { path, isUploaded } = get(draftId);
      const again = await look(path, { isUploaded, rowOrder });
      await leave(draftId);
      return again;
    },
    get,
    async preview(draftId) {
      const { store, told } = get(draftId);
      return previewTiles(store.facts, told.fileName, store.read);
    },
    leave,
    async leaveAll() {
      for (const draftId of [...drafts.keys()]) await leave(draftId);
    },
  };
}
