// The part of the host that fetches observations, over a target in memory.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { Log } from '../../../../shared/ports/log.ts';
import type { MemoryTarget } from '../../../../shared/testing/delivery/memory-target.ts';
import type { KnownTarget } from '../../delivery/targets.ts';
import { callOf } from '../../delivery/testing/deliver-to.ts';
import { createPictureFiles } from '../../files/picture-files.ts';
import { createSetAside } from '../../files/set-aside.ts';
import type { Job } from '../../jobs/job-file.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createPullJobs } from '../pull-jobs.ts';
import { openPulledFiles } from '../pulled-files.ts';

export const TARGET = {
  targetId: 'office',
  name: 'Office',
  address: 'http://127.0.0.1:9',
  version: '3.2.0',
  observerGuid: '3f0c9a52-0000-4000-8000-000000000001',
  token: '',
  isHalted: false,
} as const;

interface Opening {
  readonly version?: BridgeType<'TargetVersion'>;
  /** What is known of targets at each moment; without it one that stays. */
  readonly getTarget?: () => KnownTarget;
  /** What an earlier start left behind. */
  readonly jobs?: readonly Job[];
  readonly onKept?: () => void;
}

/** Opens the folders as a start does. */
export async function openPull(
  root: string,
  target: Pick<MemoryTarget, 'search' | 'picture'>,
  { version = TARGET.version, getTarget, jobs: known = [], onKept = () => undefined }: Opening = {},
) {
  const errors: unknown[] = [];
  const log: Log = { info: () => undefined, error: (message, error) => void errors.push(error ?? message) };
  const setAside = createSetAside(`${root}/unlisted`);
  const pulled = await openPulledFiles(`${root}/registrations/pulled`, { setAside, log });
  const pictures = createPictureFiles(`${root}/pictures`);
  const jobs = createJobs({
    file: { list: () => [...known], put: async () => undefined, remove: async () => undefined },
    nowMs: Date.now,
    onChanged: () => undefined,
    onForgotten: () => undefined,
    log: (error) => void errors.push(error),
  });
  const pullJobs = createPullJobs({
    jobs,
    targets: { get: getTarget ?? (() => ({ ...TARGET, version })) },
    callTarget: callOf({ ...target, insert: () => target.picture('') }),
    pulled,
    pictures,
    data: () => ({ 'observations.followPulls': async () => ({}) }),
    onChanged: onKept,
    nowMs: () => Date.parse('2026-11-28T12:00:00Z'),
    pause: async () => undefined,
    log,
  });
  return { pulled, pictures, jobs, pullJobs, setAside, errors };
}

export const EVERYTHING = {
  hazardIds: [],
  regionIds: [],
  fromMs: Date.parse('2015-12-31T23:00Z'),
  toMs: Date.parse('2026-12-31T23:00Z') - 1,
};
