import type { SavedView, ViewStore } from '../../ports/view-store.ts';

export function createMemoryViewStore(): ViewStore {
  const views = new Map<string, SavedView>();
  return {
    list: async () => [...views.values()].toSorted((one, other) => one.savedAtMs - other.savedAtMs),
    async put(view) {
      views.set(view.viewId, { ...view });
    },
    async remove(viewId) {
      views.delete(viewId);
    },
    async replaceAll(all) {
      views.clear();
      for (const view of all) views.set(view.viewId, { ...view });
    },
  };
}
