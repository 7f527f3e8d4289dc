import { useMemo } from 'react';
import type { ShownCache } from '../../map/kinds/tiles/shown-cache.ts';
import { type TileCache, useTileCaches } from '../../state/use-tile-caches.ts';
import { shownCache } from './shown-caches.ts';

/** A tile cache with how the map draws it. */
export interface MapCache {
  readonly cache: TileCache;
  readonly shown: ShownCache;
}

/** The tile caches that the map can draw; undefined until they are known. The same array while they are the same. */
export function useShownCaches(): readonly MapCache[] | undefined {
  const known = useTileCaches();
  const list = known?.list;
  const origin = known?.origin ?? '';
  return useMemo(
    () =>
      list?.flatMap((cache) => {
        const shown = shownCache(cache, origin);
        return shown ? [{ cache, shown }] : [];
      }),
    [list, origin],
  );
}
