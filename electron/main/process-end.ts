// When a process is to end: on a signal, and when who started it is gone.

const LOOK_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the reason. A parent that is the first process of the system from the start is not watched. */
export function untilAskedToEnd(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve(signal));
    const parent = process.ppid;
    if (parent <= 1) return;
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      resolve('the end of its parent process');
    }, LOOK_MS);
    look.unref();
  });
}
