// What the conditions of a query may cost, so that one request cannot keep the others waiting, nor go on for ever.

import { appError } from '../../contracts/errors.ts';
import type { Scheduler } from '../../ports/scheduler.ts';

/** Of its own steps together. The clock of the answer is left alone: an answer that asks it is not kept. */
const MAX_WORK_MS = 2_000;
/** Characters of text that may be read or made for one row, which is never left half done: 3 to 13 ms. */
const MAX_ROW_CHARACTERS = 1_000_000;
/** Rows whose conditions have so many characters together, or read so many, take far less than a step. */
const CHARACTERS_AT_ONCE = 12_800;
/** Looking at the clock costs as much as a short condition: five times the time of a count, where it was done each row. */
const MAX_ROWS_AT_ONCE = 64;

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

/**
 * The budget of one query, for all its conditions together; `path` names the condition in the fault. The clock is looked
 * at after so many rows as `conditionLength`, the characters of the conditions, allows.
 */
export function createRowBudget(scheduler: Scheduler, path: string, conditionLength: number): RowBudget {
  let characters = 0;
  let sinceLook = 0;
  const rowCost = Math.max(conditionLength, CHARACTERS_AT_ONCE / MAX_ROWS_AT_ONCE);
  const tooComplex = () => appError('map/too-complex', { path });
  return {
    beginRow() {
      characters = 0;
      sinceLook += rowCost;
    },
    spend(more) {
      characters += more;
      sinceLook += more;
      if (characters > MAX_ROW_CHARACTERS) throw tooComplex();
    },
    isDue() {
      if (sinceLook < CHARACTERS_AT_ONCE) return false;
      sinceLook = 0;
      return scheduler.isDue();
    },
    async pause() {
      await scheduler.pause();
      if (scheduler.workMs() > MAX_WORK_MS) throw tooComplex();
    },
  };
}
