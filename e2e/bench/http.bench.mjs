// Requests a second of GetHydroPowerPlants with a register of 2 MB, from the host's cache, against a bare node:http
// server that sends the same bytes: both as processes of their own, measured in turns by the same client.

import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { readPlantAnswer } from '../drivers/real-data.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { takeIn } from './take-in.mjs';

const CONNECTIONS = 16;
const ROUND_MS = 2_000;
const ROUNDS = 7;
const LEAST_RATIO = 0.8;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
const url = `${varde.ready.services.hydropower}/GetHydroPowerPlants`;

try {
  const answer = readPlantAnswer();
  await takeIn(varde, [answer]);
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
  const figures = {
    rows: JSON.parse(answer.text).length,
    bytes: body.length,
    vardePerSecond: Math.round(median(rates.varde)),
    barePerSecond: Math.round(median(rates.bare)),
  };
  tellRatio('http', { figures, ratio: median(rates.varde) / median(rates.bare), leastRatio: LEAST_RATIO });
} finally {
  agent.destroy();
  await varde.stop();
  folder.remove();
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
