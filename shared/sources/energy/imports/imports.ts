// Taking files in: read and told of first, taken on a second word, all or nothing.

import { createTaskQueue } from '../../../base/task-queue.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { ImportFiles } from '../../../ports/import-files.ts';
import type { Log } from '../../../ports/log.ts';
import type { NoticePort } from '../../../ports/notices.ts';
import type { RegisterOrigin, RegisterState } from '../../../ports/register-store.ts';
import type { ReplyCache } from '../../../ports/reply-cache.ts';
import { createScheduler, type ReadProgress, type Scheduler } from '../../../ports/scheduler.ts';
import { neededImports } from '../registers/needed-imports.ts';
import type { Registers } from '../registers/registers.ts';
import { type Plan, planImport, stateAfter, unmatchedPoints } from './import-plan.ts';
import { parseFile } from './parse-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import { replyPaths } from './reply-paths.ts';

type ImportPreview = BridgeType<'ImportPreview'>;
type ImportOutcome = BridgeType<'ImportOutcome'>;

export interface OfferedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly origin: RegisterOrigin;
  readonly source: string;
  /** What it must be; absent = found by its members. */
  readonly register?: RegisterId;
}

/** Who waits for a preview may hear how far it is, and may cancel it. */
export interface Watching {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export interface Imports {
  preview(offered: OfferedFile, watching?: Watching): Promise<ImportPreview>;
  apply(previewId: string): Promise<ImportOutcome>;
  discard(previewId: string): void;
}

export interface ImportDependencies {
  readonly registers: Registers;
  readonly files: ImportFiles;
  readonly replies: ReplyCache;
  readonly notices: NoticePort;
  readonly log: Log;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly ids: Ids;
  /** Told after the rows stand and no old reply can be given any more. */
  readonly onChanged: (register: RegisterId) => void;
}

/** Previews hold whole files: only the newest few wait for their word. */
const WAITING_PREVIEWS = 4;

interface Waiting {
  readonly offered: OfferedFile;
  readonly file: ParsedFile;
  /** What taking it would do to the rows of this version. */
  readonly plan: Plan;
  readonly plannedFor: string;
}

export function createImports(dependencies: ImportDependencies): Imports {
  const { registers, ids } = dependencies;
  const waiting = new Map<string, Waiting>();
  const inTurn = createTaskQueue();

  async function preview(offered: OfferedFile, watching: Watching = {}): Promise<ImportPreview> {
    const scheduler = createScheduler({ ...dependencies, ...watching });
    const file = await readOffered(offered, scheduler);
    const plannedFor = registers.version(file.register);
    const plan = await planImport(registers, file, scheduler);
    if (watching.signal?.aborted) throw appError('job/cancelled');
    const previewId = ids.create();
    waiting.set(previewId, { offered, file, plan, plannedFor });
    for (const old of [...waiting.keys()].slice(0, -WAITING_PREVIEWS)) waiting.delete(old);
    const unmatched =
      file.register === 'points' ? unmatchedPoints(file.rows, await registers.rows('plants')) : [];
    return {
      previewId,
      fileName: offered.fileName,
      kind: file.register,
      rows: file.rows.length,
      replaces: plan.merged.replaces,
      ...(file.separator !== undefined && { separator: file.separator }),
      ...(file.decimalSign !== undefined && { decimalSign: file.decimalSign }),
      unmatched,
      swappedRows: file.doubtful?.swappedRows ?? [],
      outsideRows: file.doubtful?.outsideRows ?? [],
      changes: plan.changes,
    };
  }

  return {
    preview,
    apply: (previewId) =>
      inTurn(async () => {
        const found = waiting.get(previewId);
        if (!found) throw appError('import/unknown-preview', { previewId });
        const outcome = await take(dependencies, found);
        waiting.delete(previewId);
        return outcome;
      }),
    discard: (previewId) => void waiting.delete(previewId),
  };
}

async function readOffered(
  { fileName, bytes, register }: OfferedFile,
  scheduler: Scheduler,
): Promise<ParsedFile> {
  const parsed = await parseFile(fileName, bytes, scheduler);
  if (!parsed.ok) throw parsed.problem;
  const file = parsed.value;
  if (register !== undefined && register !== file.register) {
    throw appError('import/other-kind', { file: fileName, kind: file.register, expected: register });
  }
  return file;
}

/**
 * Keeps the file, then changes the rows in one transaction, then drops the old replies and commits the file. Whatever
 * breaks in between, the next start finds either the old rows with a file to drop or the new rows with one to commit.
 */
async function take(
  dependencies: ImportDependencies,
  { offered, file, ...planned }: Waiting,
): Promise<ImportOutcome> {
  const { registers, files, replies, clock, ids, log, onChanged } = dependencies;
  const { register } = file;
  const { fileName, origin, source, bytes } = offered;
  const { importId } = await files.keep({ register, fileName, origin, source, bytes });
  let { plan } = planned;
  let state: RegisterState;
  try {
    // Somebody may have taken another file meanwhile.
    if (registers.version(register) !== planned.plannedFor) {
      plan = await planImport(registers, file, createScheduler(dependencies));
    }
    const provenance = { origin, source, changedAtMs: clock.nowMs(), version: ids.create(), importId };
    state = stateAfter(register, plan.merged, provenance);
    await registers.replace(state, plan.merged.rows);
  } catch (error) {
    // A file that cannot be dropped now is dropped at the next start; what the caller must hear is the first error.
    await files.drop(importId).catch(() => undefined);
    throw error;
  }
  // From here on the new rows stand: whatever fails now is told beside that, never instead of it.
  const isDropped = await settled(
    replies.drop(replyPaths(register)),
    'Old replies could not be dropped',
    log,
  );
  onChanged(register);
  // A start that finds the file uncommitted drops the replies again: so it stays, where that has failed.
  if (isDropped) await commit(dependencies, state, { importId, fileName });
  return { register, rows: state.rows, changes: plan.changes, version: state.version };
}

async function commit(
  { files, notices, log }: ImportDependencies,
  state: RegisterState,
  { importId, fileName }: { readonly importId: string; readonly fileName: string },
): Promise<void> {
  const committing = files.commit(importId, neededImports(state));
  const failure = `The import of ${fileName} stands, but its file could not be committed`;
  if (await settled(committing, failure, log)) return;
  const { register } = state;
  const telling = notices.tell('import-uncommitted', { register, file: fileName });
  await settled(telling, 'The user could not be told', log);
}

/** Whether it came about; a failure is logged and no more. */
async function settled(work: Promise<void>, failure: string, log: Log): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    log.error(failure, error);
    return false;
  }
}
