import type { Channel } from '../../shared/bridge/channel.ts';
import { webSocketChannel } from '../../shared/bridge/transports/websocket.ts';
import { BRIDGE_PROOF, PROOF_PARAMETER } from '../../shared/contracts/bridge/bridge-proof.ts';
import type { BridgeEnd } from './bridge.ts';

/** Opens a channel of the browser shell: a WebSocket to the host, which relays those of the data window. */
export function openBrowserChannel(end: BridgeEnd): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const proof = new URLSearchParams({ [PROOF_PARAMETER]: localStorage.getItem(BRIDGE_PROOF) ?? '' });
    const socket = new WebSocket(`${scheme}://${location.host}/bridge/${end}?${proof}`);
    socket.addEventListener('open', () => resolve(webSocketChannel(socket)), { once: true });
    socket.addEventListener('close', () => reject(new Error(`No connection to ${end}`)), { once: true });
  });
}
