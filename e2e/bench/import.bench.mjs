// The import of a layer and of a register, each from a file on the disk through the running program, beside JSON.parse of
// the same bytes, by turns: the ratio of the medians holds on any machine. It is that of the clock or of the processors,
// whichever is smaller: several processes of Varde work at once, which the clock sees where processors are free. What is said of a file before it is taken in
// (`readMs`) and the taking in (`storeMs`) are told apart. Each turn of the register takes a new edition, in which a
// twentieth of the rows, spread at random, are others than in the one that stands.

import { createReadStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { generatePlants } from '../../shared/testing/generate-plants.ts';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { writePoints } from './layers-data.mjs';
import { cpuSeconds } from './watch-memory.mjs';

const TURNS = 5;
const FEATURES = 200_000;
const ROWS = 100_000;
const CHANGED_SHARE = 1 / 20;
const MAX_RATIO = 8;
const PART_BYTES = 4 * 1024 * 1024;
const MB = 1024 * 1024;

const layer = join(tmpdir(), `varde-bench-${process.pid}.geojson`);
const register = join(tmpdir(), `varde-bench-${process.pid}.json`);
writePoints(layer, FEATURES);
const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
const client = await connectBridgeClient(varde);
try {
  await compare('layer', layer);
  await compare('register', register, writeEdition);
} finally {
  client.close();
  await varde.stop();
  folder.remove();
  for (const file of [layer, register]) rmSync(file, { force: true });
}

async function compare(name, file, write = () => undefined) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn++) {
    write(turn);
    turns.push({ ...(await importFile(file, `${name} ${turn}`)), ...parse(file) });
  }
  const middle = (step) => Math.round(median(turns.map((each) => each[step])));
  const figures = {
    name,
    megabytes: Math.round(statSync(file).size / MB),
    sendMs: middle('sendMs'),
    readMs: middle('readMs'),
    storeMs: middle('storeMs'),
    importMs: middle('importMs'),
    parseMs: middle('parseMs'),
    importCpuMs: middle('importCpuMs'),
    parseCpuMs: middle('parseCpuMs'),
  };
  const ratios = [figures.importMs / figures.parseMs, figures.importCpuMs / figures.parseCpuMs];
  tellRatio('import', { figures, ratio: Math.min(...ratios), maxRatio: MAX_RATIO });
}

/** That of a turn has the changes of those before it, too. Made anew, so that nothing of it lies beside JSON.parse. */
function writeEdition(turn) {
  const plants = generatePlants(ROWS);
  for (let edition = 0; edition <= turn; edition++) changeSome(plants, edition);
  writeFileSync(register, JSON.stringify(plants));
}

function changeSome(plants, seed) {
  let drawn = seed;
  for (const plant of plants) {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    if (drawn / 2 ** 32 < CHANGED_SHARE) plant.MaksYtelse += 1;
  }
}

async function importFile(file, mapName) {
  const cpuBefore = cpuSeconds(varde.ready.pid);
  const began = performance.now();
  const parts = createReadStream(file, { highWaterMark: PART_BYTES });
  const fileId = await sendFile(client, basename(file), statSync(file).size, parts);
  const sent = performance.now();
  await readFile(client, fileId);
  const read = performance.now();
  await storeFile(client, fileId, mapName);
  const stored = performance.now();
  const importCpuMs = 1000 * (cpuSeconds(varde.ready.pid) - cpuBefore);
  return {
    ...{ sendMs: sent - began, readMs: read - sent, storeMs: stored - read },
    ...{ importMs: stored - began, importCpuMs },
  };
}

/** From the bytes, as the import has them. */
function parse(file) {
  const bytes = readFileSync(file);
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  JSON.parse(new TextDecoder().decode(bytes));
  const parseMs = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { parseMs, parseCpuMs: (user + system) / 1000 };
}
