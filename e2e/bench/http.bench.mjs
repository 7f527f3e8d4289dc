// Requests a second of GetHydroPowerPlants with a register of 2 MB, from the host's cache, against a bare node:http
// server that sends the same bytes: both as processes of their own, measured in turns by the same client.

import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { chromium } from '@playwright/test';
import { createAppDriver } from '../drivers/app-driver.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { readPlantAnswer } from '../drivers/real-data.ts';
import { startVarde } from '../drivers/varde-program.ts';

const CONNECTIONS = 16;
const ROUND_MS = 2_000;
const ROUNDS = 7;
const LEAST_RATIO = 0.8;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
const url = `${varde.ready.services.hydropower}/GetHydroPowerPlants`;

try {
  const rows = await takeRealAnswer();
  const { body, headers } = await ask(url);
  const bare = await startBareServer(body, headers['content-type']);
  const rates = { varde: [], bare: [] };
  await countRequests(url, 500);
  await countRequests(bare.url, 500);
  for (let round = 0; round < ROUNDS; round++) {
    rates.varde.push(await countRequests(url, ROUND_MS));
    rates.bare.push(await countRequests(bare.url, ROUND_MS));
  }
  bare.child.kill();
  const ratio = median(rates.varde) / median(rates.bare);
  const figures = {
    rows,
    bytes: body.length,
    vardePerSecond: median(rates.varde),
    barePerSecond: median(rates.bare),
  };
  console.log(
    JSON.stringify({ bench: 'http', ...figures, ratio: Number(ratio.toFixed(2)), leastRatio: LEAST_RATIO }),
  );
  process.exitCode = ratio >= LEAST_RATIO ? 0 : 1;
} finally {
  agent.destroy();
  await varde.stop();
  folder.remove();
}

/** Takes the whole answer in as a person would, by dropping the file. */
async function takeRealAnswer() {
  const browser = await chromium.launch({
    executablePath: process.env.VARDE_CHROMIUM,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
  const app = createAppDriver(page, varde);
  const { fileName, text } = readPlantAnswer();
  await app.given.opened();
  await app.imports.when.drops(fileName, text);
  await app.imports.when.isTaken();
  await app.imports.then.saysTaken();
  await browser.close();
  return JSON.parse(text).length;
}

function startBareServer(body, contentType) {
  return new Promise((resolve) => {
    const child = fork(new URL('bare-server.mjs', import.meta.url), [contentType], {
      serialization: 'advanced',
    });
    child.on('message', (address) => resolve({ child, url: address }));
    child.send(body);
  });
}

/** Requests a second over all connections. */
async function countRequests(address, durationMs) {
  const end = performance.now() + durationMs;
  let count = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await drain(address);
        count++;
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}

function drain(address) {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on('data', () => undefined);
      response.on('end', resolve);
    }).on('error', reject);
  });
}

function median(values) {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);
}
