import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Log } from '../../ports/log.ts';

/** A clock that stands until it is set. */
export interface SetClock extends Clock {
  set(ms: number): void;
}

export function createSetClock(iso: string): SetClock {
  let nowMs = Date.parse(iso);
  return {
    nowMs: () => nowMs,
    set(ms) {
      nowMs = ms;
    },
  };
}

/** Turns that are over at once, counted. */
export function createCountedEventLoop(): EventLoop & { readonly count: number } {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async yieldToEventLoop() {
      count += 1;
    },
  };
}

/** id-1, id-2, … */
export function createCountingIds(): Ids {
  let count = 0;
  return {
    create() {
      count += 1;
      return `id-${count}`;
    },
  };
}

/** A log that a test can read. */
export function createMemoryLog(): Log & { readonly errors: string[] } {
  const errors: string[] = [];
  return { errors, info: () => undefined, error: (message) => void errors.push(message) };
}
