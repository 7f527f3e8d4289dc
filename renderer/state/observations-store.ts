import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_FILTER } from '../../shared/contracts/bridge/no-filter.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';

/** What the place of observations shows beside its list. */
export type OpenedObservation =
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'registration'; readonly key: string }
  | { readonly kind: 'delivery'; readonly draftId: string }
  | { readonly kind: 'targets' };

export type ObservationFilter = BridgeType<'ObservationFilter'>;

/** The source that stands for the service of this Varde. */
export const HERE = '';

export function isLimiting(filter: ObservationFilter): boolean {
  return Object.values(filter).some((limit) => {
    if (typeof limit === 'string') return limit.trim() !== '';
    return Array.isArray(limit) ? limit.length > 0 : limit !== undefined;
  });
}

type OptionalLimit = 'fromMs' | 'toMs' | 'changedFromMs' | 'near' | 'regId' | 'groupId' | 'locationId';

/** The same filter with other limits; one that is undefined limits nothing. */
export function withLimits(
  filter: ObservationFilter,
  limits: { readonly [Name in OptionalLimit]?: ObservationFilter[Name] | undefined },
): ObservationFilter {
  const { text, hazardIds, regionIds, typeIds, observer, competenceIds, sourceIds, ...optional } = filter;
  const given = Object.entries({ ...optional, ...limits }).filter(([, limit]) => limit !== undefined);
  const needed = { text, hazardIds, regionIds, typeIds, observer, competenceIds, sourceIds };
  return { ...needed, ...Object.fromEntries(given) };
}

export interface ObservationsState {
  readonly opened: OpenedObservation | undefined;
  /** What list, map and exports show of what is registered. */
  readonly filter: ObservationFilter;
}

type DraftChange = (content: BridgeType<'DraftContent'>) => BridgeType<'DraftContent'>;

export interface ObservationsStore {
  readonly store: StoreApi<ObservationsState>;
  readonly actions: {
    open(opened: OpenedObservation | undefined): void;
    filter(filter: ObservationFilter): void;
  };
  /** What this window wrote into drafts, by their ids: newer than what the host told of them last. */
  readonly written: Map<string, BridgeType<'DraftContent'>>;
  /** Who writes a draft at the moment, by its id. */
  readonly writers: Map<string, { complete(change: DraftChange): void }>;
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
    writers: new Map(),
  };
}
