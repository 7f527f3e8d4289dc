// How soon a layer of a million points is on the map, as a person shows it: from the press of its box in the panel of layers
// until the map has all of its tiles and rests. Nothing of it was cut before: it is hidden when the page is loaded, so each
// time all tiles in view are asked for, cut in the data window, sent over the bridge, taken apart and drawn.
//
// The limit is a second on an idle machine. Beside it stands the same press with the tiles there already (`againMs`): what
// drawing takes, which is most of it where no graphics card draws.

import { createReadStream, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createAppDriver } from '../drivers/app-driver.ts';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { writePoints } from './layers-data.mjs';

const MAX_MS = 1000;
const FEATURES = 1_000_000;
const RUNS = 7;
const LAYER = 'bench';
const PART_BYTES = 4 * 1024 * 1024;
// As the app window draws; see start.bench.mjs.
const ARGS = ['--no-sandbox', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
const MAX_WAIT_MS = 60_000;

const file = join(tmpdir(), `varde-bench-${process.pid}.geojson`);
writePoints(file, FEATURES);
const data = createDataFolder();
const varde = await startVarde({ dataFolder: data.path, seed: 'none' });
const browser = await chromium.launch({ executablePath: process.env.VARDE_CHROMIUM, args: ARGS });
try {
  await importFile();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
  page.setDefaultTimeout(MAX_WAIT_MS);
  const app = createAppDriver(page, varde);
  await app.given.opened();
  await app.when.goesTo('Kart');
  await app.mapLayers.when.isHidden(LAYER);
  const [firstsMs, againsMs] = [[], []];
  for (let count = 0; count < RUNS; count++) {
    await page.reload();
    await app.mapLayers.when.isDrawn();
    firstsMs.push(await press(page));
    await press(page);
    againsMs.push(await press(page));
    await press(page);
  }
  const figures = {
    name: 'tiles of a million points, from the press until they are drawn',
    medianMs: Math.round(median(firstsMs)),
    slowestMs: Math.round(Math.max(...firstsMs)),
    againMs: Math.round(median(againsMs)),
    maxMs: MAX_MS,
  };
  tellRatio('layer-tiles', { figures, ratio: median(firstsMs) / MAX_MS, maxRatio: 1 });
} finally {
  await browser.close();
  await varde.stop();
  data.remove();
  rmSync(file);
}

async function importFile() {
  const client = await connectBridgeClient(varde);
  const parts = createReadStream(file, { highWaterMark: PART_BYTES });
  const fileId = await sendFile(client, `${LAYER}.geojson`, statSync(file).size, parts);
  await readFile(client, fileId);
  await storeFile(client, fileId, LAYER);
  client.close();
}

/** Shows the layer or hides it: the time until the map rests again, as its page tells it, in milliseconds. */
async function press(page) {
  const box = await page.getByRole('checkbox', { name: LAYER }).elementHandle();
  return box.evaluate(
    (input) =>
      new Promise((done) => {
        const began = performance.now();
        const map = document.querySelector('[data-map-idle]');
        let isDrawing = false;
        new MutationObserver((_changes, observer) => {
          isDrawing ||= map.dataset.mapIdle === 'false';
          if (!isDrawing || map.dataset.mapIdle !== 'true') return;
          observer.disconnect();
          done(performance.now() - began);
        }).observe(map, { attributeFilter: ['data-map-idle'] });
        input.click();
      }),
  );
}
