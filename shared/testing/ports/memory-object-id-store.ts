import type { ObjectIdStore } from '../../ports/object-id-store.ts';

export function createMemoryObjectIdStore(): ObjectIdStore {
  const tables = new Map<string, Map<string, number>>();
  return {
    async numberKeys(table, keys) {
      const known = tables.get(table) ?? new Map<string, number>();
      tables.set(table, known);
      return keys.map((key) => {
        const id = known.get(key) ?? known.size + 1;
        known.set(key, id);
        return id;
      });
    },
  };
}
