// Updates against a service that stands on a socket of this machine.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ComingFile } from '../files/imports/uploads.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { DEFAULT_SETTINGS } from '../settings/setting-checks.ts';
import { resumeUpdate, startUpdate, type UpstreamDependencies } from './upstream-updates.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serveUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

const changes = { newRows: 1, goneRows: 0, changedRows: 0, sameRows: 0, examples: [] };

interface Trial {
  readonly jobs: Jobs;
  readonly dependencies: UpstreamDependencies;
  /** What was kept and then read, and whose rows it had to have. */
  readonly read: (ComingFile & { text: string; register: string | undefined })[];
  readonly calls: string[];
  readonly pauses: number[];
}

function trial(baseUrl: string, limits: { limitBytes?: number; silenceMs?: number } = {}): Trial {
  const file = { list: () => [], put: async () => undefined, remove: async () => undefined };
  const jobs = createJobs({
    file,
    nowMs: Date.now,
    onChanged: () => undefined,
    onForgotten: () => undefined,
    log: () => undefined,
  });
  const read: Trial['read'] = [];
  let offered: ComingFile & { text: string } = {
    fileName: '',
    bytes: 0,
    origin: 'file',
    source: '',
    text: '',
  };
  const calls: string[] = [];
  const pauses: number[] = [];
  const dependencies: UpstreamDependencies = {
    jobs,
    settings: () => ({ ...DEFAULT_SETTINGS, hydropowerBaseUrl: baseUrl, certificateBaseUrl: baseUrl }),
    imports: {
      async begin(file) {
        offered = { ...file, text: '' };
        return 'f1';
      },
      async append(_, part) {
        offered.text += Buffer.from(part).toString();
      },
      async end() {
        calls.push('keep');
      },
    },
    data: () => ({
      'imports.read': async ({ register }) => {
        calls.push('read');
        read.push({ ...offered, register });
        if (offered.text === 'bad') throw appError('import/not-json', { file: 'x', reason: 'r' });
        return { fileId: 'f1', fileName: offered.fileName, bytes: offered.bytes };
      },
      'imports.store': async () => {
        calls.push('store');
        return { rows: { register: 'plants', rows: 1, changes, version: 'v' }, layers: [] };
      },
      'imports.discard': async () => {
        calls.push('discard');
        return {};
      },
    }),
    fetching: {
      fetch: globalThis.fetch,
      pause: async (ms) => void pauses.push(ms),
      userAgent: 'Varde/test',
      ...limits,
    },
  };
  return { jobs, dependencies, read, calls, pauses };
}

async function ended(
  { jobs, dependencies }: Trial,
  register: 'plants' | 'applications' | 'quarters' = 'plants',
) {
  const { jobId } = startUpdate(dependencies, register);
  await jobs.settled();
  return jobs.list().find((job) => job.jobId === jobId);
}

test('the answer of the service is taken in, and the outcome stands in the job', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serveUpstream((request, response) => {
    asked.push(request.url, request.headers['user-agent'], request.headers.accept);
    response.end('[{"Navn":"Å"}]');
  });
  const run = trial(`${url}/`);
  expect(await ended(run)).toMatchObject({
    kind: 'update',
    subject: 'plants',
    state: 'done',
    doneBytes: 15,
    attempt: 1,
    isResumable: false,
    outcome: { rows: { rows: 1 } },
  });
  expect(asked).toEqual(['/api/GetHydroPowerPlants', 'Varde/test', 'application/json']);
  expect(run.read).toEqual([
    {
      fileName: 'GetHydroPowerPlants.json',
      source: `${url}/GetHydroPowerPlants`,
      origin: 'upstream',
      register: 'plants',
      bytes: 15,
      text: '[{"Navn":"Å"}]',
    },
  ]);
  expect(run.calls).toEqual(['keep', 'read', 'store']);
});

test('each register has its own operation, and a service without all plants is asked for those in operation', async () => {
  const asked: string[] = [];
  const url = await serveUpstream((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url?.endsWith('GetHydroPowerPlants') ? 404 : 200).end('[]');
  });
  await ended(trial(url), 'applications');
  await ended(trial(url), 'quarters');
  expect(await ended(trial(url), 'plants')).toMatchObject({ state: 'done' });
  expect(asked).toEqual([
    '/api/GetApplications',
    '/api/GetSummaryValuesPerQuarter',
    '/api/GetHydroPowerPlants',
    '/api/GetHydroPowerPlantsInOperation',
  ]);
});

test('a service that stumbles is asked three times, with pauses of its own wish', async () => {
  let count = 0;
  const url = await serveUpstream((_, response) => {
    count++;
    if (count === 1) response.writeHead(503).end();
    else if (count === 2) response.writeHead(429, { 'retry-after': '7' }).end();
    else response.end('[]');
  });
  const run = trial(url);
  expect(await ended(run)).toMatchObject({ state: 'done', attempt: 3 });
  expect(run.pauses).toEqual([1000, 7000]);
});

