import { appError } from '../../contracts/errors.ts';
import type { Scheduler } from '../../ports/scheduler.ts';

/** Long work in short steps: see Pace. */
export type DrawingPace = Pick<Scheduler, 'isDue' | 'pause'>;

/** A large map on a slow machine takes minutes; nobody waits longer than this. */
const DEADLINE_MS = 300_000;

/** The scheduler of one drawing, with its deadline: then it fails with `map/drawing-too-long`. */
export function createDrawingPace(
  scheduler: DrawingPace,
  deadline = AbortSignal.timeout(DEADLINE_MS),
): DrawingPace {
  return {
    isDue: () => scheduler.isDue(),
    async pause() {
      if (deadline.aborted) throw appError('map/drawing-too-long', { limitS: DEADLINE_MS / 1000 });
      await scheduler.pause();
    },
  };
}
