import type { ViewStore } from '../../ports/view-store.ts';
import type { Database } from '../database.ts';

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
