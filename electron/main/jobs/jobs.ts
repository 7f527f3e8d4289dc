// Long work of the host, one list that outlives it: how far it is, how it ended, and a way to stop it.

import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/base/app-error.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Job } from './job-file.ts';
import { createJobList, type JobEntry, type JobListParts } from './job-list.ts';

/** What a job may tell of itself while it runs. */
type JobProgress = Partial<Pick<Job, 'doneBytes' | 'totalBytes' | 'attempt'>>;

export interface JobContext {
  readonly signal: AbortSignal;
  report(progress: JobProgress): void;
  /** From here on the job cannot be stopped any more: all of it or nothing. */
  commit(): void;
}

type JobWork = (context: JobContext) => Promise<Job['outcome']>;

export interface Jobs {
  start(kind: string, subject: string, work: JobWork): Job;
  /** The running job of a kind and subject. */
  findRunning(kind: string, subject: string): Job | undefined;
  list(): Job[];
  /** Starts a job that ended again, in its place in the list. Fails with `job/unknown` and `job/not-resumable`. */
  resume(jobId: string, start: (ended: Job) => Job): Job;
  /** Fails with `job/unknown`. Stopping a job that ended already is no failure. */
  cancel(jobId: string): void;
  readonly isBusy: boolean;
  /** Resolves when nothing runs any more and the file says so. */
  settled(): Promise<void>;
  /** The host ends: what can still be stopped is, and can be taken up at the next start. */
  interruptAll(): void;
}

export interface JobDependencies extends JobListParts {
  readonly nowMs: () => number;
}

/** Kinds that do the same again when they are started again. */
const RESUMABLE_KINDS = ['update'];
const REPORT_MS = 250;

export function createJobs(dependencies: JobDependencies): Jobs {
  const { nowMs, onChanged, log } = dependencies;
  const jobs = createJobList(dependencies);
  const running = new Set<Promise<void>>();

  async function run(entry: JobEntry, work: JobWork): Promise<void> {
    let toldAt = 0;
    const { signal } = entry.controller;
    const context: JobContext = {
      signal,
      report(progress) {
        entry.job = { ...entry.job, ...progress };
        if (nowMs() - toldAt < REPORT_MS) return;
        toldAt = nowMs();
        onChanged(entry.job);
      },
      commit() {
        signal.throwIfAborted();
        entry.isCommitted = true;
      },
    };
    try {
      const outcome = await work(context);
      const ended = { state: 'done', isResumable: false, endedAtMs: nowMs() } as const;
      jobs.update(entry, { ...ended, ...(outcome ? { outcome } : {}) });
    } catch (error) {
      jobs.update(entry, { endedAtMs: nowMs(), ...endOf(error, signal, log) });
    }
  }

  return {
    start(kind, subject, work) {
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
      };
      const entry = jobs.add(job);
      const end = run(entry, work).finally(() => running.delete(end));
      running.add(end);
      return job;
    },
    findRunning: (kind, subject) =>
      jobs
        .entries()
        .map(({ job }) => job)
        .find((job) => job.state === 'running' && job.kind === kind && job.subject === subject),
    list: () => jobs.entries().map(({ job }) => job),
    resume(jobId, start) {
      const { job } = jobs.get(jobId);
      if (!job.isResumable || job.state === 'running') throw appError('job/not-resumable', { jobId });
      const again = start(job);
      jobs.forget([jobId]);
      return again;
    },
    cancel(jobId) {
      const entry = jobs.get(jobId);
      if (!entry.isCommitted) entry.controller.abort(appError('job/cancelled'));
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

function endOf(error: unknown, signal: AbortSignal, log: (error: unknown) => void): Partial<Job> {
  if (signal.aborted) {
    const isInterrupted = signal.reason instanceof AppError && signal.reason.code === 'job/interrupted';
    return { state: isInterrupted ? 'interrupted' : 'cancelled' };
  }
  if (!(error instanceof AppError)) log(error);
  const known = error instanceof AppError ? error : appError('internal');
  return { state: 'failed', errorCode: known.code, errorDetails: { ...known.details } };
}
