// The map service over its sockets, beside node-soap with the same description and the same answers, measured in turns
// by the same client: a small answer from the host's cache, the same one through the bridge beside a fault for what is no
// operation, and 1,000 points that are made anew for each request.
//
// Each pair is measured in short turns. What is compared is the processor time of the servers for a request: requests a
// second, which are told too, say how fast the client is where it takes as much as the server, as with small answers from
// the cache, and how many processors are free where several processes of Varde work for one of the other side. It is read from
// the scheduler, to the billionth of a second: the clock tick that counts hundredths sees little of work that begins and ends
// between two of them, and on a busy machine less of one side than of the other.

import { fork } from 'node:child_process';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { median, tellRatio } from './figures.mjs';
import { countRequests } from './lean-client.mjs';
import { asText, COUNT_REQUEST, DATA_REQUEST, forNodeSoap, pointsTable } from './map-http.bench.ts';
import { takeIn } from './take-in.mjs';
import { cpuSecondsFinely } from './watch-memory.mjs';

const TURNS = 5;
const CONNECTIONS = 16;

const folder = createDataFolder();
const varde = await startVarde({ dataFolder: folder.path, seed: 'none' });
const address = varde.ready.services.map;
let peer;

try {
  const { plants, points } = pointsTable();
  await takeIn(varde, [
    { fileName: 'plants.json', text: plants },
    { fileName: 'points.csv', text: points },
  ]);
  const whole = await post(DATA_REQUEST);
  peer = await startNodeSoap({ GetMapCount: { Result: 2 }, QueryFeatureData: forNodeSoap(whole.text) });
  await compare(
    'GetMapCount from the cache, beside node-soap',
    1.1,
    varded(COUNT_REQUEST),
    peered(COUNT_REQUEST),
    {
      turns: 20,
      turnMs: 300,
      // The host's code is larger and takes longer to be compiled: for seconds a request takes a fifth more.
      warmMs: 5_000,
    },
  );
  await compare(
    'GetMapCount over the bridge, beside a fault for what is no operation',
    0.5,
    varded(anew(COUNT_REQUEST)),
    refused(),
  );
  const [fresh, theirs] = [varded(anew(DATA_REQUEST)), peered(DATA_REQUEST)];
  const bytes = { bytes: whole.body.length };
  await compare('1,000 points over the bridge, beside node-soap', 1.5, fresh, theirs, {
    turnMs: 900,
    ...bytes,
  });
  const alone = { connections: 1, turnMs: 800, ...bytes };
  await compare('the same, one request at a time', 1.2, fresh, theirs, alone);
  // What the way to the data window and back takes of it: from the cache only the socket is left.
  await compare("the same, beside the host's cache", undefined, fresh, varded(DATA_REQUEST), alone);
} finally {
  peer?.child.kill();
  await varde.stop();
  folder.remove();
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
  return {
    address,
    pid: varde.ready.pid,
    nextBody: typeof request === 'function' ? request : () => asText(request),
  };
}

function peered(request) {
  return { address: peer.url, pid: peer.child.pid, nextBody: () => asText(request) };
}

/** What the data window does least for: it says that there is no such operation, each time anew. */
function refused() {
  const request = anew(COUNT_REQUEST);
  return {
    address,
    pid: varde.ready.pid,
    nextBody: () => request().replaceAll('GetMapCount', 'GetNothing'),
    expectedStatus: 500,
  };
}

async function compare(
  name,
  leastRatio,
  ours,
  theirs,
  { connections = CONNECTIONS, turns = TURNS, turnMs = 400, warmMs = turnMs * 3, ...figures } = {},
) {
  const sides = [ours, theirs].map((side) => ({
    ...side,
    connections,
    rates: [],
    requests: 0,
    cpuSeconds: 0,
  }));
  for (const side of sides) await countRequests({ ...side, durationMs: warmMs });
  for (let turn = 0; turn < turns; turn++) for (const side of sides) await takeTurn(side, turnMs);
  const [mine, other] = sides;
  const cpuMs = ({ cpuSeconds: seconds, requests }) => (seconds * 1000) / requests;
  tellRatio('map-http', {
    figures: {
      name,
      connections,
      ...figures,
      vardePerSecond: round(median(mine.rates)),
      besidePerSecond: round(median(other.rates)),
      vardeCpuMs: round(cpuMs(mine)),
      besideCpuMs: round(cpuMs(other)),
    },
    ratio: cpuMs(other) / cpuMs(mine),
    leastRatio,
  });
}

async function takeTurn(side, durationMs) {
  const before = cpuSecondsFinely(side.pid);
  const perSecond = await countRequests({ ...side, durationMs });
  side.cpuSeconds += cpuSecondsFinely(side.pid) - before;
  side.requests += (perSecond * durationMs) / 1000;
  side.rates.push(perSecond);
}

function round(figure) {
  return Number(figure.toPrecision(3));
}
