// Run by itself: fills a folder of bundles metatile by metatile, in the order of a seed, until it is killed or done. It
// tells each that is there with a dot.

import { createBundleFolder } from '../files/bundle-folder.ts';
import { blocksOf, tileBytes } from './filled-tiles.ts';

const [folder = '', seed = '0'] = process.argv.slice(2);
const store = createBundleFolder(folder);
const blocks = blocksOf(Number(seed));
for (const [index, block] of blocks.entries()) {
  // A metatile of which a tile is missing is written whole, and every second one anew: there is always something to do.
  let isWanted = index % 2 === 0;
  for (const tile of block) isWanted ||= !(await store.read(tile));
  if (isWanted) await store.put(block.map((tile) => ({ tile, bytes: tileBytes(tile) })));
  process.stdout.write('.');
}
await store.close();
