// What a start does for registers before anything is answered: store and kept files are made to agree.

import { REGISTER_IDS, type RegisterId } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ImportFiles, KeptFile } from '../../ports/import-files.ts';
import type { Log } from '../../ports/log.ts';
import type { NoticePort } from '../../ports/notices.ts';
import type { RegisterState } from '../../ports/register-store.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import {
  clearRegister,
  EMPTY_EDITION,
  editionOf,
  SAMPLE_EDITION,
} from '../../sources/energy/editions/edition.ts';
import { type Sample, seedRegister } from '../../sources/energy/editions/sample.ts';
import { replyPaths } from '../../sources/energy/imports/reply-paths.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';
import { rebuildRegister } from './rebuild-register.ts';

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
  const { files, replies } = dependencies;
  const { files: kept, present } = await files.list();
  for (const register of REGISTER_IDS) {
    const own = kept.filter((file) => file.register === register);
    const chosen = present.find((each) => each.register === register)?.edition;
    if (await agree(dependencies, register, chosen, own)) await replies.drop(replyPaths(register));
  }
}

/** Gives a register the edition that a person chose, else its newest file, else what ships. Returns whether it changed. */
async function agree(
  dependencies: RestoreDependencies,
  register: RegisterId,
  chosen: string | undefined,
  own: readonly KeptFile[],
): Promise<boolean> {
  const state = dependencies.registers.state(register);
  if (chosen === SAMPLE_EDITION || chosen === EMPTY_EDITION) {
    if (editionOf(state) === chosen) return false;
    await clearRegister(dependencies, register, chosen);
    return true;
  }
  const wanted = own.find(({ fileId }) => fileId === chosen) ?? own.at(-1);
  if (wanted && isBehind(state, wanted, own)) return rebuildRegister(dependencies, register, { wanted, own });
  return dependencies.hasSample && own.length === 0 && (await seedRegister(dependencies, register));
}

/** Whether another file is wanted than stands. A store that knows of a file that is gone is left alone. */
function isBehind(state: RegisterState | undefined, wanted: KeptFile, own: readonly KeptFile[]): boolean {
  if (state?.importId === undefined) return true;
  return state.importId !== wanted.fileId && own.some(({ fileId }) => fileId === state.importId);
}
