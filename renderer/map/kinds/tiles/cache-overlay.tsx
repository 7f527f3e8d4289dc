import { useLayoutEffect } from 'react';
import type { OverlayProps } from '../definition/map-layer-kind.tsx';
import { answerCacheTile, CACHE_SCHEME, tellCaches } from './cache-protocol.ts';
import type { ShownCache } from './shown-cache.ts';

export interface CacheOverlayProps extends Pick<OverlayProps, 'addProtocol'> {
  readonly content: { readonly caches: readonly ShownCache[] };
}

/** Answers MapLibre, from before the style of the map names the caches. Shows nothing itself. */
export function CacheOverlay({ content: { caches }, addProtocol }: CacheOverlayProps) {
  useLayoutEffect(() => {
    tellCaches(caches);
    addProtocol(CACHE_SCHEME, answerCacheTile);
  }, [caches, addProtocol]);
  return null;
}
