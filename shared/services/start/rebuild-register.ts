import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ImportFiles, KeptFile } from '../../ports/import-files.ts';
import type { Log } from '../../ports/log.ts';
import type { NoticePort } from '../../ports/notices.ts';
import type { RegisterRow, RegisterState } from '../../ports/register-store.ts';
import { createScheduler } from '../../ports/scheduler.ts';
import { stateAfter } from '../../sources/energy/imports/import-plan.ts';
import { mergeRegister } from '../../sources/energy/imports/merge-register.ts';
import { parseKept } from '../../sources/energy/imports/parse-file.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';

export interface RebuildDependencies {
  readonly registers: Registers;
  readonly files: ImportFiles;
  readonly ids: Ids;
  readonly notices: NoticePort;
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Takes the kept files of a register again, oldest first, as if the register were empty. A file that cannot be read any
 * more is left out; where rows are missing for it, the user is told. Returns whether anything came of it.
 */
export async function rebuildRegister(
  { registers, files, ids, notices, eventLoop, clock, log }: RebuildDependencies,
  register: RegisterId,
  kept: readonly KeptFile[],
): Promise<boolean> {
  const scheduler = createScheduler({ eventLoop, clock });
  let state: RegisterState | undefined;
  let rows: readonly RegisterRow[] = [];
  let missed: string | undefined;
  for (const file of kept) {
    const { fileId: importId, fileName, origin, source, keptAtMs } = file;
    try {
      const merged = mergeRegister(state, rows, await parseKept(files, file, scheduler));
      const provenance = { origin, source, changedAtMs: keptAtMs, version: ids.create(), importId };
      state = stateAfter(register, merged, provenance);
      // What replaces everything needs nothing of the files before it.
      if (merged.replaces === 'all') missed = undefined;
      rows = merged.rows;
    } catch (error) {
      missed = fileName;
      log.error(`The kept file ${fileName} cannot be read again`, error);
    }
  }
  if (missed !== undefined) {
    if (state) await notices.tell('register-older', { register, file: missed, source: state.source });
    else await notices.tell('register-lost', { register, file: missed });
  }
  if (!state) return false;
  await registers.replace(state, rows);
  log.info(`Register ${register} was rebuilt from ${kept.length} kept files`);
  return true;
}
