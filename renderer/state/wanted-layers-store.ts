import { createStore, type StoreApi } from 'zustand/vanilla';

/** Imported layers that somebody asked to see on the map, by their numbers. */
export interface WantedLayersState {
  /** Empty once a map went there: from then on it is its user's. */
  readonly layerIds: readonly number[];
}

export interface WantedLayersStore {
  readonly store: StoreApi<WantedLayersState>;
  readonly actions: { show(layerIds: readonly number[]): void; arrive(): void };
}

export function createWantedLayersStore(): WantedLayersStore {
  const store = createStore<WantedLayersState>(() => ({ layerIds: [] }));
  return {
    store,
    actions: {
      show: (layerIds) => store.setState({ layerIds }),
      arrive: () => store.setState({ layerIds: [] }),
    },
  };
}
