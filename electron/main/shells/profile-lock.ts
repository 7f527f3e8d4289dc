// How Chromium marks a profile folder as used. Windows has no such files and clears its own lock by itself.

/** The lock is a link that leads to `host-pid`; the others go with it. */
export const LOCK_NAMES = ['SingletonLock', 'SingletonSocket', 'SingletonCookie'];

export interface ProfileHolder {
  readonly host: string;
  readonly pid: number;
}

/** Reads where the lock leads to. Names of hosts may hold dashes. */
export function parseHolder(target: string): ProfileHolder {
  const dash = target.lastIndexOf('-');
  return { host: target.slice(0, dash), pid: Number(target.slice(dash + 1)) };
}
