// An import is one job: its file is read, it waits for the word of a person, it stores what was read. The host keeps it:
// it stands in the list with everything else, can be stopped at any point, and a restart knows what became of it.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ImportFiles } from '../files/imports/import-files.ts';
import type { Job } from './job-file.ts';
import type { Jobs } from './jobs.ts';
import type { JobContext } from './run-job.ts';

type KeptFile = BridgeType<'KeptFile'>;
type ImportProgress = BridgeType<'ImportProgress'>;
type MaybePromise<Value> = Value | Promise<Value>;

export interface ImportJobDependencies {
  readonly jobs: Jobs;
  readonly imports: Pick<ImportFiles, 'list'>;
  /** May wait for a data window that is on its way. */
  readonly data: () => MaybePromise<Pick<RemoteData, `imports.${'read' | 'store' | 'discard'}`>>;
}

export interface ImportJobs {
  /** Has a kept file read. Fails with `files/unknown-file`. */
  read(fileId: string): Job;
  /** The word for a file that was read. Fails with `import/unknown-draft`. */
  store(fileId: string, word: Word): Job;
  /** Nobody looks at a file any more: its job is stopped, unless it stores already. */
  leave(fileId: string): void;
  /** The data window tells how far a file is. */
  hear(progress: ImportProgress): void;
  /** The data window is gone, and what it had read with it. */
  loseDrafts(): void;
}

/** What a person says of a draft. */
interface Word {
  /** Of layers. */
  readonly mapName?: string;
  readonly layerNames?: string[];
  /** Of rows. */
  readonly choices?: BridgeType<'RowChoices'>;
}

interface RunningImport {
  readonly job: Job;
  say(word: Word): void;
  loseDraft(): void;
  report(progress: ImportProgress): void;
  isStoring: boolean;
}

export function createImportJobs({ jobs, imports, data }: ImportJobDependencies): ImportJobs {
  const running = new Map<string, RunningImport>();

  function open(file: KeptFile): RunningImport {
    let say: RunningImport['say'] = () => undefined;
    let lose: (error: unknown) => void = () => undefined;
    const word = new Promise<Word>((resolve, reject) => {
      say = resolve;
      lose = reject;
    });
    // Nobody waits for it while the file is still being read.
    word.catch(() => undefined);
    let report: RunningImport['report'] = () => undefined;
    const job = jobs.start('import', file.fileName, async (context) => {
      report = ({ stage, part, rows }) =>
        context.report({
          stage,
          doneBytes: Math.round(part * file.bytes),
          totalBytes: file.bytes,
          ...(rows !== undefined && { rows }),
        });
      try {
        const remote = await data();
        context.signal.throwIfAborted();
        return await work(remote, file.fileId, word, context);
      } finally {
        running.delete(file.fileId);
      }
    });
    const opened: RunningImport = {
      job,
      say,
      loseDraft: () => lose(appError('import/unknown-draft')),
      report: (progress) => report(progress),
      isStoring: false,
    };
    running.set(file.fileId, opened);
    return opened;
  }

  return {
    read(fileId) {
      const known = running.get(fileId);
      if (known) return known.job;
      const file = imports.list().files.find((each) => each.fileId === fileId && !each.isCommitted);
      if (!file) throw appError('files/unknown-file', { fileId });
      return open(file).job;
    },
    store(fileId, word) {
      const found = running.get(fileId);
      if (!found || found.isStoring) throw appError('import/unknown-draft');
      found.isStoring = true;
      found.say(word);
      return found.job;
    },
    leave(fileId) {
      const found = running.get(fileId);
      if (found && !found.isStoring) jobs.cancel(found.job.jobId);
    },
    hear(progress) {
      running.get(progress.fileId)?.report(progress);
    },
    loseDrafts() {
      for (const { loseDraft } of running.values()) loseDraft();
    },
  };
}

async function work(
  remote: Awaited<ReturnType<ImportJobDependencies['data']>>,
  fileId: string,
  word: Promise<Word>,
  { signal, report, waitFor, commit }: JobContext,
): Promise<Job['outcome']> {
  const { rows } = await remote['imports.read']({ fileId }, { signal });
  try {
    const said = await waitFor(word);
    report({ stage: 'storing', doneBytes: 0 });
    // Rows are taken in one transaction, which nobody stops.
    if (rows) commit();
    return await remote['imports.store']({ fileId, ...said }, { signal });
  } catch (error) {
    // Nobody stores it again: the file is opened anew. A data window that is away has forgotten it already.
    await remote['imports.discard']({ fileId }).catch(() => undefined);
    throw error;
  }
}
