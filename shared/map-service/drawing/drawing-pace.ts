import { appError } from '../../contracts/errors.ts';
import type { Scheduler } from '../../ports/scheduler.ts';

/** Long work in short steps: see Pace. */
export interface DrawingPace extends Pick<Scheduler, 'isDue' | 'pause'> {
  /** Waits for what is done elsewhere and ends on the signal. Fails as a pause does. */
  waitFor<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

/** A large map on a slow machine takes minutes; nobody waits longer than this. */
const DEADLINE_MS = 300_000;

/** The scheduler of one drawing, with its deadline: then it fails with `map/drawing-too-long`. */
export function createDrawingPace(
  scheduler: Pick<Scheduler, 'isDue' | 'pause' | 'signal'>,
  deadline = AbortSignal.timeout(DEADLINE_MS),
): DrawingPace {
  const { signal } = scheduler;
  const end = signal ? AbortSignal.any([signal, deadline]) : deadline;

  function refuseLate(): void {
    if (deadline.aborted) throw appError('map/drawing-too-long', { limitS: DEADLINE_MS / 1000 });
  }

  return {
    isDue: () => scheduler.isDue(),
    async pause() {
      refuseLate();
      await scheduler.pause();
    },
    async waitFor(work) {
      try {
        return await work(end);
      } catch (error) {
        refuseLate();
        throw signal?.aborted ? appError('job/cancelled') : error;
      }
    },
  };
}
