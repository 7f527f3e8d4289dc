// One host per data folder. The lock is a file that names its holder; a holder that is gone does not count.

import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appError } from '../../../shared/contracts/errors.ts';
import { writeDurably } from '../files/durable-write.ts';
import { renameFile } from '../files/rename-file.ts';
import { createSecret } from '../files/secret.ts';
import { isSystemError, isWithoutLinks } from '../files/system-error.ts';
import { isAlive } from '../lifecycle/parent-watch.mjs';

export const LOCK_FILE = 'lock';

export interface LockHolder {
  readonly pid: number;
  /** Where it answers; empty until it listens. */
  readonly url: string;
  /** Lets another start of the same user talk to it. */
  readonly token: string;
  readonly sinceMs: number;
}

export interface FolderLock {
  readonly token: string;
  /** Tells others where we answer. Fails with `files/folder-held` where another start took the folder meanwhile. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

export type LockOutcome = { readonly lock: FolderLock } | { readonly holder: LockHolder };

/** How the present holder is looked at; parts of it are replaced in tests. */
export interface LockProbe {
  isAlive(pid: number): boolean;
  /** Whether a Varde with this token answers there. */
  answers(holder: LockHolder): Promise<boolean>;
  nowMs(): number;
}

/** The token is for this user alone. */
const PRIVATE = 0o600;
const TRIES = 10;
/** A holder that does not listen yet is believed for so long. */
const STARTING_MS = 20_000;
const TURN_PAUSE_MS = 50;
/** A turn takes some milliseconds. */
const MAX_TURN_MS = 10_000;

/** Takes the folder, or tells who holds it. Fails with `files/lock-unusable` where neither can be. */
export async function takeFolderLock(folder: string, probe: LockProbe): Promise<LockOutcome> {
  const file = join(folder, LOCK_FILE);
  try {
    return await takeLock(file, probe);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw appError('files/lock-unusable', { file, reason: error.message }, { cause: error });
  }
}

/** Whether the one whom the lock of the folder names is there: it answers, or it only just started. */
export async function isHolderThere(
  folder: string,
  answers: LockProbe['answers'],
  nowMs: () => number = Date.now,
): Promise<boolean> {
  const holder = await readHolder(join(folder, LOCK_FILE));
  return holder !== undefined && isHeld(holder, { isAlive, answers, nowMs });
}

async function takeLock(path: string, probe: LockProbe): Promise<LockOutcome> {
  const own: LockHolder = { pid: process.pid, url: '', token: createSecret(), sinceMs: probe.nowMs() };
  for (let count = 0; count < TRIES; count++) {
    if (await createLock(path, own)) return { lock: lockOf(path, own) };
    const holder = await readHolder(path);
    if (holder && (await isHeld(holder, probe))) return { holder };
    await removeStale(path, holder);
  }
  throw appError('files/lock-unusable', { file: path, reason: 'others take it all the time' });
}

/** Creates the lock with its content in one step: a name that is there is never replaced. */
async function createLock(path: string, own: LockHolder): Promise<boolean> {
  const temporary = `${path}.${own.token}`;
  await writeFile(temporary, JSON.stringify(own), { mode: PRIVATE });
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (!isWithoutLinks(error)) throw error;
    return await createWithoutLink(path, own);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** For file systems without hard links, such as those of memory sticks. */
async function createWithoutLink(path: string, own: LockHolder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(own), { flag: 'wx', mode: PRIVATE });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the stale lock. Of many who find it only one may at a time, and looks again whether it is still the stale
 * one: else it could be the lock of a start that was quicker.
 */
async function removeStale(path: string, stale: LockHolder | undefined): Promise<void> {
  const turn = `${path}.turn`;
  if (!(await takeTurn(turn))) return wait(TURN_PAUSE_MS);
  try {
    const present = await readHolder(path);
    if (present?.token === stale?.token) await removeIf(path, (found) => found?.token === stale?.token);
  } finally {
    await rm(turn, { force: true });
  }
}

/**
 * Removes the lock as long as it is the one that was looked at. A process that was stopped in between, for as long as
 * another took its turn, may find a new one: that is put back.
 */
async function removeIf(path: string, isStale: (found: LockHolder | undefined) => boolean): Promise<void> {
  await checkNoFolder(path);
  const taken = `${path}.${createSecret()}`;
  try {
    await renameFile(path, taken);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (!isStale(await readHolder(taken))) await link(taken, path).catch(() => undefined);
  await rm(taken, { force: true });
}

async function takeTurn(turn: string): Promise<boolean> {
  try {
    await writeFile(turn, '', { flag: 'wx', mode: PRIVATE });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  // Who was killed in its turn does not come back to end it.
  const found = await checkNoFolder(turn);
  if (found && Date.now() - found.mtimeMs > MAX_TURN_MS) await rm(turn, { force: true });
  return false;
}

/** What stands at a path; fails with `files/lock-unusable` on a folder, which is nobody's lock. */
async function checkNoFolder(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw appError('files/lock-unusable', { file: path, reason: 'it is a folder' });
  return found;
}

async function isHeld(holder: LockHolder, probe: LockProbe): Promise<boolean> {
  if (!probe.isAlive(holder.pid)) return false;
  // The number may have gone to another program since: only who answers with the token is the holder.
  if (holder.url === '') return probe.nowMs() - holder.sinceMs < STARTING_MS;
  return probe.answers(holder);
}

function lockOf(path: string, own: LockHolder): FolderLock {
  let announcing = Promise.resolve();
  async function announce(url: string): Promise<void> {
    // A start that was stopped for a while finds that another one took it for dead.
    const holder = await readHolder(path);
    if (holder && holder.token !== own.token) {
      const { pid, url: otherUrl } = holder;
      throw appError('files/folder-held', { folder: dirname(path), pid, url: otherUrl });
    }
    await writeDurably(path, JSON.stringify({ ...own, url }), PRIVATE);
  }

  return {
    token: own.token,
    announce(url) {
      announcing = announce(url);
      return announcing;
    },
    async release() {
      // A start that was given up may still be writing: what it writes must not outlast the release.
      await announcing.catch(() => undefined);
      const isOwn = (found: LockHolder | undefined) => found?.token === own.token;
      if (isOwn(await readHolder(path))) await removeIf(path, isOwn);
    },
  };
}

async function readHolder(path: string): Promise<LockHolder | undefined> {
  try {
    const { pid, url, token, sinceMs } = JSON.parse(await readFile(path, 'utf8'));
    if (typeof pid !== 'number' || typeof url !== 'string' || typeof token !== 'string') return undefined;
    return { pid, url, token, sinceMs: Number(sinceMs) };
  } catch {
    return undefined; // Gone meanwhile, or not a lock of ours: then nobody is known to hold it.
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
