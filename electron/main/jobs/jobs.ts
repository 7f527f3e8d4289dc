// Long work of the host, one list that outlives it: how far it is, how it ended, and a way to stop it.

import { randomUUID } from 'node:crypto';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Job } from './job-file.ts';
import { createJobList, type JobListParts } from './job-list.ts';
import { type JobWork, runJob } from './run-job.ts';

export interface Jobs {
  /** `task`: what is to be done when the job is taken up again. */
  start(kind: string, subject: string, work: JobWork, task?: JobTask): Job;
  /** The running job of a kind and subject, of those that are meant. */
  findRunning(kind: string, subject: string, isMeant?: (job: Job) => boolean): Job | undefined;
  list(): Job[];
  /** Starts a job that ended again, in its place in the list. Fails with `job/unknown` and `job/not-resumable`. */
  resume(jobId: string, start: (ended: Job) => Job): Job;
  /** Fails with `job/unknown`. Stopping a job that ended already is no failure. */
  cancel(jobId: string): void;
  /** Stops a job until somebody takes it up again. Fails with `job/unknown` and `job/not-resumable`. */
  pause(jobId: string): void;
  readonly isBusy: boolean;
  /** Resolves when nothing runs any more and the file says so. */
  settled(): Promise<void>;
  /** The host ends: what can still be stopped is, and can be taken up at the next start. */
  interruptAll(): void;
}

export interface JobDependencies extends JobListParts {
  readonly nowMs: () => number;
}

type JobTask = Pick<Job, 'tileTask' | 'pullTask'>;

/** Kinds that do the same again when they are started again. */
const RESUMABLE_KINDS = ['update', 'tile-export', 'tile-build', 'tile-check', 'pull'];

export function createJobs(dependencies: JobDependencies): Jobs {
  const { nowMs } = dependencies;
  const jobs = createJobList(dependencies);
  const running = new Set<Promise<void>>();

  return {
    start(kind, subject, work, task = {}) {
      const job: Job = {
        jobId: randomUUID(),
        kind,
        subject,
        state: 'running',
        doneBytes: 0,
        totalBytes: null,
        attempt: 1,
        isResumable: RESUMABLE_KINDS.includes(kind),
        startedAtMs: nowMs(),
        endedAtMs: null,
        ...task,
      };
      const entry = jobs.add(job);
      const end = runJob(entry, work, { ...dependencies, update: jobs.update }).finally(() =>
        running.delete(end),
      );
      running.add(end);
      return job;
    },
    findRunning: (kind, subject, isMeant = () => true) =>
      jobs
        .entries()
        .map(({ job }) => job)
        .filter((job) => job.state === 'running' && job.kind === kind && job.subject === subject)
        .find(isMeant),
    list: () => jobs.entries().map(({ job }) => job),
    resume(jobId, start) {
      const { job } = jobs.get(jobId);
      if (!job.isResumable || job.endedAtMs === null) throw appError('job/not-resumable', { jobId });
      const again = start(job);
      jobs.forget([jobId]);
      return again;
    },
    cancel(jobId) {
      const entry = jobs.get(jobId);
      if (!entry.isCommitted) entry.controller.abort(appError('job/cancelled'));
    },
    pause(jobId) {
      const { job, controller, isCommitted } = jobs.get(jobId);
      if (!job.isResumable) throw appError('job/not-resumable', { jobId });
      if (!isCommitted) controller.abort(appError('job/paused'));
    },
    get isBusy() {
      return running.size > 0;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
      await jobs.written();
    },
    interruptAll() {
      for (const { controller, isCommitted } of jobs.entries()) {
        if (!isCommitted) controller.abort(appError('job/interrupted'));
      }
    },
  };
}
