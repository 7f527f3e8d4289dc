/** Bytes of a window that stand earlier in it too. */
export interface MatchFinder {
  /** How many bytes from a place on stand earlier, at most up to `end`, and where; 0 where they are too few. */
  find(at: number, end: number): number;
  /** Of what was found last. */
  readonly foundAt: number;
  /** To be found later. */
  enter(at: number): void;
  /** Forgets all that was entered since `keep`, or since the last time. */
  forget(): void;
  /** What was entered so far is never forgotten. */
  keep(): void;
}

/** A shorter one takes as many bits as its bytes. */
export const MIN_MATCH = 5;
const MAX_MATCH = 260;
/** So many earlier places are looked at. */
const MAX_TRIES = 16;
const HASH_BITS = 15;
const NONE = -1;

export function createMatchFinder(window: Uint8Array): MatchFinder {
  /** The last place of so many bytes, by their hash, and of each place the one before it. */
  const last = new Int32Array(1 << HASH_BITS).fill(NONE);
  const before = new Int32Array(window.length);
  let entered: number[] = [];
  let foundAt = 0;

  function enter(at: number): void {
    const hash = hashAt(window, at);
    before[at] = last[hash] ?? NONE;
    last[hash] = at;
    entered.push(hash);
  }

  return {
    get foundAt() {
      return foundAt;
    },
    enter,
    find(at, end) {
      const most = Math.min(MAX_MATCH, end - at);
      let best = MIN_MATCH - 1;
      let place = last[hashAt(window, at)] ?? NONE;
      for (let tries = 0; tries < MAX_TRIES && place !== NONE && best < most; tries++) {
        if (window[place + best] === window[at + best]) {
          let length = 0;
          while (length < most && window[place + length] === window[at + length]) length++;
          if (length > best) {
            best = length;
            foundAt = place;
          }
        }
        place = before[place] ?? NONE;
      }
      return best < MIN_MATCH ? 0 : best;
    },
    forget() {
      for (let index = entered.length - 1; index >= 0; index--) {
        const hash = entered[index] ?? 0;
        last[hash] = before[last[hash] ?? 0] ?? NONE;
      }
      entered.length = 0;
    },
    keep() {
      entered = [];
    },
  };
}

function hashAt(window: Uint8Array, at: number): number {
  const first =
    ((window[at] ?? 0) << 24) |
    ((window[at + 1] ?? 0) << 16) |
    ((window[at + 2] ?? 0) << 8) |
    (window[at + 3] ?? 0);
  return Math.imul(first ^ Math.imul(window[at + 4] ?? 0, 0x85ebca6b), 0x9e3779b1) >>> (32 - HASH_BITS);
}
