import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type RegisterStatus = BridgeType<'RegisterStatus'>;

/** Origin, age and size of the registers, never their rows. */
export interface RegistersState {
  /** undefined until the data window answered. */
  readonly statuses: ReadonlyMap<RegisterId, RegisterStatus> | undefined;
}

export interface RegistersStore {
  readonly store: StoreApi<RegistersState>;
  stop(): void;
}

export function createRegistersStore(
  bridge: Pick<Bridge, 'data' | 'onData' | 'onConnection'>,
  log: (error: unknown) => void,
): RegistersStore {
  const store = createStore<RegistersState>(() => ({ statuses: undefined }));
  const refresh = () =>
    bridge.data['registers.status']({}).then(
      (statuses) =>
        store.setState({ statuses: new Map(statuses.map((status) => [status.register, status])) }),
      log,
    );
  const stops = [
    bridge.onData('registers.changed', ({ status }) =>
      store.setState(({ statuses }) => ({ statuses: new Map(statuses).set(status.register, status) })),
    ),
    // What changed while the connection was away was told to nobody.
    bridge.onConnection('data', (state) => {
      if (state === 'open') void refresh();
    }),
  ];
  return {
    store,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
