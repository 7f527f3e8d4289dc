import { useEffect, useEffectEvent } from 'react';
import { answerGone } from '../definition/answer-gone.ts';
import type { OverlayProps } from '../definition/map-layer-kind.tsx';
import { CACHE_SCHEME, createCacheProtocol } from './cache-protocol.ts';
import type { ShownCache } from './shown-cache.ts';

export interface CacheOverlayProps extends Pick<OverlayProps, 'addProtocol'> {
  readonly content: { readonly caches: readonly ShownCache[] };
}

/** Answers MapLibre as long as the map is on the screen. Shows nothing itself. */
export function CacheOverlay({ content: { caches }, addProtocol }: CacheOverlayProps) {
  const find = useEffectEvent((cacheId: string) => caches.find((cache) => cache.cacheId === cacheId));
  useEffect(() => {
    const protocol = createCacheProtocol((cacheId) => find(cacheId));
    addProtocol(CACHE_SCHEME, protocol.answer);
    return () => {
      addProtocol(CACHE_SCHEME, answerGone);
      protocol.close();
    };
  }, [addProtocol]);
  return null;
}
