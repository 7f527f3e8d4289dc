import type { Channel } from '../../shared/bridge/channel.ts';
import { messagePortChannel } from '../../shared/bridge/transports/message-port.ts';
import type { DataConnectionListener } from './connection-listener.ts';

/** Where ports are heard: the window, or a double of it. */
export interface PortTarget {
  readonly location: { readonly origin: string };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** Electron's main process brokers the ports; the preload hands them on to this window. */
export function connectElectron({ onHost, onUi }: DataConnectionListener, target: PortTarget): void {
  target.addEventListener('message', ({ data, origin, ports }) => {
    const [port] = ports;
    if (origin !== target.location.origin || !port || !isPortMessage(data)) return;
    const channel: Channel = messagePortChannel(port);
    if (data.role === 'control') onHost(channel);
    else onUi(channel);
  });
}

interface PortMessage {
  readonly type: 'varde:port';
  readonly role: 'control' | 'ui';
}

function isPortMessage(message: unknown): message is PortMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'varde:port' &&
    'role' in message &&
    (message.role === 'control' || message.role === 'ui')
  );
}
