// Memory and processor time of a process and everything that it started: proportional set size, as the system counts it, looked at
// several times a second.

import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 250;
const TICKS_PER_SECOND = 100;

/** Seconds of processors that the living processes of a tree have used. */
export function cpuSeconds(pid) {
  return treeOf(pid).reduce((sum, each) => sum + ticksOf(each) / TICKS_PER_SECOND, 0);
}

/** Seconds of processors that a process has used by itself, in all of its threads. */
export function ownCpuSeconds(pid) {
  return ticksOf(pid) / TICKS_PER_SECOND;
}

/** The same to the billionth of a second, where the system tells it, for what takes less than a second. */
export function ownCpuSecondsFinely(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
  } catch {
    return ownCpuSeconds(pid);
  }
}

/** The same of the process and all below it. What a thread used that has ended meanwhile is not in it. */
export function cpuSecondsFinely(pid) {
  return treeOf(pid).reduce((sum, each) => sum + ownCpuSecondsFinely(each), 0);
}

/** Watches until it is stopped; `settle` gives the present size after a moment of rest. */
export function watchMemory(pid) {
  let peakMb = 0;
  const look = () => {
    const mb = treeOf(pid).reduce((sum, each) => sum + ownMemoryMb(each), 0);
    peakMb = Math.max(peakMb, mb);
    return mb;
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    async settle() {
      await new Promise((done) => setTimeout(done, 4 * EVERY_MS));
      return look();
    },
    stop() {
      clearInterval(timer);
      look();
      return { peakMb };
    },
  };
}

function treeOf(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const each of tree) tree.push(...(children.get(each) ?? []));
  return tree;
}

function parentOf(pid) {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** What follows the name; a process may end while it is looked at. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ticksOf(pid) {
  const fields = statOf(pid);
  return Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);
}

/** The proportional set size of a process by itself. */
export function ownMemoryMb(pid) {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
