import { createStore, type StoreApi } from 'zustand/vanilla';

/** The place that is shown, and the one before it. */
export interface PlaceState {
  readonly placeId: string;
  readonly previousId: string | undefined;
}

export interface PlaceStore {
  readonly store: StoreApi<PlaceState>;
  readonly actions: { go(placeId: string): void };
}

export function createPlaceStore(placeId: string): PlaceStore {
  const store = createStore<PlaceState>(() => ({ placeId, previousId: undefined }));
  return {
    store,
    actions: {
      go: (next) => {
        const { placeId: current } = store.getState();
        if (next !== current) store.setState({ placeId: next, previousId: current });
      },
    },
  };
}
