import { REGISTER_IDS } from '../../contracts/energy/registers.ts';
import type { ImportFiles } from '../../ports/import-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import type { Log } from '../../ports/log.ts';
import type { ReplyCache } from '../../ports/reply-cache.ts';
import { replyPaths } from '../../sources/energy/imports/reply-paths.ts';
import { committedRows, neededImports } from '../../sources/energy/registers/needed-imports.ts';
import type { Registers } from '../../sources/energy/registers/registers.ts';
import { fileEntries } from '../../sources/imported/layers.ts';

export interface SettleDependencies {
  readonly registers: Registers;
  readonly files: ImportFiles;
  readonly replies: ReplyCache;
  readonly log: Log;
}

/** Ends what a kill broke off: a file whose rows or layers stand is committed, any other is given up and set aside. */
export async function settleImports(
  dependencies: SettleDependencies,
  layers: readonly StoredLayer[],
): Promise<void> {
  const { files, log } = dependencies;
  await adoptFiles(dependencies, layers);
  for (const { fileId, fileName, isCommitted } of (await files.list()).files) {
    if (isCommitted) continue;
    const entries = fileEntries(layers, fileId);
    if (entries.length > 0) await files.commitLayers(fileId, entries);
    else if (!(await commitStandingRows(dependencies, fileId))) {
      await files.drop(fileId);
      log.info(`The import of ${fileName} had been broken off and was given up`);
      continue;
    }
    log.info(`The import of ${fileName} was ended`);
  }
}

/**
 * What only the store knows goes back into the list of files: without it the numbers of these layers would be given to
 * others, and a store that is lost later could not be made again.
 */
async function adoptFiles(
  { files, log }: Pick<SettleDependencies, 'files' | 'log'>,
  layers: readonly StoredLayer[],
): Promise<void> {
  const listed = new Set((await files.list()).files.map(({ fileId }) => fileId));
  const unlisted = new Map(
    layers
      .filter(({ fileId }) => !listed.has(fileId))
      .map(({ fileId, fileName }) => [fileId, fileName] as const),
  );
  for (const [fileId, fileName] of unlisted) {
    const isThere = await files.adoptLayers(fileId, fileName, fileEntries(layers, fileId));
    log.info(`The list of files names ${fileName} again${isThere ? '' : ', which is gone'}`);
  }
}

/** Whether rows of the file stand in a register. */
async function commitStandingRows(
  { registers, files, replies }: SettleDependencies,
  fileId: string,
): Promise<boolean> {
  for (const register of REGISTER_IDS) {
    const state = registers.state(register);
    if (!state || !neededImports(state).includes(fileId)) continue;
    await replies.drop(replyPaths(register));
    await files.commitRows(fileId, committedRows(state));
    return true;
  }
  return false;
}
