import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../../shared/base/app-error.ts';

const PAUSE_MS = 1_000;
/** The data window is back within seconds, or something is wrong. */
const MAX_PAUSES = 60;
const AWAY: ReadonlySet<string> = new Set(['http/data-away', 'bridge/closed']);

/** Does a piece of work, again while the data window is being restarted. Throws the reason of the signal. */
export async function orWhenBack<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let pauses = 0; ; pauses++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && AWAY.has(error.code)) || pauses >= MAX_PAUSES) throw error;
      await wait(PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
