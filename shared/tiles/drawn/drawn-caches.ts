// The caches of the published maps (decision 0810): their tiles are drawn when somebody asks for them.

import { mapService } from '../../contracts/map/service.ts';
import { findScheme } from '../scheme/tile-schemes.ts';
import type { TileFacts } from '../tile-store.ts';

export interface DrawnCache {
  /** As in its address. */
  readonly cacheId: string;
  /** Of the map that is drawn. */
  readonly mapName: string;
  readonly facts: TileFacts & Required<Pick<TileFacts, 'box'>>;
}

/** The side of each of their tiles. */
export const DRAWN_TILE_PX = 256;

/** The vendor's scheme for UTM 33, and that of web maps. */
export const DRAWN_CACHES: readonly [utm33: DrawnCache, web: DrawnCache] = [
  drawnCache('varde', mapService.name, {
    schemeId: 'utm33',
    maxLevel: 16,
    box: {
      xMin: -673613.7949470782,
      yMin: 5983521.661866419,
      xMax: 1673613.7949470782,
      yMax: 9041633.00336054,
    },
  }),
  drawnCache('varde-web', `${mapService.name} web`, {
    schemeId: 'web',
    maxLevel: 19,
    box: {
      xMin: -333958.4723798207,
      yMin: 7170156.293999948,
      xMax: 3673543.196178028,
      yMax: 16213801.067583967,
    },
  }),
];

interface DrawnFacts {
  readonly schemeId: string;
  readonly maxLevel: number;
  /**
   * The area of the base map, in the system of the scheme. Written down, and computed in the test: computing takes a tenth
   * of a second, which host, data window and page would each spend at every start.
   */
  readonly box: DrawnCache['facts']['box'];
}

function drawnCache(cacheId: string, mapName: string, { schemeId, maxLevel, box }: DrawnFacts): DrawnCache {
  const known = findScheme(schemeId);
  const scheme = { ...known, levels: known.levels.slice(0, maxLevel + 1) };
  return {
    cacheId,
    mapName,
    facts: {
      name: mapName,
      storage: 'compact-v2',
      scheme,
      format: 'PNG',
      quality: 0,
      isAntialiased: true,
      minLevel: 0,
      maxLevel,
      box,
    },
  };
}
