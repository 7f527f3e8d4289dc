import { layerStoreContract } from '../testing/layer-store.contract.ts';
import { objectIdStoreContract } from '../testing/object-id-store.contract.ts';
import { createCountedEventLoop } from '../testing/ports/fixed-ports.ts';
import { registerStoreContract } from '../testing/register-store.contract.ts';
import { viewStoreContract } from '../testing/view-store.contract.ts';
import { openDatabase } from './database.ts';
import { createLayerStore } from './stores/layer-store.ts';
import { createObjectIdStore, createViewStore } from './stores/one-table-stores.ts';
import { createRegisterStore } from './stores/register-store.ts';

registerStoreContract('Dexie in Chromium', async () => {
  const name = crypto.randomUUID();
  const database = await openDatabase(name);
  return {
    store: createRegisterStore(database, createCountedEventLoop()),
    async reopen() {
      database.close();
      return createRegisterStore(await openDatabase(name), createCountedEventLoop());
    },
  };
});

viewStoreContract('Dexie in Chromium', async () => createViewStore(await openDatabase(crypto.randomUUID())));

objectIdStoreContract('Dexie in Chromium', async () =>
  createObjectIdStore(await openDatabase(crypto.randomUUID())),
);

layerStoreContract('Dexie in Chromium', async () =>
  createLayerStore(await openDatabase(crypto.randomUUID())),
);
