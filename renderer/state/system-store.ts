import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Bridge, ConnectionState } from '../bridge/bridge.ts';

type AppInfo = BridgeType<'AppInfo'>;

/** How the machine around the screens is doing. */
export interface SystemState {
  readonly info: AppInfo | undefined;
  readonly host: ConnectionState;
  readonly data: ConnectionState;
  /** The host said that the data window is gone. */
  readonly isDataAway: boolean;
  /** What the browser says of the network; nothing is probed. */
  readonly isOnline: boolean;
}

export interface SystemStore {
  readonly store: StoreApi<SystemState>;
  stop(): void;
}

/** Where the browser tells of the network: the window, or a double of it. */
export interface NetworkWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export function createSystemStore(
  bridge: Pick<Bridge, 'host' | 'onHost' | 'onConnection'>,
  network: NetworkWindow,
  log: (error: unknown) => void,
): SystemStore {
  const store = createStore<SystemState>(() => ({
    info: undefined,
    host: 'connecting',
    data: 'connecting',
    isDataAway: false,
    isOnline: network.navigator.onLine,
  }));
  const tellNetwork = () => store.setState({ isOnline: network.navigator.onLine });
  network.addEventListener('online', tellNetwork);
  network.addEventListener('offline', tellNetwork);
  const stops = [
    bridge.onConnection('host', (host) => {
      store.setState({ host });
      if (host === 'open') bridge.host['app.info']({}).then((info) => store.setState({ info }), log);
    }),
    bridge.onConnection('data', (data) => store.setState({ data })),
    bridge.onHost('data.away', ({ isAway }) => store.setState({ isDataAway: isAway })),
    bridge.onHost('app.notices', ({ notices }) =>
      store.setState(({ info }) => ({ info: info && { ...info, notices } })),
    ),
  ];
  return {
    store,
    stop: () => {
      network.removeEventListener('online', tellNetwork);
      network.removeEventListener('offline', tellNetwork);
      for (const stop of stops) stop();
    },
  };
}
