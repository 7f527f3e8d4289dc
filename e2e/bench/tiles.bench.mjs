// Tiles by their plain addresses, in turns with something else that sends tiles of the same length: from memory beside
// node:http with the same bytes in memory, from bundles beside node:http that reads the same bundle (bare-tiles.mjs says what
// these two do besides), from MBTiles beside tileserver-gl-light on the same file. Where the client takes as much as the
// server it is the processor time of the servers for a request, all threads of their processes: the rate would say how fast
// the client is, and on a machine with other work on it what the others do. Each is asked until it is warm; the ratio is the
// median of five, each of some short turns of both.
//
// Then a cache of 1,048,576 tiles in 64 bundles, for which there are limits in milliseconds: until its first tile is had,
// with the opening, and any tile after that, warm and with the files out of the file cache, where `dd` can put them out.
// They are asked over one connection that stays open, by a client that does nothing else; beside each stands what one such
// exchange takes with node:http that answers from memory (`bareMs`), and what it takes to read the record and the bytes of
// such a tile from a file that is open (`fileMs`): what is left is ours.
//
// tileserver-gl-light is no dependency. It is taken from the folder that VARDE_TILESERVER names, where it was installed.

import { fork, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectBridgeClient } from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde } from '../drivers/varde-program.ts';
import { findFreePort } from './app-window.mjs';
import { median, percentile, tellRatio } from './figures.mjs';
import { countRequests, openConnection } from './lean-client.mjs';
import { BUNDLE_SIDE, INDEX_OFFSET, writeBundles, writeMbtiles } from './tile-files.mjs';
import { ownCpuSecondsFinely } from './watch-memory.mjs';

const ROUNDS = 5;
const TURNS = 4;
const TURN_MS = 250;
/** Until what a request goes through is compiled. */
const WARM_MS = 8_000;
const CONNECTIONS = 8;
/** As a tile of a map in many colours is long. */
const TILE_BYTES = 92_000;
/** All of them are more than what is kept in memory, so that asking one after the other each is read anew. */
const STORE = { level: 7, side: 1, tileBytes: TILE_BYTES, filled: 48 };
const MBTILES = { level: 7, side: 48, tileBytes: TILE_BYTES };
const LARGE = { level: 10, side: 8, tileBytes: 700 };
const ASKED = 200;

const folder = mkdtempSync(join(tmpdir(), 'varde-tiles-bench-'));
const data = createDataFolder();
const children = [];
let varde;
try {
  const [bundle] = writeBundles(join(folder, 'Store'), STORE);
  const mbtiles = writeMbtiles(join(folder, 'bench.mbtiles'), MBTILES);
  const bundles = writeBundles(join(folder, 'Large'), LARGE);
  varde = await startVarde({ dataFolder: data.path, seed: 'none' });
  const client = await connectBridgeClient(varde);
  for (const path of [join(folder, 'Store'), mbtiles, join(folder, 'Large')]) {
    const { draftId } = await client.host.remote['caches.look']({ path });
    await client.host.remote['caches.take']({ draftId, isCopy: false });
  }
  client.close();
  const { url, pid } = varde.ready;

  await compare('from memory, beside node:http from memory', 0.8, {
    ours: { address: url, pid, nextPath: () => '/tiles/store/7/5/5' },
    theirs: { ...(await startBare('memory', String(TILE_BYTES))), nextPath: () => '/' },
  });
  const [next, nextBare] = [walk(STORE.filled), walk(STORE.filled)];
  await compare('from a bundle, beside node:http that reads the same bundle', 0.8, {
    ours: {
      address: url,
      pid,
      nextPath: () => `/tiles/store/7/${next((row, column) => `${column}/${row}`)}`,
    },
    theirs: {
      ...(await startBare('bundle', bundle)),
      nextPath: () => `/${nextBare((row, column) => `${row}/${column}`)}`,
    },
  });
  const tileserver = await startTileserver(mbtiles);
  if (tileserver) {
    const [mine, other] = [walk(MBTILES.side), walk(MBTILES.side)];
    await compare('from MBTiles, beside tileserver-gl-light', 2, {
      ours: {
        address: url,
        pid,
        nextPath: () => `/tiles/bench/7/${mine((row, column) => `${column}/${row}`)}`,
      },
      theirs: {
        ...tileserver,
        nextPath: () => `/data/bench/7/${other((row, column) => `${column}/${row}`)}.png`,
      },
    });
  }
  await varde.stop();
  await askLarge(bundles);
} finally {
  for (const child of children) child.kill();
  await varde?.stop();
  data.remove();
  rmSync(folder, { recursive: true });
}

/** One tile after the other, through all of a square; `say` puts it into a path. */
function walk(side) {
  let place = 0;
  return (say) => {
    place = (place + 1) % (side * side);
    return say(Math.floor(place / side), place % side);
  };
}

async function startBare(...args) {
  const child = fork(new URL('bare-tiles.mjs', import.meta.url), args);
  children.push(child);
  const address = await new Promise((resolve) => child.once('message', resolve));
  return { address, pid: child.pid };
}

/** Undefined where it is not installed, which is said. */
async function startTileserver(mbtiles) {
  const place = process.env.VARDE_TILESERVER;
  const main = place && join(place, 'node_modules/tileserver-gl-light/src/main.js');
  if (!main || !existsSync(main)) {
    console.log('Not beside tileserver-gl-light: VARDE_TILESERVER names no folder where it is installed.');
    return undefined;
  }
  const port = await findFreePort();
  const config = join(folder, 'tileserver.json');
  const data = { bench: { mbtiles: basename(mbtiles) } };
  writeFileSync(config, JSON.stringify({ options: { paths: { root: folder, mbtiles: '' } }, data }));
  const options = ['--config', config, '--bind', '127.0.0.1', '--port', String(port), '--silent'];
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  const address = `http://127.0.0.1:${port}/`;
  for (let trial = 0; trial < 200; trial++) {
    const answer = await ask(`${address}data/bench/7/1/0.png`).catch(() => undefined);
    if (answer?.status === 200) return { address, pid: child.pid };
    await wait(100);
  }
  throw new Error('tileserver-gl-light gave no tile in time');
}

