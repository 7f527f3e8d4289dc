import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import {
  mapsOfCaches,
  type ReadTilePixels,
  withCacheMaps,
} from '../../shared/sources/tile-caches/cache-maps.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

export interface CacheMapDependencies {
  /** The tile caches as the host has them. */
  readonly readCaches: () => Promise<readonly BridgeType<'TileCache'>[]>;
  readonly readTile: ReadTilePixels;
}

/** The maps that are tile caches: asked of the host at the start, and told by it when they change. */
export async function openCacheMaps({ readCaches, readTile }: CacheMapDependencies) {
  let maps = mapsOfCaches(await readCaches(), readTile);
  const handlers: Pick<DataWindowHandlers, 'caches.changed'> = {
    'caches.changed'({ caches }) {
      maps = mapsOfCaches(caches, readTile);
      return {};
    },
  };
  return { handlers, addTo: (catalog: Parameters<typeof withCacheMaps>[0]) => withCacheMaps(catalog, maps) };
}
