// The map service over its sockets, beside node-soap with the same description and the same answers, measured in turns
// by the same client: a small answer from the host's cache, the same one through the bridge beside a reply of the data
// window that says next to nothing, and 1,000 points that are made anew for each request.
//
// Each pair is measured in many short turns, and the best turn of each side counts: what else the machine does only
// ever takes away.

import { fork } from 'node:child_process';
import { chromium } from '@playwright/test';
import { createAppDriver } from '../drivers/app-driver.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { countRequests } from './lean-client.mjs';
import { asText, COUNT_REQUEST, DATA_REQUEST, forNodeSoap, POINTS, pointsTable } from './map-http.bench.ts';

const TURNS = 8;
const CONNECTIONS = 16;

const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
const address = varde.ready.services.map;
let peer;

try {
  await importPoints();
  const whole = await post(DATA_REQUEST);
  peer = await startNodeSoap({ GetMapCount: { Result: 2 }, QueryFeatureData: forNodeSoap(whole.text) });
  const bytes = { bytes: whole.body.length };
  const few = { connections: 1, turnMs: 800 };
  const results = [
    await compare(
      'GetMapCount from the cache, beside node-soap',
      2,
      varded(COUNT_REQUEST),
      peered(COUNT_REQUEST),
      // Both sides of it are a process and the client: short turns find moments in which nobody else wants the cores.
      { turns: 40, turnMs: 150 },
    ),
    await compare(
      'GetMapCount over the bridge, beside an empty reply',
      0.5,
      varded(anew(COUNT_REQUEST)),
      echo(),
    ),
    await compare(
      '1,000 points over the bridge, beside node-soap',
      1.5,
      varded(anew(DATA_REQUEST)),
      peered(DATA_REQUEST),
      { turnMs: 900, ...bytes },
    ),
    await compare('the same, one request at a time', 1.2, varded(anew(DATA_REQUEST)), peered(DATA_REQUEST), {
      ...few,
      ...bytes,
    }),
    // What the way to the data window and back takes of it: from the cache only the socket is left.
    await compare("the same, beside the host's cache", 0, varded(anew(DATA_REQUEST)), varded(DATA_REQUEST), {
      ...few,
      ...bytes,
    }),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  peer?.child.kill();
  await varde.stop();
  folder.remove();
}

/** Takes plants and their points in as a person would, by dropping the files. */
async function importPoints() {
  const browser = await chromium.launch({
    executablePath: process.env.VARDE_CHROMIUM,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nb-NO' });
  const { given, imports } = createAppDriver(page, varde);
  await given.opened();
  const { plants, points } = pointsTable();
  for (const [name, text, type] of [
    ['plants.json', plants, 'application/json'],
    ['points.csv', points, 'text/csv'],
  ]) {
    await imports.when.drops(name, text, type);
    await imports.then.isOffered(POINTS);
    await imports.when.isTaken();
    await imports.then.isDone();
  }
  await browser.close();
}

async function post(request) {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: asText(request),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}

async function startNodeSoap(answers) {
  const { text: wsdl } = await ask(`${address}?wsdl`);
  const child = fork(new URL('node-soap-server.mjs', import.meta.url));
  const url = await new Promise((resolve) => {
    child.once('message', resolve);
    child.send({ wsdl, answers });
  });
  return { child, url };
}

/** A request that was never sent before: the cache has no answer to it. */
function anew(request) {
  let count = 0;
  const text = asText(request);
  return () => text.replace('<soap:Envelope', `<!--${count++}--><soap:Envelope`);
}

function varded(request) {
  return { address, nextBody: typeof request === 'function' ? request : () => asText(request) };
}

function peered(request) {
  return { address: peer.url, nextBody: () => asText(request) };
}

/** What the data window does least for: it says that there is nothing at a path. */
function echo() {
  return {
    address: `${varde.ready.url}/hydropower`,
    nextBody: () => asText(COUNT_REQUEST),
    expectedStatus: 404,
  };
}

async function compare(
  name,
  leastRatio,
  ours,
  theirs,
  { connections = CONNECTIONS, turns = TURNS, turnMs = 400, ...figures } = {},
) {
  const best = { ours: 0, theirs: 0 };
  for (const side of [ours, theirs]) await countRequests({ ...side, connections, durationMs: turnMs * 3 });
  for (let turn = 0; turn < turns; turn++) {
    best.ours = Math.max(best.ours, await countRequests({ ...ours, connections, durationMs: turnMs }));
    best.theirs = Math.max(best.theirs, await countRequests({ ...theirs, connections, durationMs: turnMs }));
  }
  const ratio = best.ours / best.theirs;
  const rates = {
    vardePerSecond: round(best.ours),
    besidePerSecond: round(best.theirs),
    ratio: Number(ratio.toFixed(2)),
  };
  console.log(JSON.stringify({ bench: 'map-http', name, connections, ...figures, ...rates, leastRatio }));
  return ratio >= leastRatio;
}

function round(rate) {
  return Number(rate.toPrecision(3));
}
