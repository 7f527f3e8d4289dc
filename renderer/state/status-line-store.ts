import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the line at the bottom says. The screen that is shown fills the slots and empties them when it goes. */
export interface StatusLineState {
  /** The pointer's position, one entry a form, each with its coordinate system in words. */
  readonly pointer: readonly string[];
  /** Projection and scale of the map: `Kart: Web Mercator · 1 : 4 200 000 ved 64° N`. */
  readonly scale: string | undefined;
  /** What the screen counts: rows, sums. */
  readonly summary: string | undefined;
}

export interface StatusLineStore {
  readonly store: StoreApi<StatusLineState>;
  readonly actions: { set(slots: Partial<StatusLineState>): void; clear(): void };
}

const EMPTY: StatusLineState = { pointer: [], scale: undefined, summary: undefined };

export function createStatusLineStore(): StatusLineStore {
  const store = createStore<StatusLineState>(() => EMPTY);
  return {
    store,
    actions: { set: (slots) => store.setState(slots), clear: () => store.setState(EMPTY) },
  };
}
