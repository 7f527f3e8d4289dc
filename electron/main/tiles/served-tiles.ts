// All tiles that are served: of caches that were taken in, and of those of the published maps.

import type { TileFacts } from '../../../shared/tiles/tile-store.ts';
import type { TileLook } from './caches/cache-reader.ts';
import type { TileCaches } from './caches/tile-caches.ts';
import type { DrawnCaches } from './drawn/drawn-caches.ts';

/** What is asked of tile caches by addresses and messages. */
export interface ServedTiles extends Pick<TileCaches, 'facts' | 'read' | 'renew' | 'ready' | 'list'> {
  /** By the name of its map, which it tells; empty: the default map. */
  cacheOfMap(mapName: string): { readonly cacheId: string; readonly mapName: string } | undefined;
  /** The numbers of the layers of its map. Fails with `tiles/unknown-cache`. */
  layerIds(cacheId: string): readonly number[];
  /** Hears that tiles of a cache are others. */
  onChanged(listener: (cacheId: string) => void): void;
}

/** A cache that was taken in is a map of one layer. */
const RASTER_LAYER = [0];
/** Tiles of ours are dropped when they change: nobody looks at their files. */
export const OF_OURS: TileLook = { mark: undefined, isFresh: () => true };

export function serveTiles(taken: TileCaches, drawn: DrawnCaches): ServedTiles {
  return {
    facts: async (cacheId): Promise<TileFacts> => drawn.find(cacheId)?.cache.facts ?? taken.facts(cacheId),
    read: (cacheId, tile, room) => drawn.find(cacheId)?.read(tile) ?? taken.read(cacheId, tile, room),
    renew: async (cacheId, tile) => (drawn.find(cacheId) ? OF_OURS : taken.renew(cacheId, tile)),
    ready: (cacheId, tile) => (drawn.find(cacheId) ? undefined : taken.ready(cacheId, tile)),
    list: async () => [...(await drawn.list()), ...(await taken.list())],
    cacheOfMap(mapName) {
      const cacheId = taken.cacheOfMap(mapName);
      return drawn.ofMap(mapName)?.cache ?? (cacheId === undefined ? undefined : { cacheId, mapName });
    },
    layerIds: (cacheId) => drawn.find(cacheId)?.layerIds ?? RASTER_LAYER,
    onChanged(listener) {
      drawn.onChanged(listener);
      taken.onChanged((cacheId) => cacheId !== undefined && listener(cacheId));
    },
  };
}
