// A profile folder that a browser of an earlier host still holds. After a host was killed its browsers end by
// themselves, but not at once; and a lock that was left by a machine of another name would be believed for ever.

import { readlink, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../lifecycle/parent-watch.mjs';
import { LOCK_NAMES, type ProfileHolder, parseHolder } from '../profile-lock.ts';

const MAX_WAIT_MS = 5_000;
const LOOK_MS = 50;

/** Waits until nobody uses the profile, and removes locks that mean nothing. We hold the data folder: it is ours. */
export async function freeProfile(profile: string): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const holder = await findHolder(profile);
    if (holder === undefined) return;
    if (holder.host !== hostname() || !isAlive(holder.pid)) break;
    if (performance.now() > until) throw new Error(`Process ${holder.pid} still uses ${profile}`);
    await wait(LOOK_MS);
  }
  for (const name of LOCK_NAMES) await rm(join(profile, name), { force: true });
}

async function findHolder(profile: string): Promise<ProfileHolder | undefined> {
  try {
    return parseHolder(await readlink(join(profile, 'SingletonLock')));
  } catch {
    return undefined; // No lock, or none that can be read as one.
  }
}
