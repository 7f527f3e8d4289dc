// A plant is moved: the tiles that are dropped are those that a fresh drawing has otherwise, and what is kept is what it has.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DrawnMetatile, drawnMetatiles } from '../../shared/testing/drawn-metatiles.ts';
import {
  type BridgeClient,
  connectBridgeClient,
  readFile,
  sendFile,
  storeFile,
} from '../drivers/bridge-client.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { keptTiles } from '../drivers/kept-tiles.ts';
import { startVarde, type VardeProgram } from '../drivers/varde-program.ts';

// Each metatile is a picture of a megapixel.
test.slow();

/** Everything that the caches cover, at levels of which the finest has some thirty metatiles. */
const CASES = [
  { cacheId: 'varde', levels: [3, 4, 5] },
  { cacheId: 'varde-web', levels: [5, 6, 7] },
] as const;
const PLANTS = 60;
const MOVED = 31;
const AT_ONCE = 3;

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** Plants along Norway, every third of them large. */
const plants = count(PLANTS).map((number) => ({
  ...{ VannKraftverkID: number, Navn: `Prøvefoss ${number}`, ErIDrift: true },
  MaksYtelse: number % 3 === 0 ? 10 * number : 3,
}));

function points(others: {
  readonly [plant: number]: readonly [latitude: number, longitude: number];
}): string {
  const lines = count(PLANTS).map((number) => {
    const latitude = 58.4 + number * 0.19;
    const [lat, lon] = others[number] ?? [latitude, 6 + (latitude - 58) ** 1.15 + (number % 4) * 0.6];
    return `${number},${lat},${lon}`;
  });
  return ['id,lat,lon', ...lines].join('\n');
}

async function importFile(client: BridgeClient, fileName: string, text: string): Promise<void> {
  const bytes = Uint8Array.from(Buffer.from(text));
  const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
  await readFile(client, fileId);
  await storeFile(client, fileId);
}

/** Asks for each tile of each metatile, and waits until all that were drawn are kept. Gives their bytes. */
async function drawAll(
  varde: VardeProgram,
  dataFolder: string,
  cacheId: string,
  metatiles: readonly DrawnMetatile[],
): Promise<Map<string, Buffer>> {
  const tiles = new Map<string, Buffer>();
  const pending = metatiles.values();
  const work = async () => {
    for (const metatile of pending) {
      for (const name of metatile.covered) {
        const { status, body } = await ask(new URL(`/tiles/${cacheId}/${name}`, varde.ready.url).href);
        expect(status, name).toBe(200);
        tiles.set(name, body);
      }
    }
  };
  await Promise.all(count(AT_ONCE).map(work));
  const wanted = metatiles.flatMap((metatile) => metatile.tiles);
  const missing = () => {
    const kept = keptTiles(dataFolder, cacheId);
    return wanted.filter((name) => !kept.has(name)).length;
  };
  await expect.poll(missing).toBe(0);
  return tiles;
}

/** Metatiles from one to the other, along the longer way. */
function stepsBetween(one: DrawnMetatile, other: DrawnMetatile): number {
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column));
}

test('a moved plant drops the metatiles that a fresh drawing has otherwise, and none beyond the next ones', async () => {
  const data = createDataFolder();
  const begin = () => startVarde({ dataFolder: data.path, seed: 'none' });
  let varde = await begin();
  try {
    const client = await connectBridgeClient(varde);
    await importFile(client, 'plants.json', JSON.stringify(plants));
    await importFile(client, 'points.csv', points({}));
    const before = [];
    for (const { cacheId, levels } of CASES) {
      const metatiles = levels.flatMap((level) => drawnMetatiles(cacheId, level));
      before.push({ cacheId, levels, metatiles, tiles: await drawAll(varde, data.path, cacheId, metatiles) });
    }
    await importFile(client, 'points.csv', points({ [MOVED]: [61.9, 9.4] }));
    const kept = CASES.map(({ cacheId }) => keptTiles(data.path, cacheId));
    client.close();
    await varde.stop();
    rmSync(join(data.path, 'drawn-tiles'), { recursive: true });
    varde = await begin();
    for (const [index, { cacheId, levels, metatiles, tiles }] of before.entries()) {
      const fresh = await drawAll(varde, data.path, cacheId, metatiles);
      const isOther = (name: string) =>
        !(tiles.get(name) ?? Buffer.of()).equals(fresh.get(name) ?? Buffer.of());
      const isKept = (name: string) => kept[index]?.has(name) ?? false;
      for (const level of levels) {
        const of = metatiles.filter((metatile) => metatile.level === level);
        const different = of.filter((metatile) => metatile.covered.some(isOther));
        const dropped = of.filter((metatile) => !metatile.tiles.every(isKept));
        const about = `${cacheId}, level ${level}`;
        expect(different.length, about).toBeGreaterThan(0);
        expect(dropped, about).toEqual(expect.arrayContaining(different));
        const far = dropped.filter((one) => different.every((other) => stepsBetween(one, other) > 1));
        expect(far, about).toEqual([]);
        // Of a metatile all tiles go or none.
        expect(
          dropped.filter((metatile) => metatile.tiles.some(isKept)),
          about,
        ).toEqual([]);
        const sums = `${of.length} metatiles, ${different.length} differ, ${dropped.length} were dropped`;
        test.info().annotations.push({ type: 'note', description: `${about}: ${sums}` });
        if (level === levels.at(-1)) expect(dropped.length, about).toBeLessThan(of.length / 2);
      }
    }
  } finally {
    await varde.stop();
    data.remove();
  }
});
