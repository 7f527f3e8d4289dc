// A data window that comes up when somebody wants it.

import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import type { DataSupervisor } from './data-supervisor.ts';

export interface PatientData extends DataSupervisor {
  /** As the start of a supervisor, which may wait for somebody who wants the window: `patienceMs` at most. */
  start(patienceMs?: number): Promise<void>;
  /** Somebody wants it, now or in a while: a start that waits goes on then. So it does when it is asked. */
  want(afterMs?: number): void;
  /** The window that answers, once the start is over; for work that can wait so long. Fails as `get` and `start` do. */
  whenStarted(): Promise<RemoteData>;
}

export function startPatiently(supervisor: DataSupervisor): PatientData {
  const wanted = new AbortController();
  let starting: Promise<void> | undefined;

  async function startOnce(patienceMs: number): Promise<void> {
    // The abortion is what it waits for.
    if (patienceMs > 0) await wait(patienceMs, undefined, { signal: wanted.signal }).catch(() => undefined);
    await supervisor.start();
  }

  function get(): RemoteData {
    if (supervisor.isAway) wanted.abort();
    return supervisor.get();
  }

  return {
    start: (patienceMs = 0) => (starting = startOnce(patienceMs)),
    want(afterMs = 0) {
      if (afterMs === 0) wanted.abort();
      else setTimeout(() => wanted.abort(), afterMs).unref();
    },
    async whenStarted() {
      wanted.abort();
      await starting;
      return get();
    },
    get,
    get isAway() {
      return supervisor.isAway;
    },
    renew: supervisor.renew,
    async close() {
      // First: a start that goes on finds that it is to end.
      const closing = supervisor.close();
      wanted.abort();
      await closing;
    },
  };
}
