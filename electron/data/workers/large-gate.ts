// Large pictures that wait until there is room for them. Small ones never come here.

interface Waiting {
  readonly px: number;
  enter(): void;
}

export interface LargeGate {
  /** Does the work when the pictures that are inside have room for so many pixels more, in the order of asking. */
  pass<Value>(px: number, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>;
}

/** One picture is always let in, however large it is. */
export function createLargeGate(limitPx: number): LargeGate {
  const waiting: Waiting[] = [];
  let insidePx = 0;

  function admit(): void {
    for (let [first] = waiting; first && fits(first); [first] = waiting) {
      waiting.shift();
      insidePx += first.px;
      first.enter();
    }
  }

  function fits({ px }: Waiting): boolean {
    return insidePx === 0 || insidePx + px <= limitPx;
  }

  function enter(px: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { px, enter: resolve };
      waiting.push(entry);
      signal.addEventListener(
        'abort',
        () => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(signal.reason);
          admit();
        },
        { once: true },
      );
      admit();
    });
  }

  return {
    async pass(px, signal, work) {
      signal.throwIfAborted();
      await enter(px, signal);
      try {
        return await work();
      } finally {
        insidePx -= px;
        admit();
      }
    },
  };
}
