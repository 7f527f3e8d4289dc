// Where MapLibre asks for tiles of caches that it cannot fetch itself: those of other systems, drawn anew; and vector
// tiles, which its worker may not fetch from the address of our services.

import type { AddProtocolAction } from 'maplibre-gl';
import type { ShownCache } from './shown-cache.ts';
import { fetchTile } from './warp/fetch-tile.ts';
import { createWarpDrawer } from './warp/warp-drawer.ts';

/** Of addresses that MapLibre asks this for. */
export const CACHE_SCHEME = 'varde-tiles';

const ADDRESS = /^[\w-]+:\/\/([^/]+)\/(\d+)\/(\d+)\/(\d+)$/;
/** A tile that is there and has nothing in it: what lies below shows through. */
const NOTHING = new ArrayBuffer(0);

/** Every cache that a map of the window shows or has shown: a map that is kept asks also while another screen is shown. */
const known = new Map<string, ShownCache>();
const drawer = createWarpDrawer();

/** Tells how caches are, before a map asks for their tiles. */
export function tellCaches(caches: readonly ShownCache[]): void {
  for (const cache of caches) known.set(cache.cacheId, cache);
}

export const answerCacheTile: AddProtocolAction = async ({ url }, { signal }) => {
  const [, cacheId = '', ...numbers] = ADDRESS.exec(url) ?? [];
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  const { template, warp } = known.get(cacheId) ?? {};
  if (template === undefined) return { data: NOTHING };
  const drawn = warp
    ? await drawer.draw({ template, warp }, { z, x, y }, signal)
    : await fetchTile(template, { z, x, y }, signal);
  return { data: drawn ?? NOTHING };
};
