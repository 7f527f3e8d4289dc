import type { Jobs } from '../jobs/jobs.ts';

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
