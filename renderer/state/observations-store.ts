import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';

/** What the place of observations shows beside its list. */
export type OpenedObservation =
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'registration'; readonly regId: number }
  | { readonly kind: 'delivery'; readonly draftId: string }
  | { readonly kind: 'targets' };

export interface ObservationsState {
  readonly opened: OpenedObservation | undefined;
}

export interface ObservationsStore {
  readonly store: StoreApi<ObservationsState>;
  readonly actions: { open(opened: OpenedObservation | undefined): void };
  /** What this window wrote into drafts, by their ids: newer than what the host told of them last. */
  readonly written: Map<string, BridgeType<'DraftContent'>>;
}

export function createObservationsStore(): ObservationsStore {
  const store = createStore<ObservationsState>(() => ({ opened: undefined }));
  return { store, actions: { open: (opened) => store.setState({ opened }) }, written: new Map() };
}
