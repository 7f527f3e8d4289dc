// Run by itself: builds tiles of a published map until it is killed or done. It tells each metatile that was drawn with
// a dot.

import { setTimeout as wait } from 'node:timers/promises';
import { BUILD_WORKERS, buildTiles } from '../jobs/build-tiles.ts';
import { createTileProgress } from '../jobs/tile-progress.ts';
import { drawBlock, openBuilding, SELECTION } from './build-web-tiles.ts';

const [folder = ''] = process.argv.slice(2);
const { web, close } = await openBuilding(folder, async (block) => {
  const drawn = await drawBlock(block);
  process.stdout.write('.');
  await wait(1);
  return drawn;
});
await buildTiles(web, SELECTION, {
  workers: BUILD_WORKERS,
  signal: new AbortController().signal,
  createProgress: (total) => createTileProgress(total, { nowMs: Date.now, report: () => undefined }),
});
await close();
