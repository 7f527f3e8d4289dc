import type { Jobs } from '../jobs/jobs.ts';
import { watchParent } from './parent-watch.mjs';

export interface Shutdown {
  /** Resolves when it is time to close. */
  readonly ended: Promise<void>;
  /** The last window was closed: the end comes when no job runs any more. */
  end(): void;
}

export function createShutdown(jobs: Pick<Jobs, 'settled'>): Shutdown {
  let resolve: () => void = () => undefined;
  const ended = new Promise<void>((resolveEnded) => {
    resolve = resolveEnded;
  });
  return { ended, end: () => void jobs.settled().then(resolve) };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the reason when the process is to end: on a signal, and when who started it is gone. */
export function untilAskedToEnd(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve(signal));
    watchParent(() => resolve('the end of its parent process'));
  });
}
