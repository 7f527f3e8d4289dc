import { createMemoryRegisterStore } from './ports/memory-register-store.ts';
import { createMemoryViewStore } from './ports/memory-view-store.ts';
import { registerStoreContract } from './register-store.contract.ts';
import { viewStoreContract } from './view-store.contract.ts';

registerStoreContract('The memory store', async () => ({ store: createMemoryRegisterStore() }));
viewStoreContract('The memory store', async () => createMemoryViewStore());
