import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { OverlayProps } from '../definition/map-layer-kind.tsx';
import { answerCacheTile, CACHE_SCHEME, tellCaches } from './cache-protocol.ts';
import { cacheKey, type ShownCache } from './shown-cache.ts';

export interface CacheOverlayProps extends Pick<OverlayProps, 'addProtocol' | 'map'> {
  readonly content: { readonly caches: readonly ShownCache[] };
}

/** Answers MapLibre, from before the style of the map names the caches. Shows nothing itself. */
export function CacheOverlay({ content: { caches }, addProtocol, map }: CacheOverlayProps) {
  useLayoutEffect(() => {
    tellCaches(caches);
    addProtocol(CACHE_SCHEME, answerCacheTile);
  }, [caches, addProtocol]);

  const askAnew = useEffectEvent((shown: MapLibreMap) => {
    const keys = caches.map(({ cacheId }) => cacheKey(cacheId));
    for (const key of keys.filter((one) => shown.getSource(one))) shown.refreshTiles(key);
  });
  // A map that was kept comes back with the tiles of a file that may be another one now. What is the same is not sent again.
  useEffect(() => {
    if (map) askAnew(map);
  }, [map]);
  return null;
}
