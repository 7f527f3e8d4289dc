import type { WrittenExport } from '../export/export-format.ts';
import { createWorkerCaller, type WorkerCaller, type WorkerLike } from './worker-caller.ts';

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