test('after three tries the job fails with what the service said', async () => {
  const url = await serveUpstream((_, response) => response.writeHead(500).end());
  const run = trial(url);
  expect(await ended(run)).toMatchObject({
    state: 'failed',
    errorCode: 'upstream/bad-status',
    errorDetails: { status: 500 },
  });
  expect(run.pauses).toHaveLength(2);
  expect(run.calls).toEqual([]);
});

test('an answer that will not become another one is not asked for again', async () => {
  let count = 0;
  const url = await serveUpstream((_, response) => {
    count++;
    response.writeHead(403).end();
  });
  expect(await ended(trial(url))).toMatchObject({
    errorCode: 'upstream/bad-status',
    errorDetails: { status: 403 },
  });
  expect(count).toBe(1);
});

test('nobody there, a broken connection and silence are told as such', async () => {
  expect(await ended(trial('http://127.0.0.1:9'))).toMatchObject({ errorCode: 'upstream/unreachable' });
  const broken = await serveUpstream((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('[');
    setTimeout(() => response.destroy(), 10);
  });
  expect(await ended(trial(broken))).toMatchObject({ errorCode: 'upstream/unreachable' });
  const silent = await serveUpstream((_, response) => void response.writeHead(200).write('['));
  expect(await ended(trial(silent, { silenceMs: 50 }))).toMatchObject({
    errorCode: 'upstream/unreachable',
    errorDetails: { problem: 'silent', reason: 'nothing came for 50 ms' },
  });
});

test('an answer that is too large is broken off, whether its length is told or not', async () => {
  const told = await serveUpstream((_, response) => response.end('x'.repeat(200)));
  expect(await ended(trial(told, { limitBytes: 100 }))).toMatchObject({ errorCode: 'import/too-large' });
  const untold = await serveUpstream((_, response) => {
    response.write('x'.repeat(60));
    response.end('x'.repeat(60));
  });
  expect(await ended(trial(untold, { limitBytes: 100 }))).toMatchObject({ errorCode: 'import/too-large' });
});

test('a stopped job takes nothing in', async () => {
  const url = await serveUpstream((_, response) => void response.writeHead(200).write('['));
  const run = trial(url);
  const { jobId } = startUpdate(run.dependencies, 'plants');
  await expect.poll(() => run.jobs.list()[0]?.doneBytes).toBe(1);
  run.jobs.cancel(jobId);
  await run.jobs.settled();
  expect(run.jobs.list()[0]?.state).toBe('cancelled');
  expect(run.calls).toEqual([]);
});

test('stopped between reading and storing: the draft is discarded', async () => {
  const url = await serveUpstream((_, response) => response.end('[]'));
  const run = trial(url);
  const { 'imports.read': read, ...others } = run.dependencies.data();
  const dependencies: UpstreamDependencies = {
    ...run.dependencies,
    data: () => ({
      ...others,
      'imports.read': async (offered) => {
        const answer = await read(offered);
        for (const { jobId } of run.jobs.list()) run.jobs.cancel(jobId);
        return answer;
      },
    }),
  };
  startUpdate(dependencies, 'plants');
  await run.jobs.settled();
  expect(run.jobs.list()[0]?.state).toBe('cancelled');
  expect(run.calls).toEqual(['keep', 'read', 'discard']);
});

test('an answer that cannot be read fails the job with the reason of the reader', async () => {
  const url = await serveUpstream((_, response) => response.end('bad'));
  const run = trial(url);
  expect(await ended(run)).toMatchObject({ state: 'failed', errorCode: 'import/not-json' });
  expect(run.calls).toEqual(['keep', 'read']);
});

test('without an address nothing starts, and points have no service', () => {
  const run = trial('');
  expect(() => startUpdate(run.dependencies, 'plants')).toThrow(
    expect.objectContaining({ code: 'upstream/no-address', details: { service: 'hydropower' } }),
  );
  const withAddress = trial('http://127.0.0.1:9');
  expect(() => startUpdate(withAddress.dependencies, 'points')).toThrow(
    expect.objectContaining({ code: 'upstream/no-address' }),
  );
  expect(run.jobs.list()).toEqual([]);
});

test('an update that runs is not started twice', async () => {
  const url = await serveUpstream((_, response) => void response.writeHead(200).write('['));
  const run = trial(url);
  const first = startUpdate(run.dependencies, 'plants');
  expect(startUpdate(run.dependencies, 'plants').jobId).toBe(first.jobId);
  run.jobs.interruptAll();
  await run.jobs.settled();
});

test('an update that failed is taken up again in its own place, one that is done is not', async () => {
  const url = await serveUpstream((_, response) => void response.writeHead(200).write('['));
  const run = trial(url);
  const failed = startUpdate(run.dependencies, 'plants');
  run.jobs.interruptAll();
  await run.jobs.settled();
  const again = resumeUpdate(run.dependencies, failed.jobId);
  expect(again).toMatchObject({ kind: 'update', subject: 'plants', state: 'running' });
  expect(run.jobs.list().map(({ jobId }) => jobId)).toEqual([again.jobId]);
  expect(() => resumeUpdate(run.dependencies, again.jobId)).toThrow(
    expect.objectContaining({ code: 'job/not-resumable' }),
  );
  run.jobs.interruptAll();
  await run.jobs.settled();
});
