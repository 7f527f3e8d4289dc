import { appError } from '../../contracts/errors.ts';
import type { Pace } from '../../ports/pace.ts';

/** Long work in short steps: see Pace. */
export type DrawingPace = Pick<Pace, 'isDue' | 'pause'>;

/** A large map on a slow machine takes minutes; nobody waits longer than this. */
const DEADLINE_MS = 300_000;

/** The pace of one drawing, with its deadline: then it fails with `map/drawing-too-long`. */
export function createDrawingPace(pace: Pace): DrawingPace {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  return {
    isDue: () => pace.isDue(),
    async pause() {
      if (deadline.aborted) throw appError('map/drawing-too-long', { limitS: DEADLINE_MS / 1000 });
      await pace.pause();
    },
  };
}
