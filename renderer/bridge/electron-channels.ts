import type { Channel } from '../../shared/bridge/channel.ts';
import { messagePortChannel } from '../../shared/bridge/transports/message-port.ts';
import type { BridgeEnd } from './bridge.ts';

interface PortMessage {
  readonly type: 'varde:port';
  readonly role: BridgeEnd;
}

function isPortMessage(message: unknown): message is PortMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'varde:port' &&
    'role' in message &&
    (message.role === 'host' || message.role === 'data')
  );
}

/** Where ports are heard: the window, or a double of it. */
export interface PortWindow {
  readonly location: { readonly origin: string };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/**
 * Channels of the Electron shell: the main process brokers ports and the preload forwards them to this window. A port
 * that comes before it is asked for is kept; a newer one of the same end replaces it.
 */
export function createElectronChannels(target: PortWindow): (end: BridgeEnd) => Promise<Channel> {
  const kept = new Map<BridgeEnd, Channel>();
  const waiting = new Map<BridgeEnd, (channel: Channel) => void>();
  target.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.origin !== target.location.origin || !isPortMessage(event.data) || !port) return;
    const channel = messagePortChannel(port);
    const resolve = waiting.get(event.data.role);
    if (resolve) {
      waiting.delete(event.data.role);
      resolve(channel);
    } else kept.set(event.data.role, channel);
  });
  return (end) => {
    const channel = kept.get(end);
    kept.delete(end);
    if (channel) return Promise.resolve(channel);
    return new Promise((resolve) => waiting.set(end, resolve));
  };
}
