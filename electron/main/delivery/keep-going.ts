// When the outbox does something: once asked, when the time of something has come, when the network is another one.

import { networkInterfaces } from 'node:os';
import type { Outbox } from '../../../shared/delivery/outbox.ts';

export interface GoingDependencies {
  readonly nowMs: () => number;
  /** Another text where the network is another one. */
  readonly networkKey?: () => string;
  readonly log: (error: unknown) => void;
}

export interface Going {
  /** Does what is due, now. */
  wake(): void;
  /** Sets the timer for what is due next. */
  schedule(): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  stop(): void;
}

const NETWORK_LOOK_MS = 15_000;
/** No timer of Node holds more. */
const MAX_TIMER_MS = 2_147_483_647;

export function keepGoing(
  outbox: Pick<Outbox, 'runDue' | 'nextAtMs' | 'hurry'>,
  { nowMs, networkKey = addressesOfMachine, log }: GoingDependencies,
): Going {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let network = networkKey();
  let isStopped = false;

  function wake(): void {
    if (isStopped) return;
    running = Promise.all([running, outbox.runDue()]).then(() => undefined, log);
  }

  const watch = setInterval(() => {
    const found = networkKey();
    if (found === network) return;
    network = found;
    outbox.hurry();
    wake();
  }, NETWORK_LOOK_MS);
  watch.unref();

  return {
    wake,
    schedule() {
      clearTimeout(timer);
      const nextAtMs = outbox.nextAtMs();
      if (nextAtMs === undefined || isStopped) return;
      timer = setTimeout(wake, Math.min(MAX_TIMER_MS, Math.max(0, nextAtMs - nowMs())));
      timer.unref();
    },
    settled: () => running,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(watch);
    },
  };
}

function addressesOfMachine(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal }) => !internal).map(({ address }) => address),
  );
  return addresses.toSorted().join(' ');
}
