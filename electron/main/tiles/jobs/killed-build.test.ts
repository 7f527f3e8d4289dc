// A build that is killed at any moment and begun again. `npm run tiles -- [KILLS] [SEED]` asks for a long run.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  levelRanges,
  selectedMetatiles,
  selectedTiles,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { drawBlock, openBuilding, SELECTION } from '../testing/build-web-tiles.ts';
import { BUILD_WORKERS } from './build-tiles.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const KILLS = Number(process.env['VARDE_TILE_KILLS'] ?? 2);
const SEED = Number(process.env['VARDE_TILE_SEED'] ?? Date.now() % 1_000);
const SCRIPT = join(import.meta.dirname, '../testing/build-until-killed.ts');
const MAX_MS_PER_RUN = 60_000;

test(
  'after kills a build ends as one that nobody disturbed, and drew again no more than what was in hand',
  async () => {
    const folder = folders.create();
    let drawn = 0;
    for (let kill = 0; kill < KILLS; kill++)
      drawn += await runUntil(folder, 1 + ((SEED * 37 + kill * 61) % 9));
    drawn += await runUntil(folder, Number.POSITIVE_INFINITY);
    const { tiles, metatileCount } = await tilesOf(folder, () => {
      throw new Error(`seed ${SEED}: a tile is missing`);
    });
    const undisturbed = await tilesOf(folders.create(), drawBlock);
    expect(tiles, `seed ${SEED}`).toEqual(undisturbed.tiles);
    // Each worker may have one that is drawn and not yet kept, and one more that it began since the last dot was seen.
    expect(drawn - metatileCount, `seed ${SEED}`).toBeLessThanOrEqual(KILLS * 2 * BUILD_WORKERS);
    console.log(`A build was killed ${KILLS} times (seed ${SEED})`);
  },
  MAX_MS_PER_RUN * (KILLS + 1),
);

/** Builds until so many metatiles were told, and kills it then. Gives how many it told. */
async function runUntil(folder: string, dots: number): Promise<number> {
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let told = 0;
  child.stdout.on('data', (text: Buffer) => {
    told += text.length;
    if (told >= dots) child.kill('SIGKILL');
  });
  await ended;
  return told;
}

async function tilesOf(folder: string, draw: typeof drawBlock) {
  const { web, close } = await openBuilding(folder, draw);
  const { facts } = web.cache;
  const ranges = levelRanges(facts, SELECTION);
  const tiles = [];
  for (const tile of selectedTiles(ranges, facts.scheme)) tiles.push((await web.read(tile))?.bytes);
  await close();
  return { tiles, metatileCount: [...selectedMetatiles(ranges, facts.scheme)].length };
}
