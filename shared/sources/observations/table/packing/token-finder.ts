import { createMatchFinder, MIN_MATCH } from './match-finder.ts';

/** Told what bytes are made of, one after another: bytes, and copies of what stands so far before. */
export interface TokenSink {
  literal(byte: number): void;
  match(length: number, distance: number): void;
}

/** Further back nothing is looked for. */
const MAX_DISTANCE = 1 << 16;
/** A match that is as long is taken without a look at the next place. */
const LONG_MATCH = 32;

/** Of what stands in a window from `start` on; what stands before it stays. */
export function createTokenFinder(window: Uint8Array, start: number) {
  const finder = createMatchFinder(window);
  for (let at = 0; at + MIN_MATCH <= start; at++) finder.enter(at);
  finder.keep();

  /** So many bytes. */
  return (bytes: number, sink: TokenSink): void => {
    const end = start + bytes;
    let length = 0;
    let isLookedUp = false;
    for (let at = start; at < end; ) {
      if (!isLookedUp) length = finder.find(at, end);
      const { foundAt } = finder;
      if (at + MIN_MATCH <= end) finder.enter(at);
      const next = length > 0 && length < LONG_MATCH ? finder.find(at + 1, end) : 0;
      isLookedUp = next > length;
      if (length > 0 && !isLookedUp && at - foundAt <= MAX_DISTANCE) {
        sink.match(length, at - foundAt);
        const stop = Math.min(at + length, end - MIN_MATCH + 1);
        for (let inside = at + 1; inside < stop; inside++) finder.enter(inside);
        at += length;
      } else {
        sink.literal(window[at] ?? 0);
        at += 1;
        length = next;
      }
    }
    finder.forget();
  };
}
