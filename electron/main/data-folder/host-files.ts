// What the host reads from the data folder before anything else comes up.

import { appError } from '../../../shared/contracts/errors.ts';
import { SAMPLE_TOKEN_NAME } from '../../../shared/contracts/observation/sample-token.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { openTargets, type Targets } from '../delivery/targets.ts';
import { type Drafts, openDrafts } from '../drafts/drafts.ts';
import { type ImportFiles, openImportFiles } from '../files/imports/import-files.ts';
import { type Journal, openJournal } from '../files/journal/journal.ts';
import { type OutputFiles, openOutputFiles } from '../files/output-files.ts';
import { createPictureFiles, type PictureStore } from '../files/picture-files.ts';
import { createSetAside, type SetAside } from '../files/set-aside.ts';
import { type JobFile, openJobFile } from '../jobs/job-file.ts';
import { openPulledFiles, type PulledFiles } from '../pull/pulled-files.ts';
import { type Notices, noticeSetAside } from '../reporting/notices.ts';
import { VERSION } from '../reporting/version.ts';
import { openSettings, type SettingsFile } from '../settings/settings-file.ts';
import { openTileCaches, type TileCaches } from '../tiles/caches/tile-caches.ts';
import { type DrawnCacheFiles, openDrawnCacheFiles } from '../tiles/drawn/drawn-caches.ts';
import { type AppTokens, openAppTokens } from '../tokens/app-tokens.ts';
import { type DataFolder, type Seed, settleSeed } from './data-folder.ts';

export interface HostFiles {
  readonly seed: Seed;
  readonly settings: SettingsFile;
  readonly jobs: JobFile;
  readonly journal: Journal;
  readonly pictures: PictureStore;
  readonly outputs: OutputFiles;
  readonly tokens: AppTokens;
  /** A token that is issued where the data folder began with the sample; undefined where it is revoked. */
  readonly sampleToken: string | undefined;
  readonly imports: ImportFiles;
  readonly caches: TileCaches;
  readonly drawnTiles: readonly DrawnCacheFiles[];
  readonly drafts: Drafts;
  readonly targets: Targets;
  readonly pulled: PulledFiles;
  readonly setAside: SetAside;
  close(): Promise<void>;
}

export interface HostFilesDependencies {
  readonly seedWish: Seed;
  readonly notices: Notices;
  readonly log: Log;
}

/** Opens them, and tells of each line that was found damaged. */
export async function openHostFiles(
  folder: DataFolder,
  { seedWish, notices, log }: HostFilesDependencies,
): Promise<HostFiles> {
  // First, because it looks whether the folder is empty.
  const seed = await settleSeed(folder, seedWish);
  const setAside = createSetAside(folder.unlistedFolder);
  const [settings, jobs, journal, outputs, imports, tokens, caches, drawnTiles, drafts, targets, pulled] =
    await Promise.all([
      openSettings(folder.settingsFile, log),
      openJobFile(folder.jobsFile, Date.now),
      openJournal(folder.journalFolder),
      openOutputFiles(folder.outputsFolder, Date.now),
      openImportFiles(folder.importsFolder, { setAside, nowMs: Date.now }),
      openAppTokens(folder.tokensFile),
      openTileCaches(folder.tilesFolder, { setAside, nowMs: Date.now }),
      openDrawnCacheFiles(folder.drawnTilesFolder, VERSION),
      openDrafts(folder, Date.now),
      openTargets(folder.targetsFile),
      openPulledFiles(folder.pulledFolder, { setAside, log }),
    ]);
  if (settings.wasDamaged || tokens.wasDamaged || targets.wasDamaged) notices.add('settings-damaged');
  if (journal.faults.length > 0) notices.add('journal-damaged');
  if (imports.damagedLines.length > 0) notices.add('imports-damaged');
  if (caches.damagedLines.length > 0) notices.add('caches-damaged');
  await noticeSetAside(notices, setAside);
  const damagedJobs = jobs.damagedLines.map((line) => ({ file: jobs.file, line }));
  for (const { file, line } of [
    ...journal.faults,
    ...damagedJobs,
    ...imports.damagedLines,
    ...caches.damagedLines,
  ]) {
    log.error(appError('files/journal-damaged', { file, line }).message);
  }
  return {
    seed,
    settings,
    jobs,
    journal,
    outputs,
    pictures: createPictureFiles(folder.picturesFolder),
    tokens,
    sampleToken: seed === 'sample' ? await settleSampleToken(tokens) : undefined,
    imports,
    caches,
    drawnTiles,
    drafts,
    targets,
    pulled,
    setAside,
    async close() {
      await Promise.all([jobs.close(), journal.close(), imports.close(), caches.close()]);
      for (const { store } of drawnTiles) await store.close();
    },
  };
}

/** Issued once: a person who revoked it does not get another. */
async function settleSampleToken(tokens: AppTokens): Promise<string | undefined> {
  const known = tokens.list().find(({ name }) => name === SAMPLE_TOKEN_NAME);
  const { token, isRevoked } = known ?? (await tokens.issue(SAMPLE_TOKEN_NAME));
  return isRevoked ? undefined : token;
}
