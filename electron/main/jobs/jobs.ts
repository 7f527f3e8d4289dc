// Long work of the host, one list: how far it is, how it ended, and a way to stop it.

import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';

export type Job = BridgeType<'Job'>;

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
  /** Fails with `job/unknown`. Stopping a job that ended already is no failure. */
  cancel(jobId: string): void;
  readonly isBusy: boolean;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
  cancelAll(): void;
}

export interface JobParts {
  readonly nowMs: () => number;
  readonly onChanged: (job: Job) => void;
  readonly log: (error: unknown) => void;
}

const LIMIT_JOBS = 100;
const REPORT_MS = 250;

interface Entry {
  job: Job;
  readonly controller: AbortController;
  isCommitted: boolean;
}

export function createJobs({ nowMs, onChanged, log }: JobParts): Jobs {
  const entries = new Map<string, Entry>();
  const running = new Set<Promise<void>>();

  function update(entry: Entry, change: Partial<Job>): void {
    entry.job = { ...entry.job, ...change };
    onChanged(entry.job);
  }

  async function run(entry: Entry, work: JobWork): Promise<void> {
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
      update(entry, { state: 'done', endedAtMs: nowMs(), ...(outcome ? { outcome } : {}) });
    } catch (error) {
      update(entry, { endedAtMs: nowMs(), ...endOf(error, signal, log) });
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
        startedAtMs: nowMs(),
        endedAtMs: null,
      };
      const entry: Entry = { job, controller: new AbortController(), isCommitted: false };
      entries.set(job.jobId, entry);
      for (const old of [...entries.keys()].slice(0, -LIMIT_JOBS)) entries.delete(old);
      onChanged(job);
      const end = run(entry, work).finally(() => running.delete(end));
      running.add(end);
      return job;
    },
    findRunning: (kind, subject) =>
      [...entries.values()]
        .map(({ job }) => job)
        .find((job) => job.state === 'running' && job.kind === kind && job.subject === subject),
    list: () => [...entries.values()].map(({ job }) => job),
    cancel(jobId) {
      const entry = entries.get(jobId);
      if (!entry) throw appError('job/unknown', { jobId });
      if (!entry.isCommitted) entry.controller.abort(appError('job/cancelled'));
    },
    get isBusy() {
      return running.size > 0;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    cancelAll() {
      for (const { controller, isCommitted } of entries.values()) {
        if (!isCommitted) controller.abort(appError('job/cancelled'));
      }
    },
  };
}

function endOf(error: unknown, signal: AbortSignal, log: (error: unknown) => void): Partial<Job> {
  if (signal.aborted) return { state: 'cancelled' };
  if (!(error instanceof AppError)) log(error);
  const known = error instanceof AppError ? error : appError('internal');
  return { state: 'failed', errorCode: known.code, errorDetails: { ...known.details } };
}
