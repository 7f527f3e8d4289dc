import type { Jobs } from '../jobs/jobs.ts';

export interface Ending {
  /** Resolves when it is time to close. */
  readonly ended: Promise<void>;
  /** The last window was closed: the end comes when no job runs any more. */
  end(): void;
}

export function createEnding(jobs: Pick<Jobs, 'settled'>): Ending {
  let resolve: () => void = () => undefined;
  const ended = new Promise<void>((resolveEnded) => {
    resolve = resolveEnded;
  });
  return { ended, end: () => void jobs.settled().then(resolve) };
}
