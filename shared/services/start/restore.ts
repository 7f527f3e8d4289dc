// What a start does for registers before anything is answered: store and kept files are made to agree.

import { REGISTER_IDS } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ImportFiles, KeptFile } from '../../ports/import-files.ts';
import type { Log } from '../../ports/log.ts';
import type { NoticePort } from '../../ports/notices.ts';
import type { RegisterState } from '../../ports/register-store.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import { replyPaths } from '../../sources/energy/imports/reply-paths.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';
import { rebuildRegister } from './rebuild-register.ts';
import { type Sample, seedRegister } from './seed.ts';

export interface RestoreDependencies {
  readonly registers: Registers;
  readonly files: ImportFiles;
  readonly replies: ReplyCache;
  readonly notices: NoticePort;
  readonly sample: Sample;
  /** Whether the data folder was given the sample when it was empty: the host remembers. */
  readonly hasSample: boolean;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly ids: Ids;
  readonly log: Log;
}

/**
 * Files first: registers that the store lost or that lag behind are taken from the kept files again. The sample goes only
 * where nothing else is.
 */
export async function restore(dependencies: RestoreDependencies): Promise<void> {
  const { registers, files, replies } = dependencies;
  const kept = (await files.list()).files;
  for (const register of REGISTER_IDS) {
    const own = kept.filter((file) => file.register === register);
    const state = registers.state(register);
    const isChanged = isBehind(state, own)
      ? await rebuildRegister(dependencies, register, own)
      : dependencies.hasSample && own.length === 0 && (await seedRegister(dependencies, register));
    if (isChanged) await replies.drop(replyPaths(register));
  }
}

/** Whether the kept files are newer than the store. A store that knows of a file that is gone is left alone. */
function isBehind(state: RegisterState | undefined, kept: readonly KeptFile[]): boolean {
  const newest = kept.at(-1);
  if (!newest) return false;
  if (state?.importId === undefined) return true;
  return state.importId !== newest.fileId && kept.some(({ fileId }) => fileId === state.importId);
}
