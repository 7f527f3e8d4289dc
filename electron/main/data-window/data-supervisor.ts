// Keeps a data window alive: opens it, notices when it is gone, opens it again.

import type { Channel } from '../../../shared/bridge/channel.ts';
import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { DataWindow } from '../shells/shell.ts';
import { watchHeartbeat, watchImports } from './heartbeat.ts';

/** The host's end of the connection with a data window. */
interface DataLink {
  readonly remote: RemoteData;
  onClose(listener: () => void): void;
}

export interface SupervisorDependencies {
  /** `isAnew`: the store of the window before is moved aside first. */
  readonly openWindow: (isAnew: boolean) => Promise<DataWindow>;
  readonly connect: (channel: Channel) => DataLink;
  readonly onAway: (isAway: boolean) => void;
  readonly log: Log;
  /** How often the window is asked whether it hangs; tests make it short. */
  readonly beatMs?: number;
  /** Waits between tries; tests make it short. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface DataSupervisor {
  /** Opens the first data window. Fails when it does not come up after a few tries. */
  start(): Promise<void>;
  /** The window that answers. Fails with `http/data-away` while there is none. */
  get(): RemoteData;
  readonly isAway: boolean;
  /** The store of the window is of no use: the window is ended, and the next one begins with an empty store. */
  renew(): void;
  close(): Promise<void>;
}

const FIRST_TRIES = 3;
const RENEWALS_ALLOWED = 3;
const PAUSES_MS = [0, 100, 250, 500, 1000, 2000, 5000];
const defaultPause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createDataSupervisor(dependencies: SupervisorDependencies): DataSupervisor {
  const { openWindow, connect, onAway, log } = dependencies;
  const pause = dependencies.pause ?? defaultPause;
  let current: { readonly window: DataWindow; readonly remote: RemoteData } | undefined;
  let isClosing = false;
  let opened: DataWindow | undefined;
  const renewals = createRenewals();

  async function openOnce(): Promise<void> {
    const window = await openWindow(renewals.take());
    opened = window;
    const link = connect(window.channel);
    const { remote, isImporting } = watchImports(link.remote);
    let isLost = false;
    const stopAsking = endWhenSilent({ remote, isAtWork: isImporting, window }, dependencies);
    link.onClose(() => {
      isLost = true;
      stopAsking();
      if (current?.window !== window) return;
      current = undefined;
      if (!isClosing) void reopen();
    });
    try {
      // It answers when its store is open and what the files say has been taken in.
      await remote['registers.status']({});
      if (isLost || isClosing) throw new Error('The data window went away while it was opening');
    } catch (error) {
      await window.close();
      throw error;
    }
    current = { window, remote };
  }

  async function reopen(): Promise<void> {
    log.error('The data window is gone; it is opened again');
    const lostAt = performance.now();
    onAway(true);
    await openUntil(Number.POSITIVE_INFINITY);
    if (isClosing) return;
    log.info(`The data window is back after ${Math.round(performance.now() - lostAt)} ms`);
    onAway(false);
  }

  async function openUntil(tries: number): Promise<void> {
    for (let count = 0; !isClosing; count++) {
      try {
        await openOnce();
        return;
      } catch (error) {
        if (isClosing) return;
        log.error('The data window could not be opened', error);
        if (count + 1 >= tries) throw error;
        await pause(PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)] ?? 0);
      }
    }
  }

  return {
    start: () => openUntil(FIRST_TRIES),
    get() {
      if (!current) throw appError('http/data-away');
      return current.remote;
    },
    get isAway() {
      return current === undefined;
    },
    renew() {
      if (isClosing || !renewals.ask()) return;
      opened?.close().catch((error: unknown) => log.error('The data window could not be ended', error));
    },
    async close() {
      isClosing = true;
      const { window } = current ?? {};
      current = undefined;
      await window?.close();
    },
  };
}

/** Its end closes the connection, and that opens the next one. Returns what ends the asking. */
function endWhenSilent(
  { remote, isAtWork, window }: { remote: RemoteData; isAtWork: () => boolean; window: DataWindow },
  { log, beatMs }: SupervisorDependencies,
): () => void {
  return watchHeartbeat({
    ping: () => remote['window.ping']({}),
    isAtWork,
    onSilent() {
      log.error('The data window hangs; it is ended');
      window.close().catch((error: unknown) => log.error('The data window could not be ended', error));
    },
    ...(beatMs !== undefined && { beatMs }),
  });
}

/** What is damaged again and again is not mended by one more empty store. */
function createRenewals() {
  let count = 0;
  let isWanted = false;
  return {
    /** Whether the next window begins anew because of this. */
    ask(): boolean {
      if (isWanted || count >= RENEWALS_ALLOWED) return false;
      count += 1;
      isWanted = true;
      return true;
    },
    take(): boolean {
      const wasWanted = isWanted;
      isWanted = false;
      return wasWanted;
    },
  };
}
