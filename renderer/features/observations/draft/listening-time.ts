/** Time that runs out, at once where `signal` says so. */
export function createListeningTime(signal: AbortSignal, firstMs: number) {
  let isOver = signal.aborted;
  let tell = (): void => undefined;
  const stop = () => {
    isOver = true;
    tell();
  };
  let timer = setTimeout(stop, firstMs);
  signal.addEventListener('abort', stop);
  return {
    /** Begins anew. */
    begin(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    },
    /** Told when it is over, also where it is already. Gives what ends the telling. */
    onOver(listener: () => void) {
      tell = listener;
      if (isOver) listener();
      return () => {
        tell = () => undefined;
      };
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}
