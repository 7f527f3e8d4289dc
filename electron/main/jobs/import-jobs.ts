// Storing a draft is a job: it goes on when the window is gone that asked for it, and after a restart it is known how it
// ended.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ImportFiles } from '../files/imports/import-files.ts';
import type { Job } from './job-file.ts';
import type { Jobs } from './jobs.ts';

export interface ImportJobDependencies {
  readonly jobs: Jobs;
  readonly imports: Pick<ImportFiles, 'list'>;
  readonly data: () => Pick<RemoteData, 'imports.store' | 'imports.discard'>;
}

export interface ImportJobs {
  /** Fails with `files/unknown-file`. A map is named for layers; rows are taken in one transaction, which nobody stops. */
  start(fileId: string, mapName?: string): Job;
  /** The data window tells how far a file is. */
  hear(progress: BridgeType<'ImportProgress'>): void;
}

export function createImportJobs({ jobs, imports, data }: ImportJobDependencies): ImportJobs {
  const reports = new Map<string, (part: number) => void>();
  return {
    start(fileId, mapName) {
      const file = imports.list().files.find((each) => each.fileId === fileId && !each.isCommitted);
      if (!file) throw appError('files/unknown-file', { fileId });
      const remote = data();
      return jobs.start('import', file.fileName, async ({ signal, report, commit }) => {
        reports.set(fileId, (part) =>
          report({ doneBytes: Math.round(part * file.bytes), totalBytes: file.bytes }),
        );
        try {
          if (mapName === undefined) commit();
          const input = { fileId, ...(mapName !== undefined && { mapName }) };
          return await remote['imports.store'](input, { signal });
        } catch (error) {
          // Nobody stores it again: the file is opened anew. A data window that is away has forgotten it already.
          await remote['imports.discard']({ fileId }).catch(() => undefined);
          throw error;
        } finally {
          reports.delete(fileId);
        }
      });
    },
    hear({ fileId, stage, part }) {
      if (stage === 'storing') reports.get(fileId)?.(part);
    },
  };
}
