import { describe, expect, test } from 'vitest';
import type { ObjectIdStore } from '../ports/object-id-store.ts';

/** What every store of object ids promises. `open` gives an empty one. */
export function objectIdStoreContract(storeName: string, open: () => Promise<ObjectIdStore>): void {
  describe(`${storeName} as a store of object ids`, () => {
    test('keys are numbered from 1 in the order in which they come', async () => {
      const store = await open();
      expect(await store.numberKeys('licences', ['b', 'a'])).toEqual([1, 2]);
      expect(await store.numberKeys('licences', ['a', 'c', 'b'])).toEqual([2, 3, 1]);
    });

    test('a key that comes back has its number, and no other key ever gets it', async () => {
      const store = await open();
      await store.numberKeys('licences', ['a', 'b']);
      expect(await store.numberKeys('licences', ['c'])).toEqual([3]);
      expect(await store.numberKeys('licences', ['b', 'd'])).toEqual([2, 4]);
    });

    test('numbers that are put back are known, and the next one comes after them', async () => {
      const given = await open();
      await given.numberKeys('licences', ['a', 'b']);
      const store = await open();
      await store.restore(await given.read());
      expect(await store.numberKeys('licences', ['b', 'c'])).toEqual([2, 3]);
    });

    test('each table counts by itself', async () => {
      const store = await open();
      await store.numberKeys('licences', ['a', 'b']);
      expect(await store.numberKeys('certificates', ['b'])).toEqual([1]);
    });
  });
}
