import type { Channel } from '../../shared/bridge/channel.ts';
import { webSocketChannel } from '../../shared/bridge/transports/websocket.ts';
import { BRIDGE_PROOF, PROOF_PARAMETER } from '../../shared/contracts/bridge/bridge-proof.ts';
import { dataEvents, dataOperations } from '../../shared/contracts/bridge/data-api.ts';
import { hostEvents, hostForUiOperations } from '../../shared/contracts/bridge/host-api.ts';
import type { Bridge, BridgeEnd } from './bridge.ts';
import { createElectronChannels } from './electron-channels.ts';
import { createReconnectingLink } from './reconnecting-link.ts';
import { isElectronShell } from './varde-shell.ts';

function log(error: unknown): void {
  console.error(error);
}

/** Joins this window with host and data window. Returns at once: calls wait until the ends are there. */
function createBridge(open: (end: BridgeEnd) => Promise<Channel>): Bridge {
  const host = createReconnectingLink({
    open: () => open('host'),
    party: 'host',
    remote: hostForUiOperations,
    remoteEvents: hostEvents,
    log,
  });
  const data = createReconnectingLink({
    open: () => open('data'),
    party: 'data window',
    remote: dataOperations,
    remoteEvents: dataEvents,
    log,
  });
  return {
    data: data.remote,
    host: host.remote,
    onData: data.on,
    onHost: host.on,
    onConnection: (end, listener) => (end === 'host' ? host : data).onState(listener),
  };
}

/** Connects by the shell in which this window runs. Resolves when the host is there. */
export function connectBridge(): Promise<Bridge> {
  const bridge = createBridge(isElectronShell() ? createElectronChannels(window) : openBrowserChannel);
  return new Promise((resolve) => {
    bridge.onConnection('host', (state) => {
      if (state === 'open') resolve(bridge);
    });
  });
}

/** Opens a channel of the browser shell: a WebSocket to the host, which relays those of the data window. */
function openBrowserChannel(end: BridgeEnd): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const proof = new URLSearchParams({ [PROOF_PARAMETER]: localStorage.getItem(BRIDGE_PROOF) ?? '' });
    const socket = new WebSocket(`${scheme}://${location.host}/bridge/${end}?${proof}`);
    socket.addEventListener('open', () => resolve(webSocketChannel(socket)), { once: true });
    socket.addEventListener('close', () => reject(new Error(`No connection to ${end}`)), { once: true });
  });
}
