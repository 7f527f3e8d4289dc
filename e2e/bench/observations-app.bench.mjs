// The observation service of a running Varde with a million registrations, through its host and its data window in Chromium,
// beside SQLite over the same rows. They stand in the journal, as if each had been posted. While they are read other
// services are asked. `node e2e/bench/observations-app.bench.mjs ROWS SEED` asks others. VARDE_OBSERVATIONS names a folder in
// which the registrations stay for the next time.

import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataFolder } from '../drivers/data-folder.ts';
import { pageProcessOf } from '../drivers/processes.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, percentile } from './figures.mjs';
import { measureQuestions } from './observations-sqlite.bench.ts';
import { openManyRegistrations } from './registrations-journal.bench.ts';
import { createTelling, MILLION } from './tell-observations.mjs';
import { cpuSeconds, ownCpuSeconds, ownMemoryMb } from './watch-memory.mjs';

/** What other services may take while registrations are read. */
const MAX_OTHERS_MS = 100;
const NEARLY_ALL = 0.99;
/** On a busy machine; how long it took is told. */
const MAX_READY_MS = 300_000;
const MAX_READING_MS = 1_800_000;
const LOOK_MS = 250;
/** What the engine gives back by itself, it gives back when nothing happens for a while. */
const REST_MS = 20_000;

const [rows = MILLION, seed = 1] = process.argv.slice(2).map(Number);
const telling = createTelling('observations-app', rows);
const kept = process.env['VARDE_OBSERVATIONS'];
if (kept) mkdirSync(kept, { recursive: true });
const folder = kept ? { path: kept, remove() {} } : createDataFolder();
const { dataFolder, database } = openManyRegistrations(folder.path, { rows, seed });
const began = performance.now();
const varde = await startVarde({ dataFolder, seed: 'sample', maxStartMs: MAX_READY_MS });
try {
  const readyInS = seconds(performance.now() - began);
  const { observation, hydropower, certificate } = varde.ready.services;
  const ask = (path, body) => post(new URL(`${observation}/${path}`), body);
  const others = [
    // From the cache of the host, and of the data window: no summary is asked for twice.
    () => new URL(`${hydropower}/GetHydroPowerPlantsInOperation`),
    (count) => new URL(`${certificate}/GetSummaryValues?year=2020&asked=${count}`),
  ];
  const told = await askUntilRead(ask, others);
  const timesMs = told.map(({ ms }) => ms);
  const longest = told.toSorted((one, other) => other.ms - one.ms)[0];
  const readInS = seconds(performance.now() - began);
  const page = pageProcessOf(`${dataFolder}/profile-data`) ?? 0;
  const [hostCpuS, pageCpuS] = [varde.ready.pid, page].map((pid) => Math.round(ownCpuSeconds(pid)));
  const measurements = await measureQuestions({
    ask: async (path, body) => (await ask(path, body)).text,
    database,
    cpuMs: () => 1000 * cpuSeconds(varde.ready.pid),
  });
  await wait(REST_MS);
  const hostMb = Math.round(ownMemoryMb(varde.ready.pid));
  telling.memory(ownMemoryMb(page), { hostMb, readyInS, readInS, hostCpuS, pageCpuS });
  // One of hundreds may have waited for others at work on the machine: it is told, and not compared.
  const nearlyAllMs = percentile(timesMs, NEARLY_ALL);
  telling.time('another service while they are read: 99 of 100', nearlyAllMs, MAX_OTHERS_MS, {
    medianMs: median(timesMs),
    longestMs: Math.round(Math.max(...timesMs)),
    longestAtRow: longest?.rows,
    count: timesMs.length,
  });
  telling.measurements(measurements);
} finally {
  database.close();
  await varde.stop();
  folder.remove();
}

/** How long other services took by turns, and how many registrations were read by then, until all could be searched. */
async function askUntilRead(ask, others) {
  const until = performance.now() + MAX_READING_MS;
  const question = new TextEncoder().encode('{"NumberOfRecords":1}');
  const times = [];
  for (;;) {
    const asking = await ask('Search/All', question);
    if (asking.status === 200) return times;
    const rows = Number(/\d+/.exec(asking.text)?.[0]);
    if (performance.now() > until) throw new Error('The registrations were not read in time');
    const addressOf = others[times.length % others.length];
    const asked = performance.now();
    const { status, text } = await answerOf(request(addressOf(times.length)));
    times.push({ ms: performance.now() - asked, rows });
    if (status !== 200) throw new Error(`Another service answers ${status}: ${text}`);
    await wait(LOOK_MS);
  }
}

function post(address, body) {
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return answerOf(request(address, { method: 'POST', headers }), body);
}

function answerOf(asked, body) {
  return new Promise((done, fail) => {
    asked.on('error', fail);
    asked.on('response', (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
    asked.end(body);
  });
}

function seconds(ms) {
  return Math.round(ms / 100) / 10;
}
