import { appError } from '../contracts/errors.ts';
import type { Clock } from './clock.ts';
import type { Turns } from './turns.ts';

/** How far the reading of a file is. */
export interface ReadProgress {
  readonly rows: number;
  /** From 0 to 1. */
  readonly part: number;
}

/** The manner in which long work goes on: in short steps, between which others are answered and a cancel is heard. */
export interface Pace {
  /** Whether the present step has lasted long enough. Cheap enough to be asked for every row. */
  isDue(): boolean;
  /** Ends the step: others have their turn. Fails when the work was cancelled. */
  pause(): Promise<void>;
  tell(progress: ReadProgress): void;
}

export interface PaceParts {
  readonly turns: Turns;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Told of the progress a few times a second, and of the end. */
  readonly onProgress?: (progress: ReadProgress) => void;
}

/** For work behind which nobody waits, such as that of a script. */
export const UNPACED: Pace = { isDue: () => false, pause: async () => undefined, tell: () => undefined };

const STEP_MS = 10;
const TELLING_MS = 150;

export function createPace({ turns, clock, signal, onProgress }: PaceParts): Pace {
  let stepEndsMs = clock.nowMs() + STEP_MS;
  let tellingMs = 0;
  return {
    isDue: () => clock.nowMs() >= stepEndsMs,
    async pause() {
      await turns.giveWay();
      if (signal?.aborted) throw appError('job/cancelled');
      stepEndsMs = clock.nowMs() + STEP_MS;
    },
    tell(progress) {
      if (!onProgress || (clock.nowMs() < tellingMs && progress.part < 1)) return;
      tellingMs = clock.nowMs() + TELLING_MS;
      onProgress(progress);
    },
  };
}
