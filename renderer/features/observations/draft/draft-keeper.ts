// Keeps what is written while it is written: at most a second behind, one write at a time, and the last word wins.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

type DraftContent = BridgeType<'DraftContent'>;

export interface DraftKeeper {
  /** What the draft says from now on. */
  change(content: DraftContent): void;
  /** Writes at once what waits. Resolves when all of it is on the disk; what failed waits on. */
  flush(): Promise<void>;
}

export interface DraftKeeperDependencies {
  /** Resolves when it is on the disk. */
  readonly keep: (content: DraftContent) => Promise<{ readonly keptAtMs: number }>;
  readonly onKept: (keptAtMs: number) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Leaves a part of the second for the write itself. */
const PAUSE_MS = 700;

export function createDraftKeeper({ keep, onKept, onFailed }: DraftKeeperDependencies): DraftKeeper {
  let waiting: DraftContent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const content = waiting;
    if (!content) return;
    waiting = undefined;
    try {
      onKept((await keep(content)).keptAtMs);
    } catch (error) {
      waiting ??= content;
      onFailed(error);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    change(content) {
      waiting = content;
      timer ??= setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
  };
}
