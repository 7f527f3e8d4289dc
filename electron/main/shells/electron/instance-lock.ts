// One Electron per profile. Chromium's lock says only that somebody has it: not whether that somebody is still there.

import { readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { isAlive } from '../../lifecycle/parent-watch.mjs';
import { LOCK_NAMES, parseHolder } from '../profile-lock.ts';

export type InstanceLock =
  | { readonly isTaken: true }
  /** `pid` where the lock tells it: Windows has none. */
  | { readonly isTaken: false; readonly pid: number | undefined };

/**
 * Takes the lock of the profile, or tells who has it; the holder hears of this start as `second-instance`. A lock that
 * was left by a process that is gone, or under another name of this machine, is removed.
 */
export function takeInstanceLock(profile: string): InstanceLock {
  if (app.requestSingleInstanceLock()) return { isTaken: true };
  const holder = readHolder(profile);
  if (holder === undefined) return { isTaken: false, pid: undefined };
  if (holder.host === hostname() && isAlive(holder.pid)) return { isTaken: false, pid: holder.pid };
  for (const name of LOCK_NAMES) rmSync(join(profile, name), { force: true });
  return app.requestSingleInstanceLock() ? { isTaken: true } : { isTaken: false, pid: holder.pid };
}

function readHolder(profile: string) {
  try {
    return parseHolder(readlinkSync(join(profile, 'SingletonLock')));
  } catch {
    return undefined; // No lock, or none that can be read as one.
  }
}
