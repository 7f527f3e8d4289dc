// A program that writes bundles and is killed at any moment. `npm run tiles -- [KILLS] [SEED]` asks for a long run, or
// for that of a failure.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { METATILE_SIDE } from '../../../../shared/tiles/drawn/metatile.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { blocksOf, tileBytes } from '../testing/filled-tiles.ts';
import { createBundleFolder } from './bundle-folder.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const KILLS = Number(process.env['VARDE_TILE_KILLS'] ?? 2);
const SEED = Number(process.env['VARDE_TILE_SEED'] ?? Date.now() % 1_000);
const SCRIPT = join(import.meta.dirname, '../testing/fill-bundles.ts');
const MAX_MS_PER_RUN = 60_000;

test(
  'after each kill a tile is whole or not there, and the next run ends with all of them',
  async () => {
    const folder = folders.create();
    mkdirSync(folder, { recursive: true });
    let kills = 0;
    // One that came to its end before it was killed does not count.
    for (let run = 0; kills < KILLS; run++) {
      const { told, isKilled } = await killAfter(folder, SEED + run, 1 + ((SEED * 37 + run * 61) % 20));
      const count = await checkTiles(folder, `seed ${SEED}, run ${run}`);
      expect(count, `seed ${SEED}, run ${run}`).toBeGreaterThanOrEqual(told * METATILE_SIDE ** 2);
      if (isKilled) kills++;
    }
    const last = spawn(process.execPath, [SCRIPT, folder, '0'], { stdio: 'ignore' });
    expect(await once(last, 'exit')).toEqual([0, null]);
    expect(await checkTiles(folder, `seed ${SEED}, at the end`)).toBe(blocksOf(0).flat().length);
    console.log(`Writing was killed ${kills} times (seed ${SEED})`);
  },
  MAX_MS_PER_RUN * (KILLS + 1),
);

interface Killed {
  /** How many metatiles it told in all. */
  readonly told: number;
  /** False where it came to its end before. */
  readonly isKilled: boolean;
}

/** Runs the program until it told so many metatiles, and kills it in the next. */
async function killAfter(folder: string, seed: number, dots: number): Promise<Killed> {
  const child = spawn(process.execPath, [SCRIPT, folder, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let told = 0;
  child.stdout.on('data', (text: Buffer) => {
    told += text.length;
    if (told >= dots) child.kill('SIGKILL');
  });
  await ended;
  return { told, isKilled: child.signalCode === 'SIGKILL' };
}

/** How many there are; of a copy, because opening may mend. */
async function checkTiles(folder: string, about: string): Promise<number> {
  const copy = join(folders.create(), 'copy');
  cpSync(folder, copy, { recursive: true });
  const store = createBundleFolder(copy);
  let count = 0;
  for (const tile of blocksOf(0).flat()) {
    const bytes = await store.read(tile);
    if (!bytes) continue;
    count++;
    if (Buffer.compare(bytes, tileBytes(tile)) !== 0)
      throw new Error(`${about}: a wrong tile at ${tile.row} ${tile.column}`);
  }
  await store.close();
  return count;
}
