import { objectIdStoreContract } from './object-id-store.contract.ts';
import { createMemoryObjectIdStore } from './ports/memory-object-id-store.ts';
import { createMemoryRegisterStore } from './ports/memory-register-store.ts';
import { createMemoryViewStore } from './ports/memory-view-store.ts';
import { registerStoreContract } from './register-store.contract.ts';
import { viewStoreContract } from './view-store.contract.ts';

registerStoreContract('The memory store', async () => ({ store: createMemoryRegisterStore() }));
viewStoreContract('The memory store', async () => createMemoryViewStore());
objectIdStoreContract('The memory store', async () => createMemoryObjectIdStore());
