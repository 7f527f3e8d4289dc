import type { EventLoop } from '../../../shared/ports/event-loop.ts';

/**
 * Turns by messages to ourselves, which wait behind what came before them. `scheduler.yield` would not do: its
 * continuations go before the messages of sockets, so that long work would still keep everybody waiting.
 */
export function createMessageEventLoop(): EventLoop {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return {
    yieldToEventLoop: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        port2.postMessage(undefined);
      }),
  };
}
