import { watchParent } from './parent-watch.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the reason when the process is to end: on a signal, and when who started it is gone. */
export function untilAskedToEnd(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve(signal));
    watchParent(() => resolve('the end of its parent process'));
  });
}
