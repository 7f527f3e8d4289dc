import type { JournalMark } from '../../ports/journal.ts';
import type { ObjectIdStore } from '../../ports/object-id-store.ts';
import type { ViewStore } from '../../ports/view-store.ts';
import type { Database } from '../database.ts';

export function createObjectIdStore({ dexie, objectIds }: Database): ObjectIdStore {
  return {
    numberKeys: (table, keys) =>
      dexie.transaction('rw', objectIds, async () => {
        const known = new Map<string, number>();
        let last = 0;
        for (const { key, id } of await objectIds.where({ table }).toArray()) {
          known.set(key, id);
          last = Math.max(last, id);
        }
        const added = [...new Set(keys)].filter((key) => !known.has(key));
        const records = added.map((key, index) => ({ table, key, id: last + 1 + index }));
        for (const { key, id } of records) known.set(key, id);
        if (records.length > 0) await objectIds.bulkAdd(records);
        return keys.map((key) => known.get(key) ?? 0);
      }),
    read: () => objectIds.toArray(),
    async restore(records) {
      await objectIds.bulkPut([...records]);
    },
  };
}

export function createViewStore({ dexie, views }: Database): ViewStore {
  return {
    list: () => views.orderBy('savedAtMs').toArray(),
    async put(view) {
      await views.put(view);
    },
    remove: (viewId) => views.delete(viewId),
    replaceAll: (all) =>
      dexie.transaction('rw', views, async () => {
        await views.clear();
        await views.bulkPut([...all]);
      }),
  };
}

const NAME = 'journal';

export function createJournalMark({ marks }: Database): JournalMark {
  return {
    read: async () => (await marks.get(NAME))?.number ?? 0,
    async put(number) {
      await marks.put({ name: NAME, number });
    },
  };
}
