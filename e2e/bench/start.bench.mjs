// From the start of the process to the first idle map with plants, on a built tree: `npm start` with the app's own
// window, less npm itself. The window is the product's: its arguments, its profile in the data folder, its cookie. Two
// things are not: it is headless, because not every machine has a screen, and it can be asked when the map was idle;
// both are put into the command line by a script that stands where the browser is looked for. The moments are the page's
// own marks (renderer/map/kinds/plants/use-marks-on-map.ts), so asking does not add to it.
//
// Beside it, by turns, a bare page with MapLibre and the same base map in the same browser (bare-map.mjs), from the start
// of its process to its first idle map. The verdict is the ratio of the medians, by the clock or by the processors, whichever
// is smaller, so that it holds on any machine: for Varde more processes work at once, and where others keep a processor busy
// the clock tells that. Both are told. The first starts of each are not counted, because a browser keeps compiled code in
// its profile, and compiles for keeping at the second start. `firstMs` is the first start of Varde ever: new data folder,
// new profile, the sample taken in.
//
// What of it is whose: until the page opens (`openedMs`) it is the host with its browser, to the base map (`baseMapMs`)
// it is the page, and the page has the plants at `marksMs`: from the start before, by the host, as in a person's start.

import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataFolder } from '../drivers/data-folder.ts';
import { askPage, findFreePort } from './app-window.mjs';
import { median, tellRatio } from './figures.mjs';
import { cpuSeconds } from './watch-memory.mjs';

const UNCOUNTED_RUNS = 2;
const RUNS = 5;
/** Varde beside the bare page. */
const MAX_RATIO = 1.3;
/** A window that is open this long has its compiled code and its first picture (decision 0109) on the disk. */
const STAY_MS = 8_000;
const ROOT = resolve(import.meta.dirname, '../..');

const data = createDataFolder();
const tools = createDataFolder();
const bareProfile = createDataFolder();
const debugPort = await findFreePort();
const browser = writeBrowser(tools.path);
const starts = { varde: [], bare: [] };
try {
  for (let run = 0; run < UNCOUNTED_RUNS + RUNS; run++) {
    starts.varde.push(await startVarde());
    starts.bare.push(await startBare());
  }
} finally {
  for (const folder of [data, tools, bareProfile]) folder.remove();
}
const of = (side, moment) =>
  Math.round(median(starts[side].slice(UNCOUNTED_RUNS).map((each) => each[moment])));
const clockRatio = of('varde', 'idleMs') / of('bare', 'idleMs');
const cpuRatio = of('varde', 'cpuMs') / of('bare', 'cpuMs');
tellRatio('start', {
  figures: {
    firstMs: Math.round(starts.varde[0].idleMs),
    openedMs: of('varde', 'openedMs'),
    baseMapMs: of('varde', 'baseMapMs'),
    marksMs: of('varde', 'marksMs'),
    idleMs: of('varde', 'idleMs'),
    bareOpenedMs: of('bare', 'openedMs'),
    bareIdleMs: of('bare', 'idleMs'),
    cpuMs: of('varde', 'cpuMs'),
    bareCpuMs: of('bare', 'cpuMs'),
    clockRatio: Number(clockRatio.toPrecision(3)),
    cpuRatio: Number(cpuRatio.toPrecision(3)),
  },
  ratio: Math.min(clockRatio, cpuRatio),
  maxRatio: MAX_RATIO,
});

async function startVarde() {
  const port = await findFreePort();
  // A headless window needs no display, but without one Varde opens no window.
  const environment = { VARDE_CHROMIUM: browser, DISPLAY: process.env.DISPLAY ?? ':0' };
  const args = ['build/start.mjs', '--shell=browser', '--port', String(port), '--data', data.path];
  return measure('varde', environment, args);
}

function startBare() {
  return measure('bare', {}, ['e2e/bench/bare-map.mjs', bareProfile.path, String(debugPort)]);
}

/** The moments of a start, from that of its process, by the marks that the page makes. */
async function measure(prefix, environment, args) {
  const startedAtMs = Date.now();
  const started = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise((done) => started.once('exit', done));
  try {
    const { opened, ...marks } = await askPage(debugPort, momentsOf(prefix));
    const cpuMs = 1000 * cpuSeconds(started.pid);
    await wait(STAY_MS);
    const moments = Object.entries(marks).map(([name, atMs]) => [name, opened + atMs - startedAtMs]);
    return { openedMs: opened - startedAtMs, cpuMs, ...Object.fromEntries(moments) };
  } finally {
    started.kill('SIGTERM');
    await ended;
  }
}

/** Undefined until the map was idle. */
function momentsOf(prefix) {
  return `(() => {
    const at = (mark) => performance.getEntriesByName('${prefix}:' + mark)[0]?.startTime;
    const idleMs = at('map-idle');
    if (idleMs === undefined) return undefined;
    const opened = performance.timeOrigin;
    return { opened, baseMapMs: at('base-map-idle') ?? idleMs, marksMs: at('map-marks') ?? idleMs, idleMs };
  })()`;
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
