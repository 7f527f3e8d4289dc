import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { KeptFile } from '../../ports/import-files.ts';
import type { Log } from '../../ports/log.ts';
import type { NoticePort } from '../../ports/notices.ts';
import {
  filesOfEdition,
  type TakeDependencies,
  takeFiles,
} from '../../sources/energy/editions/take-files.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';

export interface RebuildDependencies extends TakeDependencies {
  readonly registers: Registers;
  readonly notices: NoticePort;
  readonly log: Log;
}

/**
 * Takes the files of an edition of a register again, as if the register were empty. Where one cannot be read any more,
 * all files are tried, oldest first; where rows are missing for it, the user is told. Returns whether anything came of it.
 */
export async function rebuildRegister(
  dependencies: RebuildDependencies,
  register: RegisterId,
  { wanted, own }: { readonly wanted: KeptFile; readonly own: readonly KeptFile[] },
): Promise<boolean> {
  const { registers, notices, log } = dependencies;
  const edition = filesOfEdition(wanted, own);
  const unreadable = new Set<KeptFile>();
  const take = (kept: readonly KeptFile[]) =>
    takeFiles(dependencies, register, kept, (file, error) => {
      if (!unreadable.has(file)) log.error(`The kept file ${file.fileName} cannot be read again`, error);
      unreadable.add(file);
    });
  let taken = await take(edition);
  if (taken.missed && edition.length < own.length) taken = await take(own);
  const { state, rows, missed } = taken;
  if (missed) {
    const file = missed.fileName;
    if (state) await notices.tell('register-older', { register, file, source: state.source });
    else await notices.tell('register-lost', { register, file });
  }
  if (!state) return false;
  await registers.replace(state, rows);
  log.info(`Register ${register} was rebuilt from its kept files`);
  return true;
}
