import { isJsonObject } from '../../../shared/base/json.ts';
import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForDataOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { PictureFiles } from '../../../shared/ports/picture-files.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { Seed } from '../data-folder/data-folder.ts';
import type { Journal } from '../files/journal/journal.ts';
import type { OutputFiles } from '../files/output-files.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { ReplyCache } from '../http/reply-cache.ts';
import type { TileCaches } from '../tiles/caches/tile-caches.ts';
import type { DrawnCaches } from '../tiles/drawn/drawn-caches.ts';
import { type ImportsForDataDependencies, importsForDataHandlers } from './imports-for-data.ts';
import { type PulledDependencies, pulledHandlers } from './pulled-handlers.ts';

export interface HostForDataDependencies extends ImportsForDataDependencies, PulledDependencies {
  readonly journal: Journal;
  readonly outputs: Pick<OutputFiles, 'keep'>;
  readonly pictures: PictureFiles;
  readonly caches: Pick<TileCaches, 'list' | 'read'>;
  readonly drawnCaches: Pick<DrawnCaches, 'ofMap'>;
  readonly cache: ReplyCache;
  readonly seed: Seed;
  readonly onStoreDamaged: (reason: string) => void;
}

/** What the host answers to the data window. */
export function hostForDataHandlers({
  journal,
  outputs,
  pictures,
  caches,
  drawnCaches,
  cache,
  seed,
  onStoreDamaged,
  ...others
}: HostForDataDependencies): ServiceOf<BridgeTypes, HostForDataOperations, CallContext> {
  return {
    ...importsForDataHandlers(others),
    'journal.append': async ({ change }) => ({ number: await orWriteFailure(journal.append(change)) }),
    'journal.read': ({ kind, after }) => journal.read(kind, after),
    'journal.status': () => journal.status,
    async 'pictures.keep'({ sha256 }) {
      await orWriteFailure(pictures.keep(sha256));
      return {};
    },
    'pictures.read': ({ sha256 }) => pictures.read(sha256),
    ...pulledHandlers(others),
    'outputs.keep': ({ files }) => orWriteFailure(outputs.keep(files)),
    'replies.drop'({ pathPrefixes }) {
      cache.drop(pathPrefixes);
      return {};
    },
    'notices.tell'({ notice: { code, details } }) {
      others.notices.add(code, isJsonObject(details) ? details : {});
      return {};
    },
    'store.damaged'({ reason }) {
      onStoreDamaged(reason);
      return {};
    },
    'caches.list': () => caches.list(),
    async 'caches.readTile'({ cacheId, ...tile }) {
      return (await caches.read(cacheId, tile))?.bytes ?? new Uint8Array(0);
    },
    async 'tiles.changed'({ change }) {
      const drawn = drawnCaches.ofMap(change.mapName);
      await orWriteFailure(drawn?.change(change) ?? Promise.resolve());
      return ((await drawn?.sizeBytes()) ?? 0) > 0;
    },
    'start.options': () => seed,
  };
}
