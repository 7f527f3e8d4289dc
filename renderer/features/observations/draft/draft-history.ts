// What a draft said before, so that a change can be taken back, and the taking back too.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type DraftContent = BridgeType<'DraftContent'>;

export interface DraftHistory {
  /** A person is about to change what it says. What follows within a second is the same step. */
  record(before: DraftContent): void;
  /** What it said before the last step; undefined where there is none. */
  undo(now: DraftContent): DraftContent | undefined;
  redo(now: DraftContent): DraftContent | undefined;
  canUndo(): boolean;
  canRedo(): boolean;
}

/** A word is typed faster than that. */
const SAME_STEP_MS = 1_000;
const MAX_STEPS = 200;

export function createDraftHistory(nowMs: () => number): DraftHistory {
  const undone: DraftContent[] = [];
  const done: DraftContent[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;

  return {
    record(before) {
      const ms = nowMs();
      if (ms - lastMs > SAME_STEP_MS) done.push(before);
      if (done.length > MAX_STEPS) done.shift();
      undone.length = 0;
      lastMs = ms;
    },
    undo(now) {
      const before = done.pop();
      if (before) undone.push(now);
      lastMs = Number.NEGATIVE_INFINITY;
      return before;
    },
    redo(now) {
      const after = undone.pop();
      if (after) done.push(now);
      lastMs = Number.NEGATIVE_INFINITY;
      return after;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
