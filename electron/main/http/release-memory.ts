// Bodies lie outside of V8's heap, and a host that has nothing to do collects no garbage: what many large messages took
// would stay taken for as long as nobody asks for more.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isTilePath } from '../../../shared/tiles/addresses/tile-path.ts';
import type { ListenerHandlers } from './listener.ts';

export interface ReleaseOptions {
  readonly collect: () => void;
  /** So long nothing large may have come or gone. */
  readonly quietMs: number;
  /** How much has to have come and gone for it to be worth the while. */
  readonly leastBytes: number;
}

const QUIET_MS = 2_000;
const LEAST_BYTES = 32 * 1024 * 1024;
/** Exchanges below are many, and what they take is little beside what the heap holds anyway. */
const LARGE_BYTES = 256 * 1024;

/** The same handlers; after large exchanges, when it is quiet, the garbage is collected. */
export function releaseMemoryAfter(
  handlers: ListenerHandlers,
  { collect = createCollector(), quietMs = QUIET_MS, leastBytes = LEAST_BYTES }: Partial<ReleaseOptions> = {},
): ListenerHandlers {
  let movedBytes = 0;
  let timer: NodeJS.Timeout | undefined;

  function count(bytes: number): void {
    if (bytes < LARGE_BYTES) return;
    movedBytes += bytes;
    clearTimeout(timer);
    if (movedBytes >= leastBytes) timer = setTimeout(release, quietMs).unref();
  }

  function release(): void {
    movedBytes = 0;
    collect();
  }

  return {
    ...handlers,
    onRequest(request, response) {
      // Memory of tiles is used again: there is nothing to collect, and to count them takes as long as to answer.
      if (isTilePath(request.url ?? '')) return handlers.onRequest(request, response);
      const { socket } = request;
      const before = socket.bytesRead + socket.bytesWritten;
      response.once('close', () => count(socket.bytesRead + socket.bytesWritten - before));
      handlers.onRequest(request, response);
    },
  };
}

/**
 * V8 gives its collector to contexts that are made after it was asked to; ours has none. Where it gives none, as an
 * Electron whose flags are frozen might, memory comes back later.
 */
function createCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
