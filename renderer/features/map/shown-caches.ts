// Tile caches as layers of the map: those of images in the scheme of web maps.

import { boxFromWebMercator } from '../../../shared/geo/web-mercator-box.ts';
import type { ShownCache } from '../../map/kinds/tiles/shown-cache.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';

const WEB = 'web';

/** Undefined of caches that the map does not draw. `origin`: where the services answer. */
export function shownCache({ cacheId, facts, isDrawn }: TileCache, origin: string): ShownCache | undefined {
  // The map draws what is published from its rows.
  if (isDrawn || facts?.scheme.id !== WEB || facts.format === 'PBF') return undefined;
  const { minLevel, maxLevel, scheme, box } = facts;
  return {
    cacheId,
    template: `${origin}/tiles/${cacheId}/{z}/{x}/{y}`,
    tilePx: scheme.widthPx,
    minLevel,
    maxLevel,
    ...(box && { bounds: boxFromWebMercator(box) }),
  };
}
