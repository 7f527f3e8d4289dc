import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type LoggedRequest = BridgeType<'LoggedRequest'>;

export const REQUEST_COUNT = 200;

export interface RequestsState {
  /** The last requests to the services, newest first. */
  readonly requests: readonly LoggedRequest[];
}

export interface RequestsStore {
  readonly store: StoreApi<RequestsState>;
  stop(): void;
}

export function createRequestsStore(
  bridge: Pick<Bridge, 'host' | 'onHost' | 'onConnection'>,
  log: (error: unknown) => void,
): RequestsStore {
  const store = createStore<RequestsState>(() => ({ requests: [] }));

  // The list and the batches overlap: a number is a request, whoever told of it.
  function take(incoming: readonly LoggedRequest[]): void {
    store.setState(({ requests }) => {
      const byId = new Map([...requests, ...incoming].map((request) => [request.id, request]));
      const newestFirst = [...byId.values()].sort((a, b) => b.id - a.id);
      return { requests: newestFirst.slice(0, REQUEST_COUNT) };
    });
  }

  const stops = [
    bridge.onHost('requests.logged', ({ requests }) => take(requests)),
    bridge.onConnection('host', (state) => {
      // A host that was started again counts from one.
      if (state === 'lost') store.setState({ requests: [] });
      if (state === 'open') bridge.host['requests.recent']({}).then(take, log);
    }),
  ];
  return {
    store,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