async function compare(name, leastRatio, { ours, theirs }) {
  const sides = [ours, theirs].map((side) => ({ ...side, rates: [], cpuMs: [], connections: CONNECTIONS }));
  for (const side of sides) await countRequests({ ...side, durationMs: WARM_MS });
  const [mine, other] = sides;
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = sides.map(() => ({ cpuMs: 0, requests: 0 }));
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [place, side] of sides.entries()) await takeTurn(side, sums[place]);
    }
    const [a, b] = sums.map(({ cpuMs, requests }) => cpuMs / requests);
    mine.cpuMs.push(a);
    other.cpuMs.push(b);
    ratios.push(b / a);
  }
  const figures = {
    name,
    tileBytes: TILE_BYTES,
    connections: CONNECTIONS,
    vardePerSecond: Math.round(median(mine.rates)),
    besidePerSecond: Math.round(median(other.rates)),
    vardeCpuMs: short(median(mine.cpuMs)),
    besideCpuMs: short(median(other.cpuMs)),
    ratios: ratios.map(short),
  };
  tellRatio('tiles', { figures, ratio: median(ratios), leastRatio });
}

async function takeTurn(side, sum) {
  const before = ownCpuSecondsFinely(side.pid);
  const started = performance.now();
  const perSecond = await countRequests({ ...side, durationMs: TURN_MS });
  sum.requests += (perSecond * (performance.now() - started)) / 1000;
  sum.cpuMs += (ownCpuSecondsFinely(side.pid) - before) * 1000;
  side.rates.push(perSecond);
}

/** A cache of a million tiles, at a start that has not opened it yet. */
async function askLarge(bundles) {
  varde = await startVarde({ dataFolder: data.path, seed: 'none' });
  const side = LARGE.side * BUNDLE_SIDE;
  const tiles = side * side;
  const connection = await openConnection(varde.ready.url);
  const fetchTile = (index) =>
    connection.ask(`/tiles/large/${LARGE.level}/${index % side}/${Math.floor(index / side)}`);
  const bare = await openConnection((await startBare('memory', String(LARGE.tileBytes))).address);
  const bareMs = [];
  for (let count = 0; count < ASKED; count++) bareMs.push(await bare.ask('/'));
  bare.close();
  const fileMs = await readAlone(bundles, tiles);
  const tell = (name, ms, maxMs) => {
    const beside = { bareMs: short(median(bareMs)), fileMs: short(median(fileMs)) };
    const figures = { name, tiles, ms: short(ms), ...beside, maxMs };
    tellRatio('tiles', { figures, ratio: ms / maxMs, maxRatio: 1 });
  };
  // It only wakes the way up.
  await connection.ask(`/tiles/store/${STORE.level}/0/0`);
  tell('a million tiles: the first, with the opening', await fetchTile(0), 100);
  const warm = [];
  for (let count = 0; count < ASKED; count++) warm.push(await fetchTile(place(count, tiles)));
  tell('a million tiles: any one, files in the file cache', median(warm), 1);
  const cold = [];
  for (let count = 0; count < ASKED / 4; count++) {
    const index = place(count + ASKED, tiles);
    if (!forget(bundles[inBundle(index).bundle])) {
      console.log('Not with files out of the file cache: dd cannot put them out here.');
      break;
    }
    cold.push(await fetchTile(index));
  }
  if (cold.length > 0)
    tell('a million tiles: any one, files out of the file cache', percentile(cold, 0.9), 20);
  connection.close();
}

/** The bundle of a tile, and where in that file its record lies. */
function inBundle(index) {
  const side = LARGE.side * BUNDLE_SIDE;
  const [row, column] = [Math.floor(index / side), index % side];
  const bundle = Math.floor(row / BUNDLE_SIDE) * LARGE.side + Math.floor(column / BUNDLE_SIDE);
  const at = INDEX_OFFSET + 8 * ((row % BUNDLE_SIDE) * BUNDLE_SIDE + (column % BUNDLE_SIDE));
  return { bundle, at };
}

/** How long the file system takes for each of some tiles, without a server; ms. */
async function readAlone(bundles, tiles) {
  const handles = await Promise.all(bundles.map((path) => open(path)));
  const ms = [];
  for (let count = 0; count < ASKED; count++) {
    const { bundle, at } = inBundle(place(count, tiles));
    const started = performance.now();
    const { buffer } = await handles[bundle].read(Buffer.alloc(8), 0, 8, at);
    const record = buffer.readBigUInt64LE();
    const bytes = Buffer.allocUnsafe(Number(record >> 40n));
    await handles[bundle].read(bytes, 0, bytes.length, Number(record & 0xff_ffff_ffffn));
    ms.push(performance.now() - started);
  }
  for (const handle of handles) await handle.close();
  return ms;
}

/** Anywhere among them, another one each time. */
function place(count, tiles) {
  return (count * 7_368_787 + 104_729) % tiles;
}

/** Takes a file out of the system's file cache. */
function forget(path) {
  return spawnSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0', 'status=none']).status === 0;
}

function short(ms) {
  return Number(ms.toPrecision(3));
}
