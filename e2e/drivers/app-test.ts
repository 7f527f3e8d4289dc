import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, test as base, chromium } from '@playwright/test';
import { type AppDriver, createAppDriver } from './app-driver.ts';
import { createDataFolder } from './data-folder.ts';
import { startVarde, type VardeProgram } from './varde-program.ts';

/** Ours on top of Playwright's: nothing may be contacted, and drawing works without a graphics card. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-pings',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Where the graphics card is the processor, pages are put together by the processor at once.
  '--disable-gpu-compositing',
];

/** Chromium without the frame around its pages, which itself is pages that cost each test seconds. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** What draws the windows of tests: the same engine as the browser of a person. */
function windowBrowser(): string {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : installedBrowser();
}

function installedBrowser(): string {
  return process.env['VARDE_CHROMIUM'] ?? '/usr/bin/chromium';
}

/** How the Varde of a test begins. */
export interface Start {
  readonly seed: 'sample' | 'none';
  /** Puts something into the data folder first. */
  readonly prepare?: (dataFolder: string) => void;
}

interface TestDependencies {
  /** To be set by `test.use`. */
  readonly start: Start;
  /** The data folder of this test. */
  readonly dataFolder: string;
  readonly varde: VardeProgram;
  /** The app in a window of 1440×900. */
  readonly app: AppDriver;
  /** The same app in one more window. */
  readonly secondWindow: AppDriver;
}

export const test = base.extend<TestDependencies, { vardeBrowser: Browser }>({
  vardeBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: windowBrowser(), args: BROWSER_ARGS });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  start: [{ seed: 'sample' }, { option: true }],
  dataFolder: async ({ start }, use) => {
    const folder = createDataFolder();
    start.prepare?.(folder.path);
    await use(folder.path);
    folder.remove();
  },
  varde: async ({ dataFolder, start }, use, testInfo) => {
    const varde = await startVarde({
      dataFolder,
      seed: start.seed,
      environment: { VARDE_CHROMIUM: windowBrowser() },
    });
    await use(varde);
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('host log', { body: varde.log() });
    await varde.stop();
  },
  app: async ({ vardeBrowser, varde }, use, testInfo) => {
    const context = await vardeBrowser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const app = createAppDriver(page, varde);
    await use(app);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', { body: await page.screenshot(), contentType: 'image/png' });
    }
    await context.close();
  },
  secondWindow: async ({ vardeBrowser, varde }, use) => {
    const context = await vardeBrowser.newContext({ locale: 'nb-NO' });
    await use(createAppDriver(await context.newPage(), varde));
    await context.close();
  },
});

/** A browser that writes down everything it asks the network for, and how to make Varde and Node use it. */
export function createListeningBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'varde-net-'));
  const program = resolve(import.meta.dirname, '../fixtures/listening-browser.sh');
  return {
    program,
    folder,
    environment: (trap: string): { [name: string]: string } => ({
      VARDE_CHROMIUM: program,
      VARDE_LISTENED_BROWSER: installedBrowser(),
      VARDE_NET_FOLDER: folder,
      NODE_OPTIONS: `--import=${trap}`,
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export { expect } from '@playwright/test';
