import { appError } from '../../../shared/contracts/errors.ts';
import type { WrittenExport } from '../export/export-format.ts';
import type { TableTasks, TaskName } from './table-tasks.ts';
import { buffersIn, failureError, type TaskReply } from './worker-messages.ts';

/** The part of a Worker that a caller needs. */
export interface WorkerLike {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: TaskReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
  terminate(): void;
}

export type TaskInput<Name extends TaskName> = Parameters<TableTasks[Name]>[0];
export type TaskValue<Name extends TaskName> = Awaited<ReturnType<TableTasks[Name]>>;

/** The tasks as the page calls them. */
export interface WorkerCaller {
  /** Typed arrays right inside the input are handed over: pass a copy of what is still needed. */
  call<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<TaskValue<Name>>;
  /** Ends the worker; whatever it was doing fails. */
  close(): void;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: unknown): void;
}

/** Calls the tasks of a worker. A worker that dies fails what waits for it, and `onLost` is told once. */
export function createWorkerCaller(worker: WorkerLike, onLost: () => void = () => undefined): WorkerCaller {
  const waiting = new Map<number, Waiting>();
  let callCount = 0;
  let isClosed = false;

  function failAll(): void {
    isClosed = true;
    for (const { reject } of waiting.values()) reject(appError('bridge/closed', { party: 'table worker' }));
    waiting.clear();
  }

  worker.addEventListener('message', ({ data }) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) caller?.resolve(data.value as never);
    else caller?.reject(failureError(data.failure));
  });
  worker.addEventListener('error', () => {
    if (isClosed) return;
    failAll();
    worker.terminate();
    onLost();
  });

  return {
    call(task, input) {
      if (isClosed) return Promise.reject(appError('bridge/closed', { party: 'table worker' }));
      callCount += 1;
      const id = callCount;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task, input }, buffersIn(input));
      });
    },
    close() {
      failAll();
      worker.terminate();
    },
  };
}

/** Writes in a worker that ends with the writing: the table goes on meanwhile, and stopping is ending the worker. */
export async function writeInWorker(
  startWorker: () => WorkerLike,
  signal: AbortSignal | undefined,
  write: (caller: WorkerCaller) => Promise<WrittenExport>,
): Promise<WrittenExport> {
  signal?.throwIfAborted();
  const caller = createWorkerCaller(startWorker());
  const stop = () => caller.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await write(caller);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    caller.close();
  }
}
