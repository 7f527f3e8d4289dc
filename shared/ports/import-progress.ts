import type { BridgeType } from '../contracts/bridge/types.ts';
import type { Clock } from './clock.ts';

export type ImportProgress = BridgeType<'ImportProgress'>;

export interface ProgressDependencies {
  readonly clock: Clock;
  onImportProgress(progress: ImportProgress): void;
}

const PROGRESS_MS = 200;

/** Tells how far a stage is, from 0 to 1, not too often. */
export function createProgressTeller(
  { clock, onImportProgress }: ProgressDependencies,
  fileId: string,
  stage: ImportProgress['stage'],
): (part: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (part) => {
    if (clock.nowMs() - toldAt < PROGRESS_MS && part < 1) return;
    toldAt = clock.nowMs();
    onImportProgress({ fileId, stage, part: Math.min(1, part) });
  };
}
