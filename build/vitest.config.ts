import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const electronDouble = resolve(root, 'electron/main/shells/electron/testing/electron-double.ts');
/** Of the comparison of searches in Chromium, which sees no environment. */
const searches = {
  searchCount: Number(process.env['VARDE_SEARCH_COUNT'] ?? 1_000),
  searchSeed: Number(process.env['VARDE_SEARCH_SEED'] ?? 20_261_128),
};
const chromiumPath = process.env['VARDE_CHROMIUM'] ?? '/usr/bin/chromium';

// What runs anywhere and what the window shows shares its modules between test files, because reading them anew for each
// file took most of the time; the host and the data window have state in theirs and do not. The contract suites run in
// real Chromium too.
export default defineConfig({
  root,
  resolve: { alias: existsSync(electronDouble) ? { electron: electronDouble } : {} },
  test: {
    // No test is about how fast a machine is: only what hangs shall end.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{electron,build}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'universal',
          environment: 'node',
          isolate: false,
          include: ['{shared,renderer}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'chromium',
          include: ['{shared,electron}/**/*.browser.test.ts'],
          provide: searches,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath,
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--no-pings',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    searchCount: number;
    searchSeed: number;
  }
}
