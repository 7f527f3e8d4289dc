// What the conditions of a query may cost, so that one request cannot keep the others waiting, nor go on for ever.

import { appError } from '../../contracts/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Scheduler } from '../../ports/scheduler.ts';

/** Of its own steps together: what others do in between is not counted. */
const MAX_WORK_MS = 2_000;
/** Characters of text that may be read or made for one row, which is never left half done: 10 to 50 ms. */
const MAX_ROW_CHARACTERS = 4_000_000;

export interface RowBudget {
  /** Before a row: its characters are counted from nothing. */
  beginRow(): void;
  /** Throws `map/too-complex` when a row takes too many. */
  spend(characters: number): void;
  /** Whether the present step has lasted long enough. */
  isDue(): boolean;
  /** Others have their turn. Throws `map/too-complex` when the steps so far took too long. */
  pause(): Promise<void>;
}

/** The budget of one query, for all its conditions together; `path` names the condition in the fault. */
export function createRowBudget(scheduler: Scheduler, clock: Clock, path: string): RowBudget {
  let characters = 0;
  let workMs = 0;
  let stepBeganMs = clock.nowMs();
  const tooComplex = () => appError('map/too-complex', { path });
  return {
    beginRow() {
      characters = 0;
    },
    spend(more) {
      characters += more;
      if (characters > MAX_ROW_CHARACTERS) throw tooComplex();
    },
    isDue: () => scheduler.isDue(),
    async pause() {
      // A clock that was set back takes nothing off.
      workMs += Math.max(0, clock.nowMs() - stepBeganMs);
      if (workMs > MAX_WORK_MS) throw tooComplex();
      await scheduler.pause();
      stepBeganMs = clock.nowMs();
    },
  };
}
