// The draw workers as the map service sees them: started when there is more to draw than the running ones do, kept
// until the window ends. A worker that dies, of too little memory say, fails its pictures alone.

import { SpareMemory } from '../../../shared/base/spare-memory.ts';
import type { Drawing, DrawJob, DrawnFiles } from '../../../shared/map-service/drawing/jobs/draw-job.ts';
import { MAX_BEGUN_PX } from '../../../shared/map-service/limits.ts';
import { buffersOfJob, buffersOfList, type DrawCall, type DrawReply } from './draw-messages.ts';
import { createLargeGate } from './large-gate.ts';

/** The part of a Worker that the pool needs. */
export interface DrawWorker {
  postMessage(call: DrawCall, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: DrawReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface Waiting {
  readonly px: number;
  resolve(drawn: DrawnFiles): void;
  reject(error: unknown): void;
}

interface Member {
  readonly worker: DrawWorker;
  readonly waiting: Map<number, Waiting>;
}

const MAX_WORKERS = 8;
/** Larger pictures wait for room. */
const LARGE_PX = MAX_BEGUN_PX;
/** So many pixels of large pictures are drawn at a time. */
const MAX_LARGE_PX = 100_000_000;
/** Of the sections of a long list. */
const MAX_SPARE_BYTES = 8 * 1024 * 1024;

/** One processor is the data window's. */
export function workerCount(processorCount: number): number {
  return Math.min(MAX_WORKERS, Math.max(1, processorCount - 1));
}

export function createDrawPool(startWorker: () => DrawWorker, limit: number): Drawing {
  const members: Member[] = [];
  const gate = createLargeGate(MAX_LARGE_PX);
  const memory = new SpareMemory(MAX_SPARE_BYTES);
  let callCount = 0;

  function start(): Member {
    const member = { worker: startWorker(), waiting: new Map<number, Waiting>() };
    member.worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'spent') {
        for (const buffer of data.memory) memory.give(buffer);
        return;
      }
      const caller = member.waiting.get(data.id);
      member.waiting.delete(data.id);
      if (data.ok) caller?.resolve(data.drawn);
      else caller?.reject(new Error(`A picture was not drawn: ${data.message}`));
    });
    member.worker.addEventListener('error', ({ message = '' }) => lose(member, message));
    members.push(member);
    return member;
  }

  function lose(member: Member, message: string): void {
    // A worker may tell of more than one error.
    const place = members.indexOf(member);
    if (place < 0) return;
    members.splice(place, 1);
    member.worker.terminate();
    for (const { reject } of member.waiting.values()) reject(new Error(`A draw worker ended: ${message}`));
  }

  /** An idle one, else a new one, else the one with the fewest pixels before it. */
  function choose(): Member {
    const [least] = members.toSorted((one, other) => pixelsBefore(one) - pixelsBefore(other));
    return least && (least.waiting.size === 0 || members.length >= limit) ? least : start();
  }

  /** A picture of a worker: what is told to it, and what comes of it. */
  function open(px: number, signal: AbortSignal) {
    // It may have waited for room.
    signal.throwIfAborted();
    const { worker, waiting } = choose();
    callCount += 1;
    const id = callCount;
    const drawn = answerOf({ worker, waiting }, id, px, signal);
    return {
      id,
      drawn,
      post: (call: DrawCall, transfer: ArrayBuffer[]) => worker.postMessage(call, transfer),
    };
  }

  async function send(job: DrawJob, px: number, signal: AbortSignal): Promise<DrawnFiles> {
    const { id, drawn, post } = open(px, signal);
    post({ id, kind: 'draw', job }, buffersOfJob(job));
    return drawn;
  }

  return {
    memory,
    async draw(job, signal) {
      const px = pixelCount(job.frame) * (job.kind === 'pictures' ? job.lists.length : 1);
      return px > LARGE_PX ? gate.pass(px, signal, () => send(job, px, signal)) : send(job, px, signal);
    },
    begin(frame, signal) {
      const { id, drawn, post } = open(pixelCount(frame), signal);
      // It is told when the picture is finished.
      drawn.catch(() => undefined);
      post({ id, kind: 'begin', frame }, []);
      return {
        add: (section) => post({ id, kind: 'add', section }, buffersOfList(section)),
        finish(job) {
          post({ id, kind: 'finish', job }, buffersOfJob(job));
          return drawn;
        },
      };
    },
  };
}

/** What a worker answers about a picture, which it is told to give up when the signal aborts. */
function answerOf({ worker, waiting }: Member, id: number, px: number, signal: AbortSignal) {
  return new Promise<DrawnFiles>((resolve, reject) => {
    const giveUp = () => {
      reject(signal.reason);
      worker.postMessage({ id, kind: 'give-up' }, []);
    };
    const settle =
      <Value>(tell: (value: Value) => void) =>
      (value: Value) => {
        signal.removeEventListener('abort', giveUp);
        tell(value);
      };
    waiting.set(id, { px, resolve: settle(resolve), reject: settle(reject) });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function pixelsBefore({ waiting }: Member): number {
  return [...waiting.values()].reduce((sum, { px }) => sum + px, 0);
}

function pixelCount({ widthPx, heightPx }: DrawJob['frame']): number {
  return widthPx * heightPx;
}

export function startDrawWorker(): DrawWorker {
  return new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module', name: 'draw' });
}
