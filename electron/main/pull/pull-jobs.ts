// Pulls as jobs that outlive the host: what was asked stands with the job, and what was fetched with the windows.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { pictureType } from '../../../shared/pictures/picture-type.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { PulledWindow } from '../../../shared/ports/pulled-windows.ts';
import { pull } from '../../../shared/pull/pull.ts';
import type { FetchedWindow, PullPorts } from '../../../shared/pull/pull-ports.ts';
import { jsonHeaders, type TargetClient } from '../delivery/target-client.ts';
import type { KnownTarget, Targets } from '../delivery/targets.ts';
import type { PictureStore } from '../files/picture-files.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { Job } from '../jobs/job-file.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { hasPictures, type PulledFiles } from './pulled-files.ts';

export interface PullJobs {
  /** Fails with `targets/unknown` and `pull/version`. */
  start(question: BridgeType<'PullQuestion'>): Job;
  /** Goes on with a pull where it was stopped; undefined of any other job. Fails with `job/not-resumable`. */
  resume(jobId: string): Job | undefined;
  /** Removes what was fetched of a target. */
  remove(targetId: string): Promise<void>;
  /** Stops all pulls of a target, also those that wait: it is known no more. */
  stopAll(targetId: string): void;
  /** Fetches a window anew that could not be read: one after the other. Where its target is gone it is logged. */
  fetchAgain(window: PulledWindow): void;
}

export interface PullJobDependencies {
  readonly jobs: Jobs;
  readonly targets: Pick<Targets, 'get'>;
  readonly callTarget: TargetClient;
  readonly pulled: PulledFiles;
  readonly pictures: Pick<PictureStore, 'hold' | 'keep' | 'release'>;
  readonly data: () => Pick<RemoteData, 'observations.followPulls'>;
  readonly onChanged: () => void;
  readonly nowMs: () => number;
  readonly pause?: PullPorts['pause'];
  readonly log: Log;
}

const KIND = 'pull';
type PullTask = BridgeType<'PullTask'>;
type TaskQueue = ReturnType<typeof createTaskQueue>;

export function createPullJobs(dependencies: PullJobDependencies): PullJobs {
  const { jobs, targets, pulled, data, onChanged, log } = dependencies;
  /** Many windows of a target are not asked for at once. */
  const inTurn = createTaskQueue();
  /** What a person asks of one target comes one after the other. */
  const turns = new Map<string, TaskQueue>();
  /** Jobs that fetch again. They ask other questions, and do not stand for what a person asks. */
  const unasked = new Set<string>();

  /** A data window that is away reads everything when it comes back. */
  function tell(): void {
    onChanged();
    const logFailure = (error: unknown) => log.error('The data window did not hear of a pull', error);
    void Promise.resolve()
      .then(() => data()['observations.followPulls']({}))
      .catch(logFailure);
  }

  function begin(pullTask: PullTask): Job {
    const target = askedTarget(targets, pullTask);
    const { question } = pullTask;
    const running = jobs
      .list()
      .find(
        (job) =>
          job.state === 'running' &&
          !unasked.has(job.jobId) &&
          job.pullTask &&
          isSameQuestion(job.pullTask.question, question),
      );
    const ownTurn = turns.get(target.targetId) ?? createTaskQueue();
    turns.set(target.targetId, ownTurn);
    return running ?? beginWith(ownTurn, target.name, pullTask);
  }

  function beginWith(queue: TaskQueue, targetName: string, pullTask: PullTask): Job {
    return jobs.start(
      KIND,
      targetName,
      async ({ signal, report }) => {
        const onProgress: PullPorts['onProgress'] = (pullProgress) => report({ pullProgress });
        await whenItsTurnComes(queue, signal, () => {
          // As it is known now: meanwhile it may have moved, or got another token.
          const target = askedTarget(targets, pullTask);
          const ports = { ...portsOf(dependencies, target, pullTask, tell), onProgress };
          return orWriteFailure(pull(ports, pullTask.question, signal));
        });
        return undefined;
      },
      { pullTask },
    );
  }

  return {
    start: (question) => begin({ pullId: randomUUID(), question }),
    resume(jobId) {
      const task = jobs.list().find((each) => each.jobId === jobId)?.pullTask;
      return task && jobs.resume(jobId, () => begin(task));
    },
    async remove(targetId) {
      await pulled.remove(targetId);
      tell();
    },
    stopAll(targetId) {
      for (const { jobId, state, pullTask } of jobs.list())
        if (state === 'running' && pullTask?.question.targetId === targetId) jobs.cancel(jobId);
    },
    fetchAgain(window) {
      const { targetId, scope } = window;
      const question = { targetId, scope, withPictures: hasPictures(window) };
      const pullTask = { pullId: randomUUID(), question };
      try {
        unasked.add(beginWith(inTurn, askedTarget(targets, pullTask).name, pullTask).jobId);
      } catch (error) {
        log.error('What cannot be read cannot be fetched again', error);
      }
    },
  };
}

