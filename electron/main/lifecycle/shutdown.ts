import type { Jobs } from '../jobs/jobs.ts';
import { watchParent } from './parent-watch.mjs';

export interface Shutdown {
  /** Resolves when it is time to close. */
  readonly ended: Promise<void>;
  /** The last window was closed: the end comes when no work is under way any more. */
  end(): void;
}

/** `works`: what is waited for, one after the other. */
export function createShutdown(works: readonly Pick<Jobs, 'settled'>[]): Shutdown {
  let resolve: () => void = () => undefined;
  const ended = new Promise<void>((resolveEnded) => {
    resolve = resolveEnded;
  });
  async function settled(): Promise<void> {
    for (const work of works) await work.settled();
  }
  return { ended, end: () => void settled().then(resolve) };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the reason when the process is to end: on a signal, and when who started it is gone. */
export function untilAskedToEnd(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve(signal));
    watchParent(() => resolve('the end of its parent process'));
  });
}
