// Where MapLibre asks for tiles of caches that it cannot fetch itself: those of other systems, drawn anew.

import type { AddProtocolAction } from 'maplibre-gl';
import type { ShownCache } from './shown-cache.ts';
import { createWarpDrawer } from './warp/warp-drawer.ts';

export interface CacheProtocol {
  readonly answer: AddProtocolAction;
  close(): void;
}

/** Of addresses that MapLibre asks this for. */
export const CACHE_SCHEME = 'varde-tiles';

const ADDRESS = /^[\w-]+:\/\/([^/]+)\/(\d+)\/(\d+)\/(\d+)$/;
/** A tile that is there and has nothing in it: what lies below shows through. */
const NOTHING = new ArrayBuffer(0);

/** `find`: the cache of an id, as it is on the map now. */
export function createCacheProtocol(find: (cacheId: string) => ShownCache | undefined): CacheProtocol {
  const drawer = createWarpDrawer();
  return {
    async answer({ url }, { signal }) {
      const [, cacheId = '', ...numbers] = ADDRESS.exec(url) ?? [];
      const [z = 0, x = 0, y = 0] = numbers.map(Number);
      const { template, warp } = find(cacheId) ?? {};
      if (template === undefined || !warp) return { data: NOTHING };
      return { data: (await drawer.draw({ template, warp }, { z, x, y }, signal)) ?? NOTHING };
    },
    close: drawer.close,
  };
}
