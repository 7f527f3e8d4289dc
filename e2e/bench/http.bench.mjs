// GetHydroPowerPlants with a register of 2 MB, from the host's cache, against a bare node:http server that sends the same
// bytes: both as processes of their own, measured in turns by the same client. The processor time of a request is compared:
// requests a second, which are told too, depend on who else is at work.

import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { readPlantAnswer } from '../drivers/real-data.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { takeIn } from './take-in.mjs';
import { ownCpuSecondsFinely } from './watch-memory.mjs';

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
  const sides = {
    varde: { url, pid: varde.ready.pid, rates: [], cpuMs: [] },
    bare: { url: bare.url, pid: bare.child.pid, rates: [], cpuMs: [] },
  };
  await countRequests(url, 500);
  await countRequests(bare.url, 500);
  for (let round = 0; round < ROUNDS; round++) {
    await takeTurn(sides.varde);
    await takeTurn(sides.bare);
  }
  bare.child.kill();
  const [vardeCpuMs, bareCpuMs] = [sides.varde, sides.bare].map(({ cpuMs }) => median(cpuMs));
  const figures = {
    rows: JSON.parse(answer.text).length,
    bytes: body.length,
    vardePerSecond: Math.round(median(sides.varde.rates)),
    barePerSecond: Math.round(median(sides.bare.rates)),
    vardeCpuMs: Number(vardeCpuMs.toPrecision(3)),
    bareCpuMs: Number(bareCpuMs.toPrecision(3)),
  };
  tellRatio('http', { figures, ratio: bareCpuMs / vardeCpuMs, leastRatio: LEAST_RATIO });
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

async function takeTurn({ url: address, pid, rates, cpuMs }) {
  const before = ownCpuSecondsFinely(pid);
  const { count, perSecond } = await countRequests(address, ROUND_MS);
  cpuMs.push((1000 * (ownCpuSecondsFinely(pid) - before)) / count);
  rates.push(perSecond);
}

/** How many requests over all connections, and how many a second. */
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
  return { count, perSecond: (count * 1000) / (performance.now() - started) };
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
