import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { layerStoreContract } from '../testing/layer-store.contract.ts';
import { objectIdStoreContract } from '../testing/object-id-store.contract.ts';
import { createCountedEventLoop } from '../testing/ports/fixed-ports.ts';
import { registerStoreContract } from '../testing/register-store.contract.ts';
import { viewStoreContract } from '../testing/view-store.contract.ts';
import { openDatabase } from './database.ts';
import { createLayerStore } from './stores/layer-store.ts';
import { createObjectIdStore, createViewStore } from './stores/one-table-stores.ts';
import { createRegisterStore } from './stores/register-store.ts';

registerStoreContract('Dexie on fake-indexeddb', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const database = await openDatabase('test', options);
  return {
    store: createRegisterStore(database, createCountedEventLoop()),
    async reopen() {
      database.close();
      return createRegisterStore(await openDatabase('test', options), createCountedEventLoop());
    },
  };
});

test('rows that are stored let others have their turn behind each block', async () => {
  const database = await openDatabase('turns', { indexedDB: new IDBFactory(), IDBKeyRange });
  const eventLoop = createCountedEventLoop();
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    key: String(index),
    ownerNumber: '1',
    value: { name: `Kraftverk ${index}` },
  }));
  const state = {
    register: 'plants',
    origin: 'file',
    source: 'a',
    changedAtMs: 1,
    version: '1',
    baseImportIds: [],
    rows: 1_200,
  } as const;
  await createRegisterStore(database, eventLoop).replace(state, rows);
  expect(eventLoop.count).toBe(3);
});

viewStoreContract('Dexie on fake-indexeddb', async () =>
  createViewStore(await openDatabase('test', { indexedDB: new IDBFactory(), IDBKeyRange })),
);

objectIdStoreContract('Dexie on fake-indexeddb', async () =>
  createObjectIdStore(await openDatabase('test', { indexedDB: new IDBFactory(), IDBKeyRange })),
);

layerStoreContract('Dexie on fake-indexeddb', async () =>
  createLayerStore(await openDatabase('test', { indexedDB: new IDBFactory(), IDBKeyRange })),
);
