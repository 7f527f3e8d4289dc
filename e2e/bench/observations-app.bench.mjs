// The observation service of a running Varde with a million registrations, through its host and its data window in Chromium,
// beside SQLite over the same rows. They stand in the journal, as if each had been posted. While they are read other
// services are asked. `node e2e/bench/observations-app.bench.mjs ROWS SEED` asks others.

import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataFolder } from '../drivers/data-folder.ts';
import { pageProcessOf } from '../drivers/processes.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { measureQuestions } from './observations-sqlite.bench.ts';
import { writeManyRegistrations } from './registrations-journal.bench.ts';
import { ownMemoryMb } from './watch-memory.mjs';

const BENCH = 'observations-app';
const MILLION = 1_000_000;
/** Of what SQLite takes, whose answers need no way through a host. */
const MAX_RATIOS = [25, 4, 0.5];
/** Of a data window with a million registrations. */
const MEMORY_MB = 700;
const MAX_READING_MS = 600_000;
const LOOK_MS = 250;
/** What the engine gives back by itself, it gives back when nothing happens for a while. */
const REST_MS = 20_000;

const [rows = MILLION, seed = 1] = process.argv.slice(2).map(Number);
const folder = createDataFolder();
const databaseFolder = createDataFolder();
const database = writeManyRegistrations(folder.path, `${databaseFolder.path}/rows.db`, { rows, seed });
const began = performance.now();
const varde = await startVarde({ dataFolder: folder.path, seed: 'sample' });
try {
  const readyInS = seconds(performance.now() - began);
  const { observation, hydropower } = varde.ready.services;
  const ask = (path, body) => post(new URL(`${observation}/${path}`), body);
  const besideMs = await askUntilRead(ask, new URL(`${hydropower}/GetHydroPowerPlantsInOperation`));
  const readInS = seconds(performance.now() - began);
  const measurements = await measureQuestions(async (path, body) => (await ask(path, body)).text, database);
  await wait(REST_MS);
  const memoryMb = Math.round(ownMemoryMb(pageProcessOf(`${folder.path}/profile-data`) ?? 0));
  tell({ name: `memory of the data window with ${rows} registrations`, memoryMb }, memoryMb / MEMORY_MB, 1);
  const otherMs = { longestMs: Math.round(Math.max(...besideMs)), medianMs: round(median(besideMs)) };
  tellRatio(BENCH, {
    figures: { name: 'other services while they are read', readyInS, readInS, ...otherMs },
    ratio: otherMs.longestMs / 100,
  });
  for (const [index, { name, vardeMs, sqliteMs, ...totals }] of measurements.entries())
    tell(
      { name, vardeMs: round(vardeMs), sqliteMs: round(sqliteMs), ...totals },
      vardeMs / sqliteMs,
      MAX_RATIOS[index],
    );
} finally {
  database.close();
  await varde.stop();
  folder.remove();
  databaseFolder.remove();
}

/** Fewer rows are measured without a verdict: the limits are those of a million. */
function tell(figures, ratio, maxRatio) {
  tellRatio(BENCH, { figures, ratio, ...(rows === MILLION ? { maxRatio } : {}) });
}

/** How long another service took, each time that it was asked until all registrations could be searched. */
async function askUntilRead(ask, otherAddress) {
  const until = performance.now() + MAX_READING_MS;
  const question = new TextEncoder().encode('{"NumberOfRecords":1}');
  const times = [];
  while ((await ask('Search/All', question)).status !== 200) {
    if (performance.now() > until) throw new Error('The registrations were not read in time');
    const asked = performance.now();
    await answerOf(request(otherAddress));
    times.push(performance.now() - asked);
    await wait(LOOK_MS);
  }
  return times;
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

function round(ms) {
  return Number(ms.toFixed(1));
}
