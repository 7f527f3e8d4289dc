import type { ObjectIdRecord, ObjectIdStore } from '../../ports/object-id-store.ts';

export function createMemoryObjectIdStore(): ObjectIdStore {
  const records: ObjectIdRecord[] = [];
  return {
    async numberKeys(table, keys) {
      const own = records.filter((record) => record.table === table);
      const known = new Map(own.map(({ key, id }) => [key, id]));
      let last = Math.max(0, ...known.values());
      return keys.map((key) => {
        const id = known.get(key) ?? ++last;
        if (!known.has(key)) records.push({ table, key, id });
        known.set(key, id);
        return id;
      });
    },
    read: async () => [...records],
    async restore(more) {
      records.push(...more);
    },
  };
}
