import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type Job = BridgeType<'Job'>;

/** All pulls of a target that are not over, those that wait for their turn too: first those that began. */
export function runningPulls(jobs: readonly Job[], targetId: string): Job[] {
  return jobs
    .filter(({ state, pullTask }) => state === 'running' && pullTask?.question.targetId === targetId)
    .toSorted((one, other) => Number(!one.pullProgress) - Number(!other.pullProgress));
}
