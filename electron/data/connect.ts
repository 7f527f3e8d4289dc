import { webSocketChannel } from '../../shared/bridge/transports/websocket.ts';
import { connectElectron } from './connect-electron.ts';
import type { DataConnectionListener } from './connection-listener.ts';

declare global {
  /** Set by Electron's preload; absent in the browser shell. */
  var vardeShell: { readonly name: string } | undefined;
}

/** Joins the host and the user interfaces, by what the shell offers. */
export function connectData(listener: DataConnectionListener): void {
  if (globalThis.vardeShell?.name === 'electron') connectElectron(listener, globalThis);
  else connectBrowser(listener);
}

// The browser shell's way to the data window: WebSockets to the host. What lets this page in is a cookie that the host
// put into this browser through its pipe; scripts cannot read it.

/**
 * Opens the channel to the host. On it the host also sends text frames, each the id of a user interface that wants to
 * be joined: the page answers by opening a channel of that id, which the host relays.
 */
function connectBrowser({ onHost, onUi }: DataConnectionListener): void {
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
