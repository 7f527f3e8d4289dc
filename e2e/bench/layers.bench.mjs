// Import of a large GeoJSON file and queries over a million features, through the running program: bridge, host, data
// window in Chromium, SOAP over HTTP. VARDE_BENCH_FULL=1 takes a file of 500 MB.
//
// What is limited is a ratio, so that it holds on any machine: memory beside the size of the file, what asks for a box beside
// a fault for what is no operation, a count beside the same question to the whole file parsed at once in this process; by
// turns. How long the import takes has its limit in import.bench.mjs.

import { createReadStream, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, percentile, tellRatio } from './figures.mjs';
import { boxes, thresholds, writePoints } from './layers-data.mjs';
import { cpuSeconds, watchMemory } from './watch-memory.mjs';

const MAX_MEMORY_RATIO = 4;
const MAX_BOX_RATIO = 5;
const MAX_COUNT_RATIO = 6;
const RUNS = 101;
const COUNT_RUNS = 21;
const MB = 1024 * 1024;

const isFull = process.env.VARDE_BENCH_FULL === '1';
const file = join(tmpdir(), `varde-bench-${process.pid}.geojson`);
const features = isFull ? 1_990_000 : 1_000_000;
writePoints(file, features);
const bytes = statSync(file).size;

const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
const client = await connectBridgeClient(varde);
try {
  await importFile();
  await queries();
} finally {
  client.close();
  await varde.stop();
  folder.remove();
  rmSync(file);
}

async function importFile() {
  const memory = watchMemory(varde.ready.pid);
  const before = await memory.settle();
  const cpuBefore = cpuSeconds(varde.ready.pid);
  const start = performance.now();
  const parts = createReadStream(file, { highWaterMark: 4 * MB });
  const fileId = await sendFile(client, 'bench.geojson', bytes, parts);
  const sent = performance.now();
  await readFile(client, fileId);
  const read = performance.now();
  await storeFile(client, fileId, 'bench');
  const stored = performance.now();
  const { peakMb } = memory.stop();
  const seconds = (stored - start) / 1000;
  const figures = {
    name: 'import',
    megabytes: Math.round(bytes / MB),
    features,
    mbPerSecond: round(bytes / MB / seconds),
    seconds: round(seconds),
    // On a machine with other work this says more than the clock.
    cpuSeconds: round(cpuSeconds(varde.ready.pid) - cpuBefore),
    sendSeconds: round((sent - start) / 1000),
    readSeconds: round((read - sent) / 1000),
    storeSeconds: round((stored - read) / 1000),
    memoryBeforeMb: Math.round(before),
    peakMemoryMb: Math.round(peakMb),
  };
  const ratio = (peakMb - before) / (bytes / MB);
  tellRatio('layers', { figures, ratio, maxRatio: MAX_MEMORY_RATIO });
}

async function queries() {
  for (const operation of ['QueryFeatureCount', 'QueryFeatureIDs', 'QueryFeatureData']) {
    const [times, emptyTimes] = [[], []];
    let hits = 0;
    for (const box of boxes(RUNS, features)) {
      const { ms, text } = await post(operation, spatial(box));
      times.push(ms);
      if (operation === 'QueryFeatureCount') hits += Number(/<Result>(\d+)/.exec(text)?.[1]);
      emptyTimes.push(await timed(askForNothing));
    }
    const figures = {
      name: `box of 200, ${operation}`,
      medianMs: round(median(times)),
      p95Ms: round(percentile(times, 0.95)),
      firstMs: round(times[0]),
      ...(hits ? { meanHits: Math.round(hits / RUNS) } : {}),
      emptyMs: round(median(emptyTimes)),
    };
    const ratio = median(times) / median(emptyTimes);
    // Rows with their shapes have no limit: they are as many bytes as they are.
    const limit = operation === 'QueryFeatureData' ? {} : { maxRatio: MAX_BOX_RATIO };
    tellRatio('layers', { figures, ratio, ...limit });
  }
  if (!isFull) await counts(JSON.parse(readFileSync(file, 'utf8')).features);
}

async function counts(scanned) {
  const [times, scanTimes] = [[], []];
  let count = 0;
  for (const limit of thresholds(COUNT_RUNS)) {
    const { ms, text } = await post('QueryFeatureCount', where(`verdi &lt; ${limit}`));
    times.push(ms);
    count = Number(/<Result>(\d+)/.exec(text)?.[1]);
    const scan = () => scanned.filter(({ properties: { verdi } }) => verdi !== null && verdi < limit).length;
    scanTimes.push(await timed(scan));
  }
  const [coldMs, ...warm] = times;
  const figures = {
    name: 'count of 10 %',
    medianMs: round(median(warm)),
    coldMs: round(coldMs),
    share: round(count / features),
    scanMs: round(median(scanTimes)),
  };
  tellRatio('layers', {
    figures,
    ratio: median(warm) / median(scanTimes),
    maxRatio: MAX_COUNT_RATIO,
  });
}

/** The data window says that there is no such operation: that is not kept. */
async function askForNothing() {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><m:GetNothing xmlns:m="urn:varde:schemas:map-service:3.6.0"/></s:Body></s:Envelope>`;
  const headers = { 'content-type': 'text/xml; charset=utf-8' };
  const reply = await fetch(varde.ready.services.map, { method: 'POST', headers, body });
  await reply.text();
  if (reply.status !== 500) throw new Error(`${reply.url} answered ${reply.status}`);
}

async function post(operation, filter) {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><m:${operation} xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><MapName>bench</MapName><LayerID>1000</LayerID>${filter}</m:${operation}></s:Body></s:Envelope>`;
  const start = performance.now();
  const reply = await fetch(varde.ready.services.map, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body,
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(text);
  return { ms: performance.now() - start, text };
}

function spatial([xMin, yMin, xMax, yMax]) {
  return `<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry xsi:type="m:EnvelopeN"><XMin>${xMin}</XMin><YMin>${yMin}</YMin><XMax>${xMax}</XMax><YMax>${yMax}</YMax></FilterGeometry><SpatialRel>geoSpatialRelIntersects</SpatialRel></QueryFilter>`;
}

function where(text) {
  return `<QueryFilter xsi:type="m:QueryFilter"><WhereClause>${text}</WhereClause></QueryFilter>`;
}

async function timed(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function round(number) {
  return Number(number.toFixed(2));
}
