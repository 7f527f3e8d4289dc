import type { Channel } from '../channel.ts';

/** The part of a DOM MessagePort that a channel needs. */
export interface MessagePortLike {
  postMessage(message: unknown): void;
  start(): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/**
 * A channel over a MessagePort; values are cloned by the browser itself. A port tells of its close only the other end,
 * a channel tells both.
 */
export function messagePortChannel(port: MessagePortLike): Channel {
  const closeListeners: (() => void)[] = [];
  const onClosed = () => {
    for (const listener of closeListeners.splice(0)) listener();
  };
  port.addEventListener('close', onClosed);
  return {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.addEventListener('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void closeListeners.push(listener),
    close: () => {
      port.close();
      onClosed();
    },
  };
}
