import { test as base } from '@playwright/test';
import { createDataFolder } from './data-folder.ts';
import { startVarde, type VardeProgram } from './varde-program.ts';

/** One Varde with the sample for all tests of a worker: they only read. */
export const test = base.extend<object, { varde: VardeProgram }>({
  varde: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const data = createDataFolder();
      const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
      await use(varde);
      await varde.stop();
      data.remove();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
