import { mkdir, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForUiOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import { notACache } from '../../../shared/tiles/cache-problems.ts';
import type { ImportFiles } from '../files/imports/import-files.ts';
import { safeFileName } from '../files/safe-file-name.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { TileCaches } from '../tiles/caches/tile-caches.ts';
import type { TileJobs } from '../tiles/jobs/tile-jobs.ts';
import type { ServedTiles } from '../tiles/served-tiles.ts';

export interface CacheHandlerDependencies {
  readonly caches: TileCaches;
  readonly tiles: Pick<ServedTiles, 'list'>;
  readonly imports: Pick<ImportFiles, 'list' | 'moveOut'>;
  readonly tileJobs: Pick<TileJobs, 'estimate' | 'export' | 'build' | 'check'>;
  readonly takeChosenPath: (token: string) => string | undefined;
}

type CacheOperations = Pick<HostForUiOperations, Extract<keyof HostForUiOperations, `caches.${string}`>>;
type CacheHandlers = ServiceOf<BridgeTypes, CacheOperations, CallContext>;

/** What the host answers of tile caches. */
export function cacheHandlers({
  caches,
  tiles,
  imports,
  tileJobs,
  takeChosenPath,
}: CacheHandlerDependencies): CacheHandlers {
  /** The file of an upload in a folder of its own, with its name again. */
  async function moveUpload(fileId: string): Promise<string> {
    const kept = imports.list().files.find((file) => file.fileId === fileId);
    if (!kept) throw appError('files/unknown-file', { fileId });
    const folder = join(caches.uploadsFolder, fileId);
    await orWriteFailure(mkdir(folder, { recursive: true }));
    const path = join(folder, safeFileName(kept.fileName));
    await orWriteFailure(imports.moveOut(fileId, path));
    return path;
  }

  function placeOf({ token, path }: { token?: string; path?: string }): string {
    const place = token === undefined ? path?.trim() : takeChosenPath(token);
    if (place !== undefined && isAbsolute(place)) return place;
    throw notACache(path ?? '', 'badPath');
  }

  return {
    async 'caches.look'({ fileId, draftId, rowOrder, ...place }) {
      if (draftId !== undefined) return caches.lookAgain(draftId, rowOrder);
      if (fileId === undefined) return caches.look(placeOf(place), { isUploaded: false, rowOrder });
      const upload = await moveUpload(fileId);
      try {
        return await caches.look(upload, { isUploaded: true, rowOrder });
      } catch (error) {
        await rm(dirname(upload), { recursive: true, force: true });
        throw error;
      }
    },
    'caches.preview': ({ draftId }) => caches.preview(draftId),
    async 'caches.leave'({ draftId }) {
      await caches.leave(draftId);
      return {};
    },
    'caches.take'({ draftId, isCopy }, { signal }) {
      const mapNames = imports.list().files.flatMap(({ layers }) => layers.map(({ mapName }) => mapName));
      return orWriteFailure(caches.take(draftId, { isCopy, mapNames, signal }));
    },
    'caches.list': () => tiles.list(),
    'caches.estimate': ({ selection }, { signal }) => tileJobs.estimate(selection, signal),
    'caches.export': ({ selection, storage }) => tileJobs.export(selection, storage),
    'caches.check': ({ cacheId }) => tileJobs.check(cacheId),
    'caches.build': ({ selection }) => tileJobs.build(selection),
    async 'caches.remove'({ cacheId }) {
      await orWriteFailure(caches.remove(cacheId));
      return {};
    },
    async 'caches.restore'({ cacheId }) {
      await orWriteFailure(caches.restore(cacheId));
      return {};
    },
  };
}
