// The kept files of a register, taken one after the other as if it were empty.

import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { Ids } from '../../../ports/ids.ts';
import type { ImportFiles, KeptFile } from '../../../ports/import-files.ts';
import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
import { createScheduler } from '../../../ports/scheduler.ts';
import { stateAfter } from '../imports/import-plan.ts';
import { mergeRegister } from '../imports/merge-register.ts';
import { parseKept } from '../imports/parse-file.ts';

export interface TakeDependencies {
  readonly files: Pick<ImportFiles, 'check' | 'read'>;
  readonly ids: Ids;
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
}

export interface TakenFiles {
  /** Absent where no file could be read. */
  readonly state: RegisterState | undefined;
  readonly rows: readonly RegisterRow[];
  /** The last file that could not be read, and for which rows are missing. */
  readonly missed: KeptFile | undefined;
}

/** Takes files in their order. Of one that cannot be read `onUnreadable` hears, and may throw; else it is left out. */
export async function takeFiles(
  { files, ids, eventLoop, clock }: TakeDependencies,
  register: RegisterId,
  kept: readonly KeptFile[],
  onUnreadable: (file: KeptFile, error: unknown) => void,
): Promise<TakenFiles> {
  const scheduler = createScheduler({ eventLoop, clock });
  let state: RegisterState | undefined;
  let rows: readonly RegisterRow[] = [];
  let missed: KeptFile | undefined;
  for (const file of kept) {
    const { fileId: importId, origin, source, keptAtMs, choices } = file;
    try {
      const parsed = await parseKept(files, file, scheduler);
      const merged = await mergeRegister(state, rows, parsed, { scheduler, isMerged: choices?.isMerged });
      const provenance = { origin, source, changedAtMs: keptAtMs, version: ids.create(), importId };
      state = stateAfter(register, merged, { ...provenance, ...(choices && { choices }) });
      // What replaces everything needs nothing of the files before it.
      if (merged.replaces === 'all' && !parsed.over) missed = undefined;
      rows = merged.rows;
    } catch (error) {
      onUnreadable(file, error);
      missed = file;
    }
  }
  return { state, rows, missed };
}

/** The files that made the register what it was after one of them; all up to it where that is not known. */
export function filesOfEdition(file: KeptFile, own: readonly KeptFile[]): KeptFile[] {
  const { edition } = file;
  if (!edition) return own.slice(0, own.indexOf(file) + 1);
  return edition.flatMap((fileId) => own.find((each) => each.fileId === fileId) ?? []);
}
