// The table worker: does the tasks in the order in which they are asked for.

import { createTableTasks } from './table-tasks.ts';
import { buffersIn, describeFailure, type TaskCall, type TaskReply } from './worker-messages.ts';

const tasks: { readonly [name: string]: unknown } = { ...createTableTasks() };

function reply(message: TaskReply, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer });
}

self.addEventListener('message', async ({ data }: MessageEvent<TaskCall>) => {
  const { id, task, input } = data;
  try {
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (typeof run !== 'function') throw new Error(`The table worker has no task ${task}`);
    const value: unknown = await run(input);
    reply({ id, ok: true, value }, buffersIn(value));
  } catch (error) {
    reply({ id, ok: false, failure: describeFailure(error) });
  }
});
