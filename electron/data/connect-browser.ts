// The browser shell's way to the data window: WebSockets to the host. What lets this page in is a cookie that the host
// put into this browser through its pipe; scripts cannot read it.

import { webSocketChannel } from '../../shared/bridge/transports/websocket.ts';
import type { DataConnectionListener } from './connection-listener.ts';

/**
 * Opens the channel to the host. On it the host also sends text frames, each the id of a user interface that wants to
 * be joined: the page answers by opening a channel of that id, which the host relays.
 */
export function connectBrowser({ onHost, onUi }: DataConnectionListener): void {
  const control = open('control');
  control.addEventListener('open', () => onHost(webSocketChannel(control)), { once: true });
  control.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') joinUi(data);
  });

  function joinUi(id: string): void {
    const socket = open(`channel?id=${encodeURIComponent(id)}`);
    socket.addEventListener('open', () => onUi(webSocketChannel(socket)), { once: true });
  }
}

function open(end: string): WebSocket {
  return new WebSocket(`ws://${location.host}/bridge/${end}`);
}
