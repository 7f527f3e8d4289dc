import type { Foreground } from '../../shared/ports/foreground.ts';

/** A request that takes longer waits for something: for that very work, perhaps. */
const FIRST_MOMENTS_MS = 100;

/** Requests that go before the reading of a long journal. */
export interface CountedForeground extends Foreground {
  /** Answers a request, before which nothing in the background goes on for a tenth of a second. */
  answer<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * An answer takes several turns of the event loop, and a step of long work between each two of them would make it late
 * by all of those steps. What comes while somebody rests is not waited for: under a flood of requests the work goes on.
 */
export function createForeground(): CountedForeground {
  const moments = new Set<Promise<void>>();
  return {
    async rest() {
      await Promise.all(moments);
    },
    async answer(work) {
      let end: () => void = () => undefined;
      const moment = new Promise<void>((resolve) => {
        end = resolve;
      });
      const timer = setTimeout(end, FIRST_MOMENTS_MS);
      moments.add(moment);
      void moment.then(() => moments.delete(moment));
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        end();
      }
    },
  };
}
