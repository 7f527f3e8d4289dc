// The last requests to the services, for the screen that shows them live. A busy client makes hundreds a second, so
// they are told of in batches, and only when somebody listens.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

export type LoggedRequest = BridgeType<'LoggedRequest'>;

const KEPT_REQUESTS = 200;
const BATCH_MS = 250;
const CLIENT_LENGTH = 80;
const PATH_LENGTH = 500;

export interface RequestLog {
  record(request: Omit<LoggedRequest, 'id' | 'atMs'>): void;
  /** Oldest first. */
  recent(): LoggedRequest[];
  /** Hears of requests at most four times a second; of the newest 200 when there were more. */
  listen(listener: (requests: LoggedRequest[]) => void): () => void;
}

export function createRequestLog(nowMs: () => number): RequestLog {
  const ring: LoggedRequest[] = [];
  const listeners = new Set<(requests: LoggedRequest[]) => void>();
  let count = 0;
  let toldCount = 0;
  let isTelling = false;

  function recent(): LoggedRequest[] {
    const oldest = count % KEPT_REQUESTS;
    return count <= KEPT_REQUESTS ? ring.slice() : [...ring.slice(oldest), ...ring.slice(0, oldest)];
  }

  function tell(): void {
    isTelling = false;
    if (toldCount === count) return;
    const requests = recent().slice(toldCount - count);
    toldCount = count;
    for (const listener of listeners) listener(requests);
  }

  return {
    record({ method, path, status, bytes, durationMs, isCached, client }) {
      ring[count % KEPT_REQUESTS] = {
        id: count,
        atMs: nowMs(),
        method,
        path: path.length > PATH_LENGTH ? path.slice(0, PATH_LENGTH) : path,
        status,
        bytes,
        durationMs,
        isCached,
        client: client.length > CLIENT_LENGTH ? client.slice(0, CLIENT_LENGTH) : client,
      };
      count++;
      if (listeners.size === 0) toldCount = count;
      else if (!isTelling) {
        isTelling = true;
        setTimeout(tell, BATCH_MS).unref();
      }
    },
    recent,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
