// Update from source: fetches a register from the service that it stands for, and has the data window take it in.

import { AppError } from '../../../shared/base/app-error.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import {
  REGISTER_IDS,
  type RegisterId,
  registerDefinitions,
} from '../../../shared/contracts/energy/registers.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Uploads } from '../files/imports/uploads.ts';
import type { Job } from '../jobs/job-file.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { JobContext } from '../jobs/run-job.ts';
import type { Settings } from '../settings/setting-checks.ts';
import { type FetchDependencies, fetchUpstream } from './fetch-upstream.ts';

export interface UpstreamDependencies {
  readonly jobs: Jobs;
  readonly settings: () => Settings;
  readonly imports: Pick<Uploads, 'begin' | 'append' | 'end'>;
  readonly data: () => Pick<RemoteData, `imports.${'read' | 'store' | 'discard'}`>;
  readonly fetching: FetchDependencies;
}

const KIND = 'update';

/** Starts the update of a register, or gives the one that runs. Fails with `upstream/no-address`. */
export function startUpdate(dependencies: UpstreamDependencies, register: RegisterId): Job {
  const { service, upstream: operations } = registerDefinitions[register];
  const baseUrl = service ? dependencies.settings()[`${service}BaseUrl`] : '';
  if (!operations || baseUrl === '') throw appError('upstream/no-address', { service: service ?? register });
  const running = dependencies.jobs.findRunning(KIND, register);
  if (running) return running;
  return dependencies.jobs.start(KIND, register, async (context) => {
    const { url, bytes } = await fetchFirst(dependencies.fetching, { baseUrl, operations }, context);
    return takeIn(dependencies, { register, url, bytes }, context);
  });
}

/** Takes up an update again that ended without being done. Fails with `job/unknown` and `job/not-resumable`. */
export function resumeUpdate(dependencies: UpstreamDependencies, jobId: string): Job {
  return dependencies.jobs.resume(jobId, ({ subject }) => {
    const register = REGISTER_IDS.find((each) => each === subject);
    if (!register) throw appError('job/not-resumable', { jobId });
    return startUpdate(dependencies, register);
  });
}

async function fetchFirst(
  fetching: FetchDependencies,
  { baseUrl, operations }: { baseUrl: string; operations: readonly [string, ...string[]] },
  context: JobContext,
): Promise<{ url: string; bytes: Buffer<ArrayBuffer> }> {
  const [operation, ...others] = operations;
  const url = `${baseUrl.replace(/\/+$/, '')}/${operation}`;
  try {
    return {
      url,
      bytes: await fetchUpstream(fetching, { url, signal: context.signal, onProgress: context.report }),
    };
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !isNotFound(error)) throw error;
    return fetchFirst(fetching, { baseUrl, operations: [next, ...rest] }, context);
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'upstream/bad-status' && error.details['status'] === 404;
}

async function takeIn(
  { imports, data }: UpstreamDependencies,
  { register, url, bytes }: { register: RegisterId; url: string; bytes: Buffer<ArrayBuffer> },
  { signal, commit }: JobContext,
): Promise<Job['outcome']> {
  const remote = data();
  const fileName = `${url.slice(url.lastIndexOf('/') + 1)}.json`;
  const fileId = await imports.begin({ fileName, bytes: bytes.length, origin: 'upstream', source: url });
  await imports.append(fileId, bytes);
  await imports.end(fileId);
  await remote['imports.read']({ fileId, register }, { signal });
  try {
    commit();
  } catch (error) {
    await remote['imports.discard']({ fileId });
    throw error;
  }
  return remote['imports.store']({ fileId });
}
