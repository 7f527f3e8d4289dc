// The editions of registers as things of changes: an import makes one, and each that is kept can stand again.

import type { Effect } from '../../../changes/changes.ts';
import type { ThingStore } from '../../../changes/undo.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import { REGISTER_IDS, type RegisterId } from '../../../contracts/energy/registers.ts';
import { appError } from '../../../contracts/errors.ts';
import type { ImportFiles } from '../../../ports/import-files.ts';
import type { ReplyCache } from '../../../ports/reply-cache.ts';
import { replyPaths } from '../imports/reply-paths.ts';
import type { Registers } from '../registers/registers.ts';
import { clearRegister, EMPTY_EDITION, editionOf, SAMPLE_EDITION } from './edition.ts';
import type { Sample } from './sample.ts';
import { filesOfEdition, type TakeDependencies, takeFiles } from './take-files.ts';

export interface EditionDependencies extends TakeDependencies {
  readonly registers: Registers;
  readonly files: ImportFiles;
  readonly replies: ReplyCache;
  readonly sample: Sample;
  /** Told after the rows stand and no old reply can be given any more. */
  readonly onChanged: (register: RegisterId) => void;
}

const KIND = 'edition';

/** An edition of a register as a thing: the id of a kept file, `sample` or `none`. */
export function editionPut(register: RegisterId, edition: string): Effect['puts'][number] {
  return { kind: KIND, id: register, value: edition, files: [] };
}

/** The editions as things of changes: one a register. */
export function editionThings(dependencies: EditionDependencies): ThingStore {
  const { registers } = dependencies;
  return {
    kind: KIND,
    async read(id) {
      const register = findRegister(id);
      return editionPut(register, editionOf(registers.state(register)));
    },
    async apply({ puts }) {
      for (const { id, value } of puts) await restoreEdition(dependencies, findRegister(id), String(value));
    },
  };
}

/** The editions that can stand: of each register that files were taken into these, newest first, and the sample. */
export async function listEditions({
  registers,
  files,
  sample,
  hasSample,
}: Pick<EditionDependencies, 'registers' | 'files' | 'sample'> & { readonly hasSample: boolean }): Promise<
  BridgeType<'RegisterEdition'>[]
> {
  const kept = (await files.list()).files.filter(({ isCommitted }) => isCommitted).toReversed();
  return REGISTER_IDS.flatMap((register) => {
    const present = editionOf(registers.state(register));
    const own = kept.flatMap((file) => {
      const { fileId: edition, fileName, keptAtMs, bytes } = file;
      if (file.register !== register) return [];
      return { register, edition, fileName, keptAtMs, bytes, isPresent: edition === present };
    });
    if (own.length === 0 || !hasSample || !sample.rows[register]) return own;
    const isPresent = present === SAMPLE_EDITION;
    return [...own, { register, edition: SAMPLE_EDITION, isPresent }];
  });
}

/**
 * Has an edition stand again. Its files are read before anything changes; then the list of kept files says what stands,
 * and a start that finds other rows takes these. Fails with `files/unknown-file`, and as reading the files does.
 */
async function restoreEdition(
  dependencies: EditionDependencies,
  register: RegisterId,
  edition: string,
): Promise<void> {
  const { registers, files, replies, onChanged } = dependencies;
  const replace =
    edition === SAMPLE_EDITION || edition === EMPTY_EDITION
      ? () => clearRegister(dependencies, register, edition)
      : await readEdition(dependencies, register, edition);
  const before = editionOf(registers.state(register));
  await files.putPresent({ register, edition });
  try {
    await replace();
  } catch (error) {
    await files.putPresent({ register, edition: before });
    throw error;
  }
  await replies.drop(replyPaths(register));
  onChanged(register);
}

/** Reads the files of an edition. Gives what puts its rows in place of those that stand. */
async function readEdition(
  dependencies: EditionDependencies,
  register: RegisterId,
  fileId: string,
): Promise<() => Promise<void>> {
  const { registers, files } = dependencies;
  const own = (await files.list()).files.filter((file) => file.register === register && file.isCommitted);
  const wanted = own.find((file) => file.fileId === fileId);
  if (!wanted) throw appError('files/unknown-file', { fileId });
  const edition = filesOfEdition(wanted, own);
  const { state, rows } = await takeFiles(dependencies, register, edition, (_file, error) => {
    throw error;
  });
  if (!state) throw appError('files/unknown-file', { fileId });
  return () => registers.replace(state, rows);
}

function findRegister(id: string): RegisterId {
  const register = REGISTER_IDS.find((each) => each === id);
  if (!register) throw new Error(`There is no register ${id}`);
  return register;
}
