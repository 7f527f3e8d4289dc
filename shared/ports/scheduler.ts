import { appError } from '../contracts/errors.ts';
import type { Clock } from './clock.ts';
import type { EventLoop } from './event-loop.ts';

/** How far the reading of a file is. */
export interface ReadProgress {
  readonly rows: number;
  /** From 0 to 1. */
  readonly part: number;
}

/** The manner in which long work goes on: in short steps, between which others are answered and a cancel is heard. */
export interface Scheduler {
  /** Whether the present step has lasted long enough. Cheap enough to be asked for every row. */
  isDue(): boolean;
  /** Ends the step: others have their turn. Fails when the work was cancelled. */
  pause(): Promise<void>;
  /** What the steps that ended took together, in milliseconds; what others did in between is not counted. */
  workMs(): number;
  tell(progress: ReadProgress): void;
  /** Aborts when the work was cancelled: for what is done elsewhere. Absent: it never is. */
  readonly signal?: AbortSignal | undefined;
}

export interface SchedulerDependencies {
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Told of the progress a few times a second, and of the end. */
  readonly onProgress?: (progress: ReadProgress) => void;
}

/** For work behind which nobody waits, such as that of a script. */
export const NEVER_YIELDING: Scheduler = {
  isDue: () => false,
  pause: async () => undefined,
  workMs: () => 0,
  tell: () => undefined,
};

const STEP_MS = 10;
const TELLING_MS = 150;

export function createScheduler({ eventLoop, clock, signal, onProgress }: SchedulerDependencies): Scheduler {
  let stepBeganMs = clock.nowMs();
  let workMs = 0;
  let toldMs = Number.NEGATIVE_INFINITY;
  return {
    // A clock that was set back ends the step too: nobody waits until it has caught up.
    isDue: () => isPast(clock.nowMs(), stepBeganMs, STEP_MS),
    async pause() {
      // A clock that was set back takes nothing off.
      workMs += Math.max(0, clock.nowMs() - stepBeganMs);
      await eventLoop.yieldToEventLoop();
      if (signal?.aborted) throw appError('job/cancelled');
      stepBeganMs = clock.nowMs();
    },
    signal,
    workMs: () => workMs,
    tell(progress) {
      if (!onProgress || (!isPast(clock.nowMs(), toldMs, TELLING_MS) && progress.part < 1)) return;
      toldMs = clock.nowMs();
      onProgress(progress);
    },
  };
}

function isPast(nowMs: number, sinceMs: number, durationMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= durationMs;
}
