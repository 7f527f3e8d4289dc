import { isJsonObject } from '../../../shared/base/json.ts';
import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForDataOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { PictureFiles } from '../../../shared/ports/picture-files.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { Seed } from '../files/data-folder.ts';
import type { ImportFiles } from '../files/import-files.ts';
import type { Journal } from '../files/journal/journal.ts';
import type { LayerFilesOnDisk } from '../files/layer-files.ts';
import type { SetAside } from '../files/set-aside.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { ReplyCache } from '../http/reply-cache.ts';
import { type Notices, noticeSetAside } from '../reporting/notices.ts';

export interface HostForDataDependencies {
  readonly journal: Journal;
  readonly pictures: PictureFiles;
  readonly imports: ImportFiles;
  readonly layerFiles: LayerFilesOnDisk;
  readonly setAside: SetAside;
  readonly cache: ReplyCache;
  readonly seed: Seed;
  readonly notices: Notices;
  readonly onStoreDamaged: (reason: string) => void;
}

/** What the host answers to the data window. */
export function hostForDataHandlers({
  journal,
  pictures,
  imports,
  layerFiles,
  setAside,
  cache,
  seed,
  notices,
  onStoreDamaged,
}: HostForDataDependencies): ServiceOf<BridgeTypes, HostForDataOperations, CallContext> {
  async function toldWhenSetAside(dropping: Promise<boolean>): Promise<void> {
    const isSetAside = await orWriteFailure(dropping);
    if (isSetAside) await noticeSetAside(notices, setAside);
  }

  return {
    'journal.append': async ({ change }) => ({ number: await orWriteFailure(journal.append(change)) }),
    'journal.read': ({ kind, after }) => journal.read(kind, after),
    'journal.status': () => journal.status,
    'pictures.keep': ({ bytes }) => orWriteFailure(pictures.keep(bytes)),
    'pictures.read': ({ sha256 }) => pictures.read(sha256),
    'imports.keep': (offered) => orWriteFailure(imports.keep(offered)),
    async 'imports.commit'({ importId, needed }) {
      const { register } = await orWriteFailure(imports.commit(importId, needed));
      notices.settle(register);
      return {};
    },
    async 'imports.drop'({ importId }) {
      await toldWhenSetAside(imports.drop(importId));
      return {};
    },
    'imports.list': () => imports.list(),
    'imports.read': ({ importId }) => imports.read(importId),
    'layerFiles.list': () => layerFiles.list(),
    'layerFiles.read': ({ fileId, offset }) => layerFiles.read(fileId, offset),
    async 'layerFiles.check'({ fileId }) {
      await layerFiles.check(fileId);
      return {};
    },
    'layerFiles.reserve': ({ count }) => orWriteFailure(layerFiles.reserve(count)),
    async 'layerFiles.commit'({ fileId, layers }) {
      await orWriteFailure(layerFiles.commit(fileId, layers));
      return {};
    },
    async 'layerFiles.drop'({ fileId }) {
      await toldWhenSetAside(layerFiles.drop(fileId));
      return {};
    },
    'replies.drop'({ pathPrefixes }) {
      cache.drop(pathPrefixes);
      return {};
    },
    'notices.tell'({ notice: { code, details } }) {
      notices.add(code, isJsonObject(details) ? details : {});
      return {};
    },
    'store.damaged'({ reason }) {
      onStoreDamaged(reason);
      return {};
    },
    'start.options': () => seed,
  };
}
