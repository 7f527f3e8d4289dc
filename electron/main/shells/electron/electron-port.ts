import type { MessagePortMain } from 'electron';
import type { Channel } from '../../../../shared/bridge/channel.ts';

/**
 * A channel over a port of the main process. Such a port is no DOM port: it speaks Node's events and holds messages
 * back until it is started. It tells of a close only the other end, a channel tells both.
 */
export function electronPortChannel(port: MessagePortMain): Channel {
  const closeListeners: (() => void)[] = [];
  let isClosed = false;
  const onClosed = () => {
    if (isClosed) return;
    isClosed = true;
    for (const listener of closeListeners) listener();
  };
  port.on('close', onClosed);
  return {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.on('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void closeListeners.push(listener),
    close: () => {
      port.close();
      onClosed();
    },
  };
}
