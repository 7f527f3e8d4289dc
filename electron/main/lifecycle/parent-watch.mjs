// Tells when who started us is gone. Plain JavaScript, because the start scripts watch in the same way.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Calls once when the parent process is gone. npm puts a shell between itself and us, which outlives it: under npm
 * the parent's parent is watched too. The first process of the system is no parent to watch.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  if (parent <= 1) return;
  const starter = process.env['npm_lifecycle_event'] === undefined ? undefined : parentOf(parent);
  const look = setInterval(() => {
    if (process.ppid === parent && (starter === undefined || isAlive(starter))) return;
    clearInterval(look);
    onGone();
  }, LOOK_MS);
  look.unref();
}

/**
 * Whether there is a process of that number. That of another user counts too.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @returns {number | undefined}
 */
function parentOf(pid) {
  const number = Number(process.platform === 'linux' ? readStatus(pid) : askPs(pid));
  return Number.isInteger(number) && number > 1 ? number : undefined;
}

/** @param {number} pid */
function readStatus(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // It is gone already; the watch will see that.
  }
}

/** @param {number} pid */
function askPs(pid) {
  if (process.platform === 'win32') return undefined;
  return spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
}