/** Fails with `targets/unknown` and `pull/version`. */
function askedTarget(targets: Pick<Targets, 'get'>, { question }: PullTask): KnownTarget {
  const target = targets.get(question.targetId);
  const { name, version } = target;
  if (version !== '3.2.0') throw appError('pull/version', { name, version });
  return target;
}

/** Who is stopped while waiting does not wait on. */
function whenItsTurnComes(queue: TaskQueue, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    void queue(async () => {
      signal.removeEventListener('abort', leave);
      // Also what fails before it waits.
      if (!signal.aborted) await Promise.resolve().then(work).then(resolve, reject);
    });
  });
}

function isSameQuestion(one: PullTask['question'], other: PullTask['question']): boolean {
  const told = ({ targetId, withPictures, scope: { fromMs, toMs, hazardIds, regionIds } }: typeof one) =>
    JSON.stringify([targetId, withPictures, fromMs, toMs, hazardIds.toSorted(), regionIds.toSorted()]);
  return told(one) === told(other);
}

function portsOf(
  { callTarget, pulled, pictures, nowMs, pause = pauseFor }: PullJobDependencies,
  target: KnownTarget,
  { pullId, question: { scope, targetId, withPictures } }: PullTask,
  onKept: () => void,
): Omit<PullPorts, 'onProgress'> {
  const { name: targetName, address } = target;
  return {
    address,
    pause,
    search: (criteria, signal) =>
      callTarget(target, {
        method: 'POST',
        path: 'Search/All',
        headers: jsonHeaders(target),
        body: JSON.stringify(criteria),
        signal,
      }),
    picture: (pictureId, signal) =>
      callTarget(target, {
        method: 'GET',
        path: `Image/orginal/${encodeURIComponent(pictureId)}`,
        headers: { accept: 'image/*' },
        signal,
      }),
    async keepPicture(bytes) {
      if (pictureType(bytes) === undefined) return undefined;
      const sha256 = pictures.hold(bytes);
      await pictures.keep(sha256).finally(() => pictures.release([sha256]));
      return sha256;
    },
    finished: () => pulled.windows().flatMap((window) => (window.pullId === pullId ? [window.scope] : [])),
    async keep(window) {
      const own = { pullId, targetId, targetName, address, asOfMs: nowMs() };
      const facts = {
        ...own,
        scope: { ...scope, ...window.period },
        pictures: picturesIn(window),
        withPictures,
      };
      await pulled.keep(
        facts,
        window.items.map((item) => JSON.stringify(item)),
      );
      onKept();
    },
  };
}

const pauseFor: PullPorts['pause'] = (ms, signal) => wait(ms, undefined, { signal });

function picturesIn({ items }: FetchedWindow): number {
  return items.reduce((sum, { pictures }) => sum + Object.keys(pictures).length, 0);
}
