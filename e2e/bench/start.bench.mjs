// From the start of the process to the first idle map with plants, on a built tree: `npm start` with the app's own
// window, less npm itself. The window is the product's: its arguments, its profile in the data folder, its cookie. Two
// things are not: it is headless, because not every machine has a screen, and it can be asked when the map was idle;
// both are put into the command line by a script that stands where the browser is looked for. The moment is the page's
// own mark (renderer/map/kinds/plants/use-marks-on-map.ts), so asking does not add to it.
//
// Two figures, because a browser keeps compiled code in its profile. `firstMs` is the first start ever: new data folder,
// new profile, the sample taken in. It has no limit. `idleMapMs` is the median of later starts, which is how a person
// starts, and has one. The starts between are not counted: Chromium compiles for keeping at the second.

import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataFolder } from '../drivers/data-folder.ts';
import { askPage, findFreePort } from './app-window.mjs';
import { median } from './figures.mjs';

const UNCOUNTED_RUNS = 2;
const RUNS = 7;
const MAX_WAIT_MS = 3_000;
/** A window that is open this long has its compiled code on the disk. */
const STAY_MS = 2_500;
const ROOT = resolve(import.meta.dirname, '../..');
const MAP_IDLE = `(() => {
  const [mark] = performance.getEntriesByName('varde:map-idle');
  return mark && performance.timeOrigin + mark.startTime;
})()`;

const data = createDataFolder();
const tools = createDataFolder();
const debugPort = await findFreePort();
const browser = writeBrowser(tools.path);
const timesMs = [];
try {
  for (let run = 0; run <= UNCOUNTED_RUNS + RUNS; run++) timesMs.push(await measureStart());
} finally {
  data.remove();
  tools.remove();
}
const laterMs = timesMs.slice(1 + UNCOUNTED_RUNS);
const figures = {
  firstMs: Math.round(timesMs[0]),
  idleMapMs: Math.round(median(laterMs)),
  fastestMs: Math.round(Math.min(...laterMs)),
  slowestMs: Math.round(Math.max(...laterMs)),
};
const load = Number(loadavg()[0]?.toFixed(1));
console.log(JSON.stringify({ bench: 'start', runs: RUNS, ...figures, limitMs: MAX_WAIT_MS, load }));
process.exitCode = figures.idleMapMs < MAX_WAIT_MS ? 0 : 1;

async function measureStart() {
  const port = await findFreePort();
  const startedAtMs = Date.now();
  const varde = spawn(
    process.execPath,
    ['build/start.mjs', '--shell=browser', '--port', String(port), '--data', data.path],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      // A headless window needs no display, but without one Varde opens no window.
      env: { ...process.env, VARDE_CHROMIUM: browser, DISPLAY: process.env.DISPLAY ?? ':0' },
    },
  );
  const ended = new Promise((done) => varde.once('exit', done));
  try {
    const idleAtMs = await askPage(debugPort, MAP_IDLE);
    await wait(STAY_MS);
    return idleAtMs - startedAtMs;
  } finally {
    varde.kill('SIGTERM');
    await ended;
  }
}

/**
 * A browser that is the installed one, but for the app's window: that is headless and listens on a port. A display that
 * is not there would take WebGL away.
 */
function writeBrowser(folder) {
  const path = join(folder, 'browser');
  const extra = `--headless=new --remote-debugging-port=${debugPort}`;
  writeFileSync(
    path,
    `#!/bin/sh
case "$*" in
*--app=*) unset DISPLAY WAYLAND_DISPLAY; exec "${process.env.VARDE_CHROMIUM}" ${extra} "$@" ;;
*) exec "${process.env.VARDE_CHROMIUM}" "$@" ;;
esac
`,
  );
  chmodSync(path, 0o755);
  return path;
}
