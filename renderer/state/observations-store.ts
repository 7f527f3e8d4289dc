import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';

/** What the place of observations shows beside its list. */
export type OpenedObservation =
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'registration'; readonly key: string }
  | { readonly kind: 'delivery'; readonly draftId: string }
  | { readonly kind: 'targets' };

export type ObservationFilter = BridgeType<'ObservationFilter'>;

/** Limits nothing. */
export const NO_FILTER: ObservationFilter = {
  text: '',
  hazardIds: [],
  regionIds: [],
  typeIds: [],
  observer: '',
};

export function isLimiting({ text, observer, fromMs, toMs, ...lists }: ObservationFilter): boolean {
  const isWritten = text.trim() !== '' || observer.trim() !== '';
  const isChosen = Object.values(lists).some(({ length }) => length > 0);
  return isWritten || isChosen || fromMs !== undefined || toMs !== undefined;
}

export interface ObservationsState {
  readonly opened: OpenedObservation | undefined;
  /** What list, map and exports show of what is registered. */
  readonly filter: ObservationFilter;
}

export interface ObservationsStore {
  readonly store: StoreApi<ObservationsState>;
  readonly actions: {
    open(opened: OpenedObservation | undefined): void;
    filter(filter: ObservationFilter): void;
  };
  /** What this window wrote into drafts, by their ids: newer than what the host told of them last. */
  readonly written: Map<string, BridgeType<'DraftContent'>>;
}

export function createObservationsStore(): ObservationsStore {
  const store = createStore<ObservationsState>(() => ({ opened: undefined, filter: NO_FILTER }));
  return {
    store,
    actions: {
      open: (opened) => store.setState({ opened }),
      filter: (filter) => store.setState({ filter }),
    },
    written: new Map(),
  };
}
