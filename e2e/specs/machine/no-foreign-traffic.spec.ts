// No request leaves the machine: neither the host nor either browser looks up a foreign name, calls a foreign address
// or begins a request to one, while a person walks through the whole app.

import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createAppDriver } from '../../drivers/app-driver.ts';
import { createListeningBrowser, expect, test } from '../../drivers/app-test.ts';
import { countListened, readForeignTraffic } from '../../drivers/foreign-traffic.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const TRAP = resolve(import.meta.dirname, '../../fixtures/socket-trap.mjs');

test('a walk through all places stays on the machine, and the trap would have seen it otherwise', async ({
  dataFolder,
}) => {
  test.skip(process.platform === 'win32', 'the listening browser is a shell script');
  const listening = createListeningBrowser();
  const environment = listening.environment(TRAP);
  const varde = await startVarde({ dataFolder, seed: 'sample', environment });
  const browser = await chromium.launch({
    executablePath: listening.program,
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ locale: 'nb-NO' });
  const app = createAppDriver(page, varde);
  await app.given.opened();
  for (const place of await app.get.placeNames()) {
    await app.when.goesTo(place);
    await app.then.isAt(place);
  }
  await app.then.hasNoProblems();
  // The control: an address that is kept for documents and leads nowhere.
  const beforeControl = page.url();
  await page.goto('http://192.0.2.1/control').catch(() => undefined);
  expect(beforeControl).toContain('127.0.0.1');
  await browser.close();
  await varde.stop();

  expect(countListened(listening.folder)).toEqual({ browsers: 2, nodes: expect.any(Number) });
  expect(countListened(listening.folder).nodes).toBeGreaterThan(0);
  const foreign = readForeignTraffic(listening.folder);
  expect(foreign.filter((target) => target.includes('192.0.2.1')).length).toBeGreaterThan(0);
  expect(foreign.filter((target) => !target.includes('192.0.2.1'))).toEqual([]);
  listening.remove();
});
