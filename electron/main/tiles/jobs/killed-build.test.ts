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
    const undisturbed = await tilesOf(folders.create(), drawBlock);
    let kills = 0;
    // A build that came to its end is another one's beginning, until so many were killed in the midst.
    for (let build = 0; kills < KILLS; build++) {
      const about = `seed ${SEED}, build ${build}`;
      const folder = folders.create();
      let drawn = 0;
      let killsOfBuild = 0;
      for (let isKilled = true; isKilled; ) {
        const isLast = kills + killsOfBuild === KILLS;
        const told = await runUntil(folder, isLast ? Number.POSITIVE_INFINITY : dotsOf(kills + killsOfBuild));
        drawn += told.dots;
        isKilled = told.isKilled;
        if (isKilled) killsOfBuild++;
      }
      kills += killsOfBuild;
      const { tiles, metatileCount } = await tilesOf(folder, () => {
        throw new Error(`${about}: a tile is missing`);
      });
      expect(tiles, about).toEqual(undisturbed.tiles);
      // Each worker may have one that is drawn and not yet kept, and one more that it began since the last dot was seen.
      expect(drawn - metatileCount, about).toBeLessThanOrEqual(killsOfBuild * 2 * BUILD_WORKERS);
    }
    console.log(`A build was killed ${kills} times (seed ${SEED})`);
  },
  MAX_MS_PER_RUN * (KILLS + 1),
);

/** After how many metatiles a build is killed for this time. */
function dotsOf(kill: number): number {
  return 1 + ((SEED * 37 + kill * 61) % 9);
}

/** Builds until so many metatiles were told, and kills it then, if it is not at its end. Gives how many it told. */
async function runUntil(folder: string, dots: number): Promise<{ dots: number; isKilled: boolean }> {
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let told = 0;
  child.stdout.on('data', (text: Buffer) => {
    told += text.length;
    if (told >= dots) child.kill('SIGKILL');
  });
  await ended;
  return { dots: told, isKilled: child.signalCode === 'SIGKILL' };
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
