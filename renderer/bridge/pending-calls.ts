/** Callers that wait for a value until it comes, their time is over, or they no longer want it. */
export interface PendingCalls<Value> {
  wait(signal: AbortSignal | undefined): Promise<Value>;
  admit(value: Value): void;
}

/** @param giveUp makes the error of a caller that waited too long. */
export function createPendingCalls<Value>(limitMs: number, giveUp: () => unknown): PendingCalls<Value> {
  const waiting = new Set<(value: Value) => void>();
  return {
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(give);
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const give = (value: Value) => {
          leave();
          resolve(value);
        };
        const onAbort = () => {
          leave();
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          leave();
          reject(giveUp());
        }, limitMs);
        waiting.add(give);
        signal?.addEventListener('abort', onAbort, { once: true });
      }),
    admit: (value) => {
      for (const give of [...waiting]) give(value);
    },
  };
}
