import { createTableTasks } from '../table-tasks.ts';
import type { WorkerLike } from '../worker-caller.ts';
import { buffersIn, describeFailure, type TaskCall, type TaskReply } from '../worker-messages.ts';

export interface DirectWorker extends WorkerLike {
  /** What a worker does that ran out of memory. */
  crash(): void;
  readonly isTerminated: () => boolean;
}

/** The tasks without a thread: messages are cloned and memory is handed over as between page and worker. */
export function createDirectWorker(): DirectWorker {
  const tasks: { readonly [name: string]: unknown } = { ...createTableTasks() };
  const onMessage: ((event: { data: TaskReply }) => void)[] = [];
  const onError: ((event: { message?: string }) => void)[] = [];
  let isTerminated = false;
  let previous: Promise<void> = Promise.resolve();

  function send(reply: TaskReply, transfer: ArrayBuffer[] = []): void {
    const data = structuredClone(reply, { transfer });
    if (!isTerminated) for (const listener of onMessage) listener({ data });
  }

  async function work({ id, task, input }: TaskCall): Promise<void> {
    try {
      const run = tasks[task];
      if (typeof run !== 'function') throw new Error(`no task ${task}`);
      const value: unknown = await run(input);
      send({ id, ok: true, value }, buffersIn(value));
    } catch (error) {
      send({ id, ok: false, failure: describeFailure(error) });
    }
  }

  return {
    postMessage(message, transfer) {
      const call = structuredClone(message, { transfer }) as TaskCall;
      previous = previous.then(() => work(call));
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') onMessage.push(listener);
      else onError.push(listener);
    },
    terminate() {
      isTerminated = true;
    },
    crash() {
      isTerminated = true;
      for (const listener of onError) listener({ message: 'out of memory' });
    },
    isTerminated: () => isTerminated,
  };
}
