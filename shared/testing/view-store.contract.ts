import { describe, expect, test } from 'vitest';
import type { SavedView, ViewStore } from '../ports/view-store.ts';

function view(viewId: string, savedAtMs: number, name = viewId): SavedView {
  return { viewId, name, register: 'plants', query: 'search=foss', savedAtMs };
}

/** What every view store promises. `open` gives an empty one. */
export function viewStoreContract(storeName: string, open: () => Promise<ViewStore>): void {
  describe(`${storeName} as a view store`, () => {
    test('views are listed in the order of saving', async () => {
      const store = await open();
      await store.put(view('late', 20));
      await store.put(view('early', 10));
      expect((await store.list()).map(({ viewId }) => viewId)).toEqual(['early', 'late']);
    });

    test('a view that is put again takes the place of the old one', async () => {
      const store = await open();
      await store.put(view('one', 10));
      await store.put(view('one', 30, 'renamed'));
      expect(await store.list()).toEqual([view('one', 30, 'renamed')]);
    });

    test('a removed view is gone, and removing what is not there does nothing', async () => {
      const store = await open();
      await store.put(view('one', 10));
      await store.remove('one');
      await store.remove('two');
      expect(await store.list()).toEqual([]);
    });

    test('replacing all leaves those and no others', async () => {
      const store = await open();
      await store.put(view('old', 10));
      await store.replaceAll([view('b', 2), view('a', 1)]);
      expect(await store.list()).toEqual([view('a', 1), view('b', 2)]);
    });
  });
}
