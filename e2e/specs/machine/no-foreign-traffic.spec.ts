// Nothing leaves the machine: neither the host nor either browser looks up a foreign name, calls a foreign address or
// sends a packet to one, and no page even begins a request to one, while a person walks through the whole app.

import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createAppDriver } from '../../drivers/app-driver.ts';
import { createListeningBrowser, expect, test } from '../../drivers/app-test.ts';
import { countListened, readForeignTraffic } from '../../drivers/foreign-traffic.ts';
import { quietArgumentsOf } from '../../drivers/processes.ts';
import { startVarde } from '../../drivers/varde-program.ts';

const TRAP = resolve(import.meta.dirname, '../../fixtures/socket-trap.mjs');

test('a walk through all places stays on the machine, and the trap would have seen it otherwise', async ({
  dataFolder,
}) => {
  test.skip(process.platform !== 'linux', 'arguments of a process are read from /proc');
  const listening = createListeningBrowser();
  const environment = listening.environment(TRAP);
  const varde = await startVarde({ dataFolder, seed: 'sample', environment });
  const browser = await chromium.launch({
    executablePath: listening.program,
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    // As Varde starts its own windows.
    args: quietArgumentsOf(join(dataFolder, 'profile-data')),
  });
  const page = await browser.newPage({ locale: 'nb-NO' });
  const app = createAppDriver(page, varde);
  await app.given.opened({ at: 'http://varde.localhost/' });
  for (const place of await app.get.placeNames()) {
    await app.when.goesTo(place);
    await app.then.isAt(place);
  }
  await app.then.hasNoProblems();
  // The control: a page of nobody asks for an address that is kept for documents and leads nowhere.
  const stranger = await browser.newPage();
  await stranger.evaluate(() => fetch('http://192.0.2.1/control').catch(() => undefined));
  await browser.close();
  await varde.stop();

  const { browsers, nodes } = countListened(listening.folder);
  expect(browsers).toBe(2);
  expect(nodes).toBeGreaterThan(0);
  const { left, askedByPages } = readForeignTraffic(listening.folder);
  expect(left).toEqual([]);
  expect(askedByPages).toEqual(['http://192.0.2.1/control']);
  listening.remove();
});

test('the trap sees what leaves a browser that nobody told to be quiet', async () => {
  test.skip(process.platform !== 'linux', 'the listening browser is a shell script');
  const listening = createListeningBrowser();
  const browser = await chromium.launch({
    executablePath: listening.program,
    env: { ...process.env, ...listening.environment(TRAP), NODE_OPTIONS: '' },
    args: ['--no-sandbox'],
  });
  const stranger = await browser.newPage();
  await stranger.evaluate(() =>
    fetch('http://192.0.2.1/', { signal: AbortSignal.timeout(500) }).catch(() => undefined),
  );
  await browser.close();
  expect(readForeignTraffic(listening.folder).left).toContain('192.0.2.1:80');
  listening.remove();
});
