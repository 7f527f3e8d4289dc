// The app in Electron itself, where Electron's program is on the machine. Whether it is must be seen without importing
// the package, which would download it.

import { expect, test } from '@playwright/test';
import { createDataFolder } from '../drivers/data-folder.ts';
import { findElectronProgram, startElectronApp } from '../drivers/electron-app.ts';

const program = findElectronProgram();
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

test.skip(program === undefined, "Electron's program is not on this machine (it is no npm package)");
test.skip(!hasDisplay, 'Electron needs a display, and there is none');

test('the app opens, shows the sample, and its windows are sandboxed', async () => {
  const data = createDataFolder();
  const app = await startElectronApp(program ?? '', data.path);
  try {
    await app.then.showsPlaces();
    expect(await app.get.windowCount()).toBe(2);
    expect(await app.get.hasNode()).toBe(false);
  } finally {
    await app.close();
    data.remove();
  }
});

test('a second start ends by itself and leaves the first alone', async () => {
  const data = createDataFolder();
  const app = await startElectronApp(program ?? '', data.path);
  try {
    await app.then.showsPlaces();
    expect(await app.when.startedAgain()).toBe(0);
    expect(await app.get.windowCount()).toBe(2);
  } finally {
    await app.close();
    data.remove();
  }
});
