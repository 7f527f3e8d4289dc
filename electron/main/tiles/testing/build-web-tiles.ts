// A cache of a published map whose drawing is a colour for each tile, and a build of it.

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { TileBlock } from '../drawn/draw-metatiles.ts';
import { createDrawnCaches, openDrawnCacheFiles } from '../drawn/drawn-caches.ts';
import { pngTile } from './small-tiles.ts';

/** Some hundred tiles around Bergen. */
export const SELECTION = {
  cacheId: 'varde-web',
  minLevel: 5,
  maxLevel: 10,
  bounds: { west: 3.6, south: 59.4, east: 8.1, north: 60.8 },
};

const VERSION = 'one';

/** The same tiles for the same block; each fourth of them is equal, because packing them takes most of the time. */
export async function drawBlock({ box, rows, columns }: TileBlock): Promise<BridgeType<'DrawnTiles'>> {
  const mark = Math.round(box.xMin / 1000 + box.yMin / 500);
  const tiles = Array.from({ length: rows * columns }, (_, index) =>
    pngTile({ level: index % 4, row: mark & 255, column: (mark >> 8) & 255 }),
  );
  return { version: VERSION, tiles };
}

export async function openBuilding(folder: string, draw: typeof drawBlock) {
  const files = await openDrawnCacheFiles(folder, 'test');
  const caches = createDrawnCaches(files, { draw, log: () => undefined });
  const web = caches.get(SELECTION.cacheId);
  const { mapName } = web.cache;
  await web.change({ mapName, from: VERSION, version: VERSION, layerIds: [1], touched: [] });
  return {
    web,
    async close() {
      for (const { store } of files) await store.close();
    },
  };
}
