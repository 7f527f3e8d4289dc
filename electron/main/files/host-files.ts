// What the host reads from the data folder before anything else comes up.

import { appError } from '../../../shared/contracts/errors.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { type Notices, noticeSetAside } from '../reporting/notices.ts';
import { openSettings, type SettingsFile } from '../settings/settings-file.ts';
import { type DataFolder, type Seed, settleSeed } from './data-folder.ts';
import { type ImportFiles, openImportFiles } from './import-files.ts';
import { type Journal, openJournal } from './journal/journal.ts';
import { type LayerFilesOnDisk, openLayerFiles } from './layer-files.ts';
import { createSetAside, type SetAside } from './set-aside.ts';

export interface HostFiles {
  readonly seed: Seed;
  readonly settings: SettingsFile;
  readonly journal: Journal;
  readonly imports: ImportFiles;
  readonly layerFiles: LayerFilesOnDisk;
  readonly setAside: SetAside;
  close(): Promise<void>;
}

export interface HostFilesParts {
  readonly seedWish: Seed;
  readonly notices: Notices;
  readonly log: Log;
}

/** Opens them, and tells of each line that was found damaged. */
export async function openHostFiles(
  folder: DataFolder,
  { seedWish, notices, log }: HostFilesParts,
): Promise<HostFiles> {
  // First, because it looks whether the folder is empty.
  const seed = await settleSeed(folder, seedWish);
  const setAside = createSetAside(folder.unlistedFolder);
  const keeping = { setAside, nowMs: Date.now };
  const [settings, journal, imports, layerFiles] = await Promise.all([
    openSettings(folder.settingsFile, log),
    openJournal(folder.journalFolder),
    openImportFiles(folder.importsFolder, keeping),
    openLayerFiles(folder.layersFolder, keeping),
  ]);
  if (settings.wasDamaged) notices.add('settings-damaged');
  if (journal.faults.length > 0) notices.add('journal-damaged');
  if (imports.damagedLines.length + layerFiles.damagedLines.length > 0) notices.add('imports-damaged');
  await noticeSetAside(notices, setAside);
  const damaged = [imports, layerFiles].flatMap(({ file, damagedLines }) =>
    damagedLines.map((line) => ({ file, line })),
  );
  for (const { file, line } of [...journal.faults, ...damaged]) {
    log.error(appError('files/journal-damaged', { file, line }).message);
  }
  return {
    seed,
    settings,
    journal,
    imports,
    layerFiles,
    setAside,
    async close() {
      await Promise.all([journal.close(), imports.close(), layerFiles.close()]);
    },
  };
}
