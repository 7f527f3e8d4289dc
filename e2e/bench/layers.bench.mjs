// Import of a large GeoJSON file and queries over a million features, through the running program: bridge, host, data
// window in Chromium, SOAP over HTTP. Beside it the same questions to the whole file parsed at once in this process.
// VARDE_BENCH_FULL=1 takes a file of 500 MB.

import { createReadStream, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { boxes, thresholds, writePoints } from './layers-data.mjs';
import { cpuSeconds, watchMemory } from './watch-memory.mjs';

const LEAST_MB_PER_SECOND = 20;
const MAX_MEMORY_MB = 1000;
const MAX_BOX_MS = 5;
const MAX_COUNT_MS = 60;
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
const results = [];
try {
  await importFile();
  await queries();
} finally {
  client.close();
  await varde.stop();
  folder.remove();
  rmSync(file);
}
process.exitCode = results.every(({ isWithin }) => isWithin) ? 0 : 1;

function tell(name, figures, isWithin) {
  results.push({ isWithin });
  console.log(JSON.stringify({ bench: 'layers', name, ...figures, isWithin }));
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
  const mbPerSecond = bytes / MB / seconds;
  const figures = {
    megabytes: Math.round(bytes / MB),
    features,
    mbPerSecond: round(mbPerSecond),
    seconds: round(seconds),
    // On a machine with other work this says more than the clock.
    cpuSeconds: round(cpuSeconds(varde.ready.pid) - cpuBefore),
    sendSeconds: round((sent - start) / 1000),
    readSeconds: round((read - sent) / 1000),
    storeSeconds: round((stored - read) / 1000),
    memoryBeforeMb: Math.round(before),
    peakMemoryMb: Math.round(peakMb),
    wholeParseMbPerSecond: isFull ? undefined : round(wholeParse()),
  };
  const isWithin = mbPerSecond >= LEAST_MB_PER_SECOND && peakMb - before < MAX_MEMORY_MB;
  tell('import', figures, isWithin);
}

/** What JSON.parse alone needs for the same text, all of it at once. */
function wholeParse() {
  const text = readFileSync(file, 'utf8');
  const start = performance.now();
  JSON.parse(text);
  return bytes / MB / ((performance.now() - start) / 1000);
}

async function queries() {
  const scan = isFull ? undefined : JSON.parse(readFileSync(file, 'utf8')).features;
  for (const [operation, most] of [
    ['QueryFeatureCount', MAX_BOX_MS],
    ['QueryFeatureIDs', MAX_BOX_MS],
    ['QueryFeatureData', Infinity],
  ]) {
    const times = [];
    let hits = 0;
    for (const box of boxes(RUNS, features)) {
      const { ms, text } = await post(operation, spatial(box));
      times.push(ms);
      if (operation === 'QueryFeatureCount') hits += Number(/<Result>(\d+)/.exec(text)?.[1]);
    }
    const scanMs =
      scan &&
      median(
        boxes(5, features).map((box) =>
          timed(
            () =>
              scan.filter(
                ({
                  geometry: {
                    coordinates: [x, y],
                  },
                }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3],
              ).length,
          ),
        ),
      );
    const medianMs = median(times);
    const p95Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
    const figures = {
      medianMs: round(medianMs),
      p95Ms: round(p95Ms),
      firstMs: round(times[0]),
      ...(hits ? { meanHits: Math.round(hits / RUNS) } : {}),
      scanMs: scan && round(scanMs),
      ratio: scan && round(scanMs / medianMs),
    };
    tell(`box of 200, ${operation}`, figures, medianMs < most);
  }
  const times = [];
  let count = 0;
  for (const limit of thresholds(COUNT_RUNS)) {
    const { ms, text } = await post('QueryFeatureCount', where(`verdi &lt; ${limit}`));
    times.push(ms);
    count = Number(/<Result>(\d+)/.exec(text)?.[1]);
  }
  const warm = times.slice(1);
  const scanMs =
    scan &&
    median(
      thresholds(5).map((limit) =>
        timed(() => scan.filter(({ properties: { verdi } }) => verdi !== null && verdi < limit).length),
      ),
    );
  const figures = {
    medianMs: round(median(warm)),
    coldMs: round(times[0]),
    share: round(count / features),
    scanMs: scan && round(scanMs),
    ratio: scan && round(scanMs / median(warm)),
  };
  tell('count of 10 %', figures, median(warm) < MAX_COUNT_MS);
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

function timed(act) {
  const start = performance.now();
  act();
  return performance.now() - start;
}

function median(times) {
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}

function round(number) {
  return number === undefined ? undefined : Number(number.toFixed(2));
}
