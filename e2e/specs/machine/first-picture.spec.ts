// The window of `npm start`, which a browser of its own shows. It is asked over a debugging port, which a script puts into
// its arguments that stands in the place of the browser.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { exitOf } from '../../drivers/varde-program.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

function script(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return file;
}

/** Varde with a window, and a data window that never comes up. */
function startWithWindow(folder: string, ports: { own: number; debugging: number }): ChildProcess {
  const browser = process.env['VARDE_CHROMIUM'] ?? '/usr/bin/chromium';
  const shown = `exec ${browser} --headless=new --remote-debugging-port=${ports.debugging} "$@"`;
  return spawn(
    process.execPath,
    ['build/start.mjs', '--shell=browser', '--port', String(ports.own), '--data', folder],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        // Headless, so that no display is needed: but Varde opens no window where there is none.
        DISPLAY: ':0',
        VARDE_CHROMIUM: script(folder, 'browser.sh', `unset DISPLAY WAYLAND_DISPLAY\n${shown}`),
        VARDE_HIDDEN_CHROMIUM: script(folder, 'never.sh', 'exec sleep 300'),
      },
    },
  );
}

/** The page of the window, as soon as it is there. */
async function pageAt(debuggingPort: number): Promise<Page> {
  let found: Page | undefined;
  const look = async () => {
    const address = `http://127.0.0.1:${debuggingPort}`;
    const browser = await chromium.connectOverCDP(address).catch(() => undefined);
    const pages = browser?.contexts()[0]?.pages() ?? [];
    found = pages.find((page) => new URL(page.url()).pathname === '/');
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 40_000 }).toBe(true);
  if (!found) throw new Error('The window is gone');
  return found;
}

test('the plants of the last start stand in table and map while there is no data window', async ({
  app,
  varde,
  dataFolder,
}) => {
  await app.given.opened();
  await expect.poll(() => existsSync(join(dataFolder, 'first-picture.json'))).toBe(true);
  await varde.stop();

  const ports = { own: await freePort(), debugging: await freePort() };
  const started = startWithWindow(dataFolder, ports);
  const ended = exitOf(started);
  const page = await pageAt(ports.debugging);
  const marks = page.locator('[data-map-marks]:not([data-map-marks="0"])');
  await expect(marks).toBeAttached({ timeout: 30_000 });
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const answer = await ask(`http://127.0.0.1:${ports.own}/hydropower/GetHydroPowerPlants`);
  expect(answer.status).toBe(503);
  started.kill('SIGTERM');
  expect((await ended).exitCode).toBe(0);
});
