import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { layerStoreContract } from '../testing/layer-store.contract.ts';
import { objectIdStoreContract } from '../testing/object-id-store.contract.ts';
import { registerStoreContract } from '../testing/register-store.contract.ts';
import { viewStoreContract } from '../testing/view-store.contract.ts';
import { openDatabase } from './database.ts';
import { createLayerStore } from './stores/layer-store.ts';
import { createObjectIdStore } from './stores/object-id-store.ts';
import { createRegisterStore } from './stores/register-store.ts';
import { createViewStore } from './stores/view-store.ts';

registerStoreContract('Dexie on fake-indexeddb', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const database = await openDatabase('test', options);
  return {
    store: createRegisterStore(database),
    async reopen() {
      database.close();
      return createRegisterStore(await openDatabase('test', options));
    },
  };
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
