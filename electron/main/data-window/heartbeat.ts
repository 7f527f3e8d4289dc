import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';

// A window can hang without dying: its connection stays open, and nothing answers. So it is asked now and then.

/** How long may pass between two questions. */
const BEAT_MS = 2_500;
/** A window that is busy with something large is silent for seconds; one that hangs is silent for ever. */
const MISSES_ALLOWED = 6;
/** While it takes a file in: on a machine that is busy with other things a step of a second takes half a minute. */
const MISSES_AT_WORK = 48;

export interface HeartbeatDependencies {
  /** Any answer will do, a failure too. */
  readonly ping: () => Promise<unknown>;
  /** Whether the window has a file to take in. */
  readonly isAtWork: () => boolean;
  /** The window has been silent for too long. Told once. */
  readonly onSilent: () => void;
  readonly beatMs?: number;
}

/**
 * Asks at every beat, and counts the beats without an answer. Beats are counted and not milliseconds, because a machine
 * that slept wakes up with a late clock and a sound window. Returns what ends the asking.
 */
export function watchHeartbeat({
  ping,
  isAtWork,
  onSilent,
  beatMs = BEAT_MS,
}: HeartbeatDependencies): () => void {
  let isWaiting = false;
  let missed = 0;

  function ask(): void {
    isWaiting = true;
    missed = 0;
    const answered = () => {
      isWaiting = false;
    };
    ping().then(answered, answered);
  }

  const timer = setInterval(() => {
    if (!isWaiting) return ask();
    missed += 1;
    if (missed < (isAtWork() ? MISSES_AT_WORK : MISSES_ALLOWED)) return;
    clearInterval(timer);
    onSilent();
  }, beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Calls that take as long as their file is large, and of which nobody knows beforehand how long that is. */
type ImportCall = 'imports.read' | 'imports.store';

/** The same window, of which is known whether it has a file to take in. */
export function watchImports(remote: RemoteData): { remote: RemoteData; isImporting(): boolean } {
  let running = 0;

  async function counted<Outcome>(call: Promise<Outcome>): Promise<Outcome> {
    running += 1;
    try {
      return await call;
    } finally {
      running -= 1;
    }
  }

  const calls: Pick<RemoteData, ImportCall> = {
    'imports.read': (...input) => counted(remote['imports.read'](...input)),
    'imports.store': (...input) => counted(remote['imports.store'](...input)),
  };
  return { remote: { ...remote, ...calls }, isImporting: () => running > 0 };
}
