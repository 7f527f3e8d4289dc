import { createStore, type StoreApi } from 'zustand/vanilla';

/** A place that somebody asked to see on the map: from the search box, from a pasted coordinate. */
export interface MapTarget {
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
}

export interface MapTargetState {
  /** Another object for every question: asking twice for one place goes there twice. */
  readonly target: MapTarget | undefined;
  /** Whether no map went there yet. Afterwards the place is only marked: the map is its user's. */
  readonly isWaiting: boolean;
}

export interface MapTargetStore {
  readonly store: StoreApi<MapTargetState>;
  readonly actions: { show(place: MapTarget): void; arrive(): void; clear(): void };
}

export function createMapTargetStore(): MapTargetStore {
  const store = createStore<MapTargetState>(() => ({ target: undefined, isWaiting: false }));
  return {
    store,
    actions: {
      show: ({ longitude, latitude }) => store.setState({ target: { longitude, latitude }, isWaiting: true }),
      arrive: () => store.setState({ isWaiting: false }),
      clear: () => store.setState({ target: undefined, isWaiting: false }),
    },
  };
}
