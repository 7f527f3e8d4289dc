import type { FeatureStore } from '../ports/feature-store.ts';

/** The rows of the layers and tables of one group. */
export interface FeatureGroup extends FeatureStore {
  /** The layers and tables that it has rows for, by their numbers in the registry. */
  readonly ids: readonly number[];
}

/** One store of many groups. Throws when two of them claim one layer. */
export function composeFeatures(groups: readonly FeatureGroup[]): FeatureStore {
  const groupOf = new Map<number, FeatureGroup>();
  for (const group of groups) {
    for (const id of group.ids) {
      if (groupOf.has(id)) throw new Error(`Layer ${id} has rows in two groups`);
      groupOf.set(id, group);
    }
  }
  return {
    async readTable(id) {
      const group = groupOf.get(id);
      if (!group) throw noRows(id);
      return group.readTable(id);
    },
  };
}

/** A layer of the registry without a store: our own mistake, never a client's. */
export function noRows(id: number): Error {
  return new Error(`No rows for layer ${id}`);
}
