// A job while it runs: what its work may say of it, and how it ended.

import { AppError } from '../../../shared/base/app-error.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Job } from './job-file.ts';
import type { JobEntry } from './job-list.ts';

/** What a job may tell of itself while it runs. */
type JobProgress = Partial<
  Pick<Job, 'doneBytes' | 'totalBytes' | 'attempt' | 'stage' | 'rows' | 'tileProgress' | 'pullProgress'>
>;

export interface JobContext {
  readonly signal: AbortSignal;
  report(progress: JobProgress): void;
  /** The job waits for a person until the answer comes. Throws the reason of the signal. */
  waitFor<Answer>(answer: Promise<Answer>): Promise<Answer>;
  /** From here on the job cannot be stopped any more: all of it or nothing. */
  commit(): void;
}

export type JobWork = (context: JobContext) => Promise<Job['outcome']>;

const REPORT_MS = 250;

export interface RunParts {
  readonly nowMs: () => number;
  readonly onChanged: (job: Job) => void;
  readonly log: (error: unknown) => void;
  /** Tells a change and writes it to the disk; progress is told only. */
  readonly update: (entry: JobEntry, change: Partial<Job>) => void;
}

/** Does the work of a job, and says how it ended. Never fails. */
export async function runJob(entry: JobEntry, work: JobWork, parts: RunParts): Promise<void> {
  const { nowMs, log, update } = parts;
  try {
    const outcome = await work(contextOf(entry, parts));
    const ended = { state: 'done', isResumable: false, endedAtMs: nowMs() } as const;
    update(entry, { ...ended, ...(outcome ? { outcome } : {}) });
  } catch (error) {
    update(entry, { endedAtMs: nowMs(), ...endOf(error, entry.controller.signal, log) });
  }
}

function contextOf(entry: JobEntry, { nowMs, onChanged, update }: RunParts): JobContext {
  let toldAt = 0;
  const { signal } = entry.controller;
  return {
    signal,
    report(progress) {
      const { stage } = entry.job;
      entry.job = { ...entry.job, ...progress };
      const { doneBytes, totalBytes } = entry.job;
      const isTurn = entry.job.stage !== stage || doneBytes === totalBytes;
      if (!isTurn && nowMs() - toldAt < REPORT_MS) return;
      toldAt = nowMs();
      onChanged(entry.job);
    },
    async waitFor(answer) {
      update(entry, { state: 'waiting' });
      const given = await orAborted(answer, signal);
      update(entry, { state: 'running' });
      return given;
    },
    commit() {
      signal.throwIfAborted();
      entry.isCommitted = true;
    },
  };
}

/** Fails with the reason of the signal as soon as it is given. */
function orAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    value.then(resolve, reject);
  });
}

/** What a job is by the reason that stopped it. */
const STATES: { readonly [code: string]: Job['state'] } = {
  'job/interrupted': 'interrupted',
  'job/paused': 'paused',
};

function endOf(error: unknown, signal: AbortSignal, log: (error: unknown) => void): Partial<Job> {
  if (signal.aborted) {
    const code = signal.reason instanceof AppError ? signal.reason.code : '';
    return { state: STATES[code] ?? 'cancelled' };
  }
  if (!(error instanceof AppError)) log(error);
  const known = error instanceof AppError ? error : appError('internal');
  return { state: 'failed', errorCode: known.code, errorDetails: { ...known.details } };
}
