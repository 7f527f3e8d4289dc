// Many maps and large ones over SOAP. Eight maps at once beside the same one after the other; a small map while one of
// 10,000 × 10,000 pixels is drawn; the processor after the client of a large one has left; the memory of it all.

import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { exportRequest } from './map-pictures.bench.ts';
import { cpuSeconds, watchMemory } from './watch-memory.mjs';

const AT_ONCE = 8;
const TURNS = 3;
const LARGE_PX = 10_000;
const LARGE_DPI = 300;
const SMALL = { widthPx: 256, heightPx: 256 };
const MEDIUM = { widthPx: 1024, heightPx: 768 };
/** One processor is the data window's. */
const WORKERS = Math.min(8, Math.max(1, availableParallelism() - 1));
/** After the client has left the drawing may go on for so long. */
const LEAVING_MS = 200;
const WATCHED_MS = 1_000;

const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
const { pid } = varde.ready;
const address = new URL(varde.ready.services.map);

try {
  for (let index = 0; index < 3; index++) await ask(MEDIUM);
  await measureManyAtOnce();
  await measureBesideLarge();
  await measureLeaving();
} finally {
  await varde.stop();
  folder.remove();
}

async function measureManyAtOnce() {
  const ratios = [];
  let [atOnceMs, inTurnMs] = [0, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    inTurnMs = await timed(async () => {
      for (let index = 0; index < AT_ONCE; index++) await ask(MEDIUM);
    });
    atOnceMs = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, () => ask(MEDIUM))));
    ratios.push(atOnceMs / (inTurnMs / WORKERS));
  }
  const figures = { name: `${AT_ONCE} maps at once`, workers: WORKERS, ...rounded({ atOnceMs, inTurnMs }) };
  tellRatio('map-load', { figures, ratio: median(ratios), maxRatio: 1.3 });
}

async function measureBesideLarge() {
  const alone = [];
  for (let index = 0; index < 9; index++) alone.push(await timed(() => ask(SMALL)));
  const memory = watchMemory(pid);
  const idleMb = await memory.settle();
  let isDone = false;
  const largeMs = timed(() => ask({ widthPx: LARGE_PX, heightPx: LARGE_PX, dpi: LARGE_DPI })).then((ms) => {
    isDone = true;
    return ms;
  });
  // It is awaited below, and fails there.
  largeMs.catch(() => {
    isDone = true;
  });
  const beside = [];
  await wait(LEAVING_MS);
  while (!isDone) {
    beside.push(await timed(() => ask(SMALL)));
    await wait(LEAVING_MS);
  }
  const wholeMs = await largeMs;
  const { peakMb } = memory.stop();
  const longestMs = Math.max(...beside);
  tellRatio('map-load', {
    figures: {
      name: 'a small map beside a large one, of the time that the large one takes',
      ...rounded({ aloneMs: median(alone), besideMs: median(beside), longestMs, wholeMs }),
      count: beside.length,
    },
    ratio: longestMs / wholeMs,
    maxRatio: 0.05,
  });
  // 400 MB are the pixels of the image alone.
  const pixelsMb = (4 * LARGE_PX * LARGE_PX) / 1e6;
  tellRatio('map-load', {
    figures: {
      name: 'memory over idle, of what its pixels would take',
      ...rounded({ idleMb, peakMb, pixelsMb }),
    },
    ratio: (peakMb - idleMb) / pixelsMb,
    maxRatio: 700 / pixelsMb,
  });
}

async function measureLeaving() {
  const leaving = new AbortController();
  const left = ask({ widthPx: LARGE_PX, heightPx: LARGE_PX, dpi: LARGE_DPI }, leaving.signal).catch(
    () => undefined,
  );
  await wait(WATCHED_MS);
  const busy = await processorShare();
  leaving.abort();
  await left;
  await wait(LEAVING_MS);
  const after = await processorShare();
  tellRatio('map-load', {
    figures: {
      name: 'the processor after the client has left, of what it was before',
      ...rounded({ busy, after }, 2),
    },
    ratio: after / busy,
    maxRatio: 0.2,
  });
}

/** Of one processor, by everything that belongs to Varde. */
async function processorShare() {
  const before = cpuSeconds(pid);
  await wait(WATCHED_MS);
  return ((cpuSeconds(pid) - before) * 1000) / WATCHED_MS;
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function rounded(values, digits = 0) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(digits))]),
  );
}

/** A map that was never asked for before. Fails with what was answered instead. */
function ask(size, signal) {
  const body = exportRequest(size);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length };
    const { hostname, port, pathname: path } = address;
    const asked = request({ hostname, port, path, method: 'POST', headers, signal }, (response) => {
      let bytes = 0;
      response.on('data', (piece) => {
        bytes += piece.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`Answered ${response.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
