import { expect, test } from 'vitest';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { runningPulls } from './running-pulls.ts';

type Job = BridgeType<'Job'>;

function pullOf(jobId: string, targetId: string, more: Partial<Job> = {}): Job {
  const scope = { hazardIds: [], regionIds: [], fromMs: 0, toMs: 1 };
  return {
    jobId,
    kind: 'pull',
    subject: 'Kontoret',
    state: 'running',
    doneBytes: 0,
    totalBytes: null,
    attempt: 1,
    isResumable: true,
    startedAtMs: 0,
    endedAtMs: null,
    pullTask: { pullId: jobId, question: { targetId, scope, withPictures: false } },
    ...more,
  };
}

test('all pulls of a target that are not over are shown, those that began before those that wait', () => {
  const pullProgress = { part: 0.4, registrations: 1, pictures: 0, missingPictures: 0 };
  const jobs = [
    pullOf('waits', 'office'),
    pullOf('goes on', 'office', { pullProgress }),
    pullOf('of another', 'other', { pullProgress }),
    pullOf('over', 'office', { state: 'done', pullProgress }),
  ];
  expect(runningPulls(jobs, 'office').map(({ jobId }) => jobId)).toEqual(['goes on', 'waits']);
});
