import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type RegisterStatus = BridgeType<'RegisterStatus'>;

/** Origin, age and size of the registers, never their rows. */
export interface RegistersState {
  /** undefined until the data window answered, where they are not known from the last start. */
  readonly statuses: ReadonlyMap<RegisterId, RegisterStatus> | undefined;
}

export interface RegistersStore {
  readonly store: StoreApi<RegistersState>;
  stop(): void;
}

export function createRegistersStore(
  bridge: Pick<Bridge, 'data' | 'first' | 'onData' | 'onConnection'>,
  log: (error: unknown) => void,
): RegistersStore {
  const known = bridge.first?.statuses ?? [];
  const store = createStore<RegistersState>(() => ({
    statuses: known.length > 0 ? byRegister(known) : undefined,
  }));
  const refresh = () =>
    bridge.data['registers.status']({}).then(
      (statuses) => store.setState({ statuses: byRegister(statuses) }),
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

function byRegister(statuses: readonly RegisterStatus[]): Map<RegisterId, RegisterStatus> {
  return new Map(statuses.map((status) => [status.register, status]));
}
