import type { Channel } from '../../../shared/bridge/channel.ts';

/** Two ends of a channel in one process; messages are cloned and arrive later, as they do between processes. */
export function channelPair(): [Channel, Channel] {
  const listeners: [((message: unknown) => void)[], ((message: unknown) => void)[]] = [[], []];
  const closers: (() => void)[] = [];
  let isOpen = true;
  const end = (own: 0 | 1, other: 0 | 1): Channel => ({
    post: (message) => {
      const copy = structuredClone(message);
      queueMicrotask(() => {
        if (isOpen) for (const listener of listeners[other]) listener(copy);
      });
    },
    onMessage: (listener) => void listeners[own].push(listener),
    onClose: (listener) => void closers.push(listener),
    close: () => {
      isOpen = false;
      for (const closer of closers.splice(0)) closer();
    },
  });
  return [end(0, 1), end(1, 0)];
}
