import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForDataOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { ImportFiles } from '../files/imports/import-files.ts';
import type { SetAside } from '../files/set-aside.ts';
import { orWriteFailure } from '../files/system-error.ts';
import { type Notices, noticeSetAside } from '../reporting/notices.ts';

export interface ImportsForDataDependencies {
  readonly imports: ImportFiles;
  readonly setAside: SetAside;
  readonly notices: Notices;
}

type ImportOperations = Pick<
  HostForDataOperations,
  Extract<keyof HostForDataOperations, `importFiles.${string}`>
>;

/** What the host answers to the data window about the files of imports. */
export function importsForDataHandlers({
  imports,
  setAside,
  notices,
}: ImportsForDataDependencies): ServiceOf<BridgeTypes, ImportOperations, CallContext> {
  return {
    'importFiles.list': () => imports.list(),
    'importFiles.read': ({ fileId, offset }) => imports.read(fileId, offset),
    async 'importFiles.check'({ fileId }) {
      await imports.check(fileId);
      return {};
    },
    'importFiles.reserveLayers': ({ count }) => orWriteFailure(imports.reserveLayers(count)),
    async 'importFiles.commitRows'({ fileId, ...rows }) {
      await orWriteFailure(imports.commitRows(fileId, rows));
      notices.settle(rows.register);
      return {};
    },
    async 'importFiles.putPresent'({ present }) {
      await orWriteFailure(imports.putPresent(present));
      notices.settle(present.register);
      return {};
    },
    async 'importFiles.commitLayers'({ fileId, layers }) {
      await orWriteFailure(imports.commitLayers(fileId, layers));
      return {};
    },
    async 'importFiles.adoptLayers'({ fileId, fileName, layers }) {
      const isThere = await orWriteFailure(imports.adoptLayers(fileId, fileName, layers));
      notices.add(isThere ? 'layer-file-adopted' : 'layer-file-lost', { file: fileName });
      await noticeSetAside(notices, setAside);
      return isThere;
    },
    async 'importFiles.drop'({ fileId }) {
      const isSetAside = await orWriteFailure(imports.drop(fileId));
      if (isSetAside) await noticeSetAside(notices, setAside);
      return {};
    },
  };
}
