// Taking rows into their register: told of first, taken on a second word, all or nothing.

import type { UndoableChanges } from '../../../changes/undo.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import type { RowContent } from '../../../imports/rows/row-content.ts';
import type { TableContent } from '../../../imports/rows/table-content.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { ImportFiles, KeptFile, RowChoices } from '../../../ports/import-files.ts';
import type { Log } from '../../../ports/log.ts';
import type { NoticePort } from '../../../ports/notices.ts';
import type { RegisterState } from '../../../ports/register-store.ts';
import type { ReplyCache } from '../../../ports/reply-cache.ts';
import { createScheduler, type ReadProgress } from '../../../ports/scheduler.ts';
import { type Plan, planImport, stateAfter, unmatchedPoints } from '../imports/import-plan.ts';
import { namesPlants } from '../imports/names-plants.ts';
import { parseFile } from '../imports/parse-file.ts';
import type { ParsedFile } from '../imports/parsed-file.ts';
import { replyPaths } from '../imports/reply-paths.ts';
import type { TableReading } from '../imports/tables/recognise-table.ts';
import { committedRows } from '../registers/needed-imports.ts';
import type { Registers } from '../registers/registers.ts';
import { editionPut } from './editions.ts';

type RowDraft = BridgeType<'RowDraft'>;
type RowOutcome = BridgeType<'RowOutcome'>;

/** A kept file whose rows were read. */
export interface RowFile {
  readonly file: KeptFile;
  readonly rows: RowContent;
  /** Whose they must be; absent = found by their members. */
  readonly register?: RegisterId;
  /** What the columns are of a table that is none of points. */
  readonly reading?: TableReading;
}

/** Rows that wait for a word. */
export interface WaitingRows {
  readonly description: RowDraft;
  /** Where it fails nothing was taken, and it can be called again. */
  take(choices?: RowChoices): Promise<TakenRows>;
}

export interface TakenRows {
  readonly rows: RowOutcome;
  /** The number of the change. */
  readonly change: number;
}

/** Who waits may hear how far it is, and may cancel it. */
export interface Watching {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadProgress) => void;
}

export interface RegisterImports {
  /** Tells what taking the rows would do. Changes nothing. */
  prepare(file: RowFile, watching: Watching): Promise<WaitingRows>;
  /** Whether a table is one of points of plants; one of other places is none of a register. */
  namesPlants(table: TableContent): Promise<boolean>;
}

export interface RegisterImportDependencies {
  readonly registers: Registers;
  readonly changes: Pick<UndoableChanges, 'make'>;
  readonly files: Pick<ImportFiles, 'commitRows'>;
  readonly replies: ReplyCache;
  readonly notices: NoticePort;
  readonly log: Log;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly ids: Ids;
  /** Told after the rows stand, no old reply can be given any more, and the file is among the kept ones. */
  readonly onChanged: (register: RegisterId) => void;
}

interface Prepared {
  readonly file: KeptFile;
  readonly parsed: ParsedFile;
  /** What taking it would do to the rows of this version. */
  readonly plan: Plan;
  readonly plannedFor: string;
  readonly choices: RowChoices | undefined;
}

export function createRegisterImports(dependencies: RegisterImportDependencies): RegisterImports {
  const { registers } = dependencies;
  return {
    async namesPlants(table) {
      const plants = await registers.writtenRows('plants');
      return namesPlants(table, new Set(plants.map(({ key }) => key)));
    },
    async prepare({ file, rows, register, reading }, watching) {
      const scheduler = createScheduler({ ...dependencies, ...watching });
      const write = registers.createWriter();
      const parsed = await parseFile(file.fileName, rows, scheduler, { reading, write });
      if (register !== undefined && register !== parsed.register) {
        const details = { file: file.fileName, kind: parsed.register, expected: register };
        throw appError('import/other-kind', details);
      }
      // Nobody looks at what a service answers before it is taken.
      const [fault] = parsed.leftOut.faults;
      if (register !== undefined && fault) throw fault;
      const plannedFor = registers.version(parsed.register);
      const plan = await planImport(registers, parsed, scheduler);
      if (watching.signal?.aborted) throw appError('job/cancelled');
      const unmatched =
        parsed.register === 'points'
          ? unmatchedPoints(parsed.rows, await registers.writtenRows('plants'))
          : [];
      return {
        description: rowDraft(parsed, plan, unmatched),
        async take(chosen) {
          const choices = reading ? { isMerged: false, ...chosen, table: reading } : chosen;
          let rows: RowOutcome | undefined;
          const put = editionPut(parsed.register, file.fileId);
          const reason = { who: 'user', why: 'imports.store' } as const;
          const change = await dependencies.changes.make({ ...reason, puts: [put] }, async () => {
            rows = await take(dependencies, { file, parsed, plan, plannedFor, choices });
          });
          if (!rows) throw new Error('The change was not made');
          return { rows, change };
        },
      };
    },
  };
}

function rowDraft(parsed: ParsedFile, plan: Plan, unmatched: string[]): RowDraft {
  return {
    register: parsed.register,
    rows: parsed.rows.length,
    replaces: plan.merged.replaces,
    ...(parsed.separator !== undefined && { separator: parsed.separator }),
    ...(parsed.decimalSign !== undefined && { decimalSign: parsed.decimalSign }),
    leftOutRows: parsed.leftOut.count,
    leftOut: parsed.leftOut.faults.map(({ code, details }) => ({ code, details })),
    unmatched,
    swappedRows: parsed.doubtful?.swappedRows ?? [],
    outsideRows: parsed.doubtful?.outsideRows ?? [],
    changes: plan.changes,
  };
}

/**
 * Changes the rows in one transaction, then drops the old replies and commits the file. Whatever breaks in between, the
 * next start finds either the old rows with a file to drop or the new rows with one to commit.
 */
async function take(
  dependencies: RegisterImportDependencies,
  { file, parsed, choices, ...planned }: Prepared,
): Promise<RowOutcome> {
  const { registers, replies, ids, log, onChanged } = dependencies;
  const { register } = parsed;
  const { fileId: importId, origin, source, keptAtMs } = file;
  const isMerged = choices?.isMerged ?? false;
  // Somebody may have taken another file meanwhile.
  const plan =
    registers.version(register) === planned.plannedFor && !isMerged
      ? planned.plan
      : await planImport(registers, parsed, createScheduler(dependencies), isMerged);
  // The time that a register has, too, that is rebuilt from its file.
  const provenance = { origin, source, changedAtMs: keptAtMs, version: ids.create(), importId };
  const state = stateAfter(register, plan.merged, { ...provenance, ...(choices && { choices }) });
  await registers.replace(state, plan.merged.rows);
  // From here on the new rows stand: whatever fails now is told beside that, never instead of it.
  const dropping = replies.drop(replyPaths(register));
  const isDropped = await settled(dropping, 'Old replies could not be dropped', log);
  // A start that finds the file uncommitted drops the replies again: so it stays, where that has failed.
  if (isDropped) await commit(dependencies, state, file);
  onChanged(register);
  return { register, rows: state.rows, changes: plan.changes, version: state.version };
}

async function commit(
  { files, notices, log }: RegisterImportDependencies,
  state: RegisterState,
  { fileId, fileName }: KeptFile,
): Promise<void> {
  const { register } = state;
  const committing = files.commitRows(fileId, committedRows(state));
  const failure = `The import of ${fileName} stands, but its file could not be committed`;
  if (await settled(committing, failure, log)) return;
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
