// The jobs on the disk, so that a start knows what became of those of the one before.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { openRecordFile } from '../files/record-file.ts';

export type Job = BridgeType<'Job'>;

export interface JobFile {
  readonly file: string;
  readonly damagedLines: readonly number[];
  /** Oldest first. All of them have ended. */
  list(): Job[];
  put(job: Job): Promise<void>;
  remove(jobIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file or makes it. A job that had not ended when the host was gone was interrupted, and says so from now on. */
export async function openJobFile(file: string, nowMs: () => number): Promise<JobFile> {
  const records = await openRecordFile(file);
  const list = () => records.list().map(({ value }) => toJob(value));
  const put = (job: Job) => records.append([{ id: job.jobId, value: { ...job } }]);
  for (const job of list()) {
    if (job.state === 'running' || job.state === 'waiting')
      await put({ ...job, state: 'interrupted', endedAtMs: nowMs() });
  }
  return {
    file,
    damagedLines: records.damagedLines,
    list,
    put,
    remove: (jobIds) => records.append(jobIds.map((id) => ({ id, value: null }))),
    close: () => records.close(),
  };
}

function toJob(value: Json): Job {
  // Its checksum says that these are the members that put wrote.
  return withOutcomeOfNow(value) as unknown as Job;
}

/** Earlier versions knew only outcomes of rows, and wrote their members without a name before them. */
function withOutcomeOfNow(job: Json): Json {
  if (!isJsonObject(job) || !isJsonObject(job['outcome'])) return job;
  const { outcome } = job;
  return 'register' in outcome ? { ...job, outcome: { rows: outcome, layers: [] } } : job;
}
