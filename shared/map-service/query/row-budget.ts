// What the conditions of a query may cost, so that one request cannot keep the others waiting, nor go on for ever.

import { appError } from '../../contracts/errors.ts';
import type { Scheduler } from '../../ports/scheduler.ts';

/** Of its own steps together. The clock of the answer is left alone: an answer that asks it is not kept. */
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
export function createRowBudget(scheduler: Scheduler, path: string): RowBudget {
  let characters = 0;
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
      await scheduler.pause();
      if (scheduler.workMs() > MAX_WORK_MS) throw tooComplex();
    },
  };
}
