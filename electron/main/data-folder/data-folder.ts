// The data folder: where everything of a user stands, and by whom it is held.

import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { appError } from '../../../shared/contracts/errors.ts';
import { writeDurably } from '../files/durable-write.ts';
import { makeFolder } from '../files/make-folder.ts';
import { isSystemError } from '../files/system-error.ts';
import { LOCK_FILE } from './folder-lock.ts';

export interface DataFolder {
  readonly path: string;
  readonly settingsFile: string;
  readonly tokensFile: string;
  /** What the next start shows before the data window answers; it can be lost. */
  readonly firstPictureFile: string;
  /** Where observations are delivered to, with the tokens for it. */
  readonly targetsFile: string;
  readonly jobsFile: string;
  readonly journalFolder: string;
  readonly picturesFolder: string;
  /** Observations that are being written, a folder each. */
  readonly draftsFolder: string;
  /** Observations that are saved and not yet delivered. */
  readonly outboxFolder: string;
  /** Observations that were delivered, by month. */
  readonly sentFolder: string;
  /** Observations that were fetched from other services, by target. */
  readonly pulledFolder: string;
  /** What a person removed, by day. */
  readonly wastebasketFolder: string;
  /** Results that clients fetch by their addresses; emptied at each start. */
  readonly outputsFolder: string;
  readonly importsFolder: string;
  /** Kept files that no list names any more. */
  readonly unlistedFolder: string;
  readonly tilesFolder: string;
  /** Tiles of the published maps: all of them can be drawn again. */
  readonly drawnTilesFolder: string;
  /** Chromium profiles: two, because closing one window must not touch the other. */
  readonly dataProfile: string;
  readonly uiProfile: string;
}

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: { readonly [name: string]: string | undefined };
  readonly home: string;
}

const thisMachine: Machine = { platform: process.platform, environment: process.env, home: homedir() };

/** Where a user's data stand on this kind of system when nobody says otherwise. */
export function defaultDataFolder({ platform, environment, home }: Machine = thisMachine): string {
  switch (platform) {
    case 'darwin':
      return join(home, 'Library/Application Support/Varde');
    case 'win32':
      return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Varde');
    default: {
      const given = environment['XDG_DATA_HOME'];
      // The standard says: what is not absolute is not there.
      return join(given && isAbsolute(given) ? given : join(home, '.local/share'), 'varde');
    }
  }
}

/**
 * Makes the folder when it is missing; only its owner may look into it. One that others may read is closed to them where
 * it is empty or ours already; else it may be something that others need, and is refused.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const root = resolve(path);
  makeOwnFolder(root);
  await closeToOthers(root);
  return {
    path: root,
    settingsFile: join(root, 'settings.json'),
    tokensFile: join(root, 'tokens.json'),
    firstPictureFile: join(root, 'first-picture.json'),
    targetsFile: join(root, 'targets.json'),
    jobsFile: join(root, 'jobs.jsonl'),
    journalFolder: join(root, 'journal'),
    picturesFolder: join(root, 'pictures'),
    draftsFolder: join(root, 'drafts'),
    outboxFolder: join(root, 'outbox'),
    sentFolder: join(root, 'sent'),
    pulledFolder: join(root, 'registrations', 'pulled'),
    wastebasketFolder: join(root, 'wastebasket'),
    outputsFolder: join(root, 'outputs'),
    importsFolder: join(root, 'imports'),
    unlistedFolder: join(root, 'imports', 'unlisted'),
    tilesFolder: join(root, 'tiles'),
    drawnTilesFolder: join(root, 'drawn-tiles'),
    dataProfile: join(root, 'profile-data'),
    uiProfile: join(root, 'profile-ui'),
  };
}

/** A folder that only its owner may look into. Fails with `files/folder-unusable`. */
export function makeOwnFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw appError('files/folder-unusable', { folder, reason: error.message }, { cause: error });
  }
}

const OTHERS = 0o077;
/** Any of them tells that the folder is one of Varde. */
const OWN_NAMES = new Set(['seed', LOCK_FILE, 'settings.json', 'journal', 'imports', 'profile-electron']);

async function closeToOthers(root: string): Promise<void> {
  // Windows keeps other lists; the folder of a user is closed there from the beginning.
  if (process.platform === 'win32') return;
  const { mode } = await stat(root);
  if ((mode & OTHERS) === 0) return;
  const names = await readdir(root);
  const isOurs = names.length === 0 || names.some((name) => OWN_NAMES.has(name));
  const closed =
    isOurs &&
    (await chmod(root, mode & 0o700).then(
      () => true,
      () => false,
    ));
  if (!closed) {
    const reason = 'others can read it, and it holds files that are not of Varde';
    throw appError('files/folder-unusable', { folder: root, reason });
  }
}

export type Seed = 'sample' | 'none';

const SEED_FILE = 'seed';
/** Electron makes its own folder before the host is there to look. */
const ELECTRON_PROFILE = 'profile-electron';

/**
 * How the folder is seeded. Said once, when the folder is empty, and remembered: a later start with another wish, or
 * one after a first start that was broken off, does what the first one was told.
 */
export async function settleSeed({ path }: DataFolder, wish: Seed): Promise<Seed> {
  const file = join(path, SEED_FILE);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim() === 'sample' ? 'sample' : 'none';
  const isEmpty = (await readdir(path)).every(
    (name) => name.startsWith(LOCK_FILE) || name === ELECTRON_PROFILE,
  );
  const seed = isEmpty ? wish : 'none';
  await writeDurably(file, `${seed}\n`);
  return seed;
}
