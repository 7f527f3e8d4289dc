// How far a job of tiles is, how fast it goes, and how long it will still take.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type Progress = BridgeType<'TileProgress'>;

export interface TileProgress {
  /** So many places are done; `isSkipped`: they were there already, and say nothing of the rate. */
  add(places: number, isSkipped?: boolean): void;
  addDamaged(): void;
  /** Goes through all places once more. */
  check(): void;
  /** It is in its place. */
  place(path: string): void;
}

export interface ProgressParts {
  readonly nowMs: () => number;
  readonly report: (progress: Progress) => void;
}

/** Before so much time nothing is said of the rate. */
const MIN_RATE_MS = 500;

export function createTileProgress(total: number, { nowMs, report }: ProgressParts): TileProgress {
  let told: Progress = { done: 0, total, stage: 'writing', damaged: 0 };
  let begunAtMs = nowMs();
  let worked = 0;

  function tell(change: Partial<Progress>): void {
    const { perSecond: _, leftMs: __, ...before } = told;
    told = { ...before, ...change, ...rateOf(total - (change.done ?? before.done)) };
    report(told);
  }

  function rateOf(left: number): Pick<Progress, 'perSecond' | 'leftMs'> {
    const elapsedMs = nowMs() - begunAtMs;
    if (elapsedMs < MIN_RATE_MS || worked === 0) return {};
    const perSecond = (worked * 1000) / elapsedMs;
    return { perSecond, leftMs: Math.round((left * 1000) / perSecond) };
  }

  tell({});
  return {
    add(places, isSkipped = false) {
      if (!isSkipped) worked += places;
      tell({ done: told.done + places });
    },
    addDamaged: () => tell({ damaged: told.damaged + 1 }),
    check() {
      begunAtMs = nowMs();
      worked = 0;
      tell({ stage: 'checking', done: 0 });
    },
    place: (path) => tell({ path }),
  };
}
