import { createStore, type StoreApi } from 'zustand/vanilla';

/** The place that is shown, and the one before it. */
export interface PlaceState {
  readonly placeId: string;
  readonly previousId: string | undefined;
  /** What of the place was asked for, such as the setting that something needs; another object each time. */
  readonly part: { readonly name: string } | undefined;
}

export interface PlaceStore {
  readonly store: StoreApi<PlaceState>;
  readonly actions: { go(placeId: string, partName?: string): void };
}

export function createPlaceStore(placeId: string): PlaceStore {
  const store = createStore<PlaceState>(() => ({ placeId, previousId: undefined, part: undefined }));
  return {
    store,
    actions: {
      go: (next, partName) => {
        const { placeId: current } = store.getState();
        const part = partName === undefined ? undefined : { name: partName };
        if (next !== current) store.setState({ placeId: next, previousId: current, part });
        else if (part) store.setState({ part });
      },
    },
  };
}
