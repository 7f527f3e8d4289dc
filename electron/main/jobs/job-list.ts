// The jobs by their ids, in memory and in the file.

import { appError } from '../../../shared/contracts/errors.ts';
import type { Job, JobFile } from './job-file.ts';

export interface JobEntry {
  job: Job;
  readonly controller: AbortController;
  isCommitted: boolean;
}

export interface JobListParts {
  readonly file: Pick<JobFile, 'list' | 'put' | 'remove'>;
  readonly onChanged: (job: Job) => void;
  /** Told of those that are in the list no more. */
  readonly onForgotten: (jobIds: readonly string[]) => void;
  readonly log: (error: unknown) => void;
}

const MAX_JOBS = 100;

export function createJobList({ file, onChanged, onForgotten, log }: JobListParts) {
  const entries = new Map(file.list().map((job) => [job.jobId, endedEntry(job)]));
  let written: Promise<unknown> = Promise.resolve();

  /** A file that cannot be written now is no failure of the job. */
  function write(writing: Promise<void>): void {
    written = Promise.all([written, writing.catch(log)]);
  }

  function forget(jobIds: readonly string[]): void {
    if (jobIds.length === 0) return;
    for (const jobId of jobIds) entries.delete(jobId);
    write(file.remove(jobIds));
    onForgotten(jobIds);
  }

  return {
    forget,
    entries: () => [...entries.values()],
    /** Fails with `job/unknown`. */
    get(jobId: string): JobEntry {
      const entry = entries.get(jobId);
      if (!entry) throw appError('job/unknown', { jobId });
      return entry;
    },
    /** The oldest go for it. */
    add(job: Job): JobEntry {
      const entry: JobEntry = { job, controller: new AbortController(), isCommitted: false };
      entries.set(job.jobId, entry);
      write(file.put(job));
      forget([...entries.keys()].slice(0, -MAX_JOBS));
      onChanged(job);
      return entry;
    },
    update(entry: JobEntry, change: Partial<Job>): void {
      entry.job = { ...entry.job, ...change };
      write(file.put(entry.job));
      onChanged(entry.job);
    },
    /** Resolves when the file says all that was said so far. */
    written: () => written,
  };
}

/** Nothing can be stopped of a job that ended. */
function endedEntry(job: Job): JobEntry {
  return { job, controller: new AbortController(), isCommitted: true };
}
