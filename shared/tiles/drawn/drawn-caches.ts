// The caches of the published maps (decision 0810): their tiles are drawn when somebody asks for them.

import { mapService } from '../../contracts/map/service.ts';
import { BASE_MAP_AREA } from '../../geo/base-map-area.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import { findScheme } from '../scheme/tile-schemes.ts';
import { withinWorld } from '../scheme/web-box.ts';
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

const DEGREES = 4326;

/** The vendor's scheme for UTM 33, and that of web maps. */
export const DRAWN_CACHES: readonly [utm33: DrawnCache, web: DrawnCache] = [
  drawnCache('varde', mapService.name, 'utm33', 16),
  drawnCache('varde-web', `${mapService.name} web`, 'web', 19),
];

function drawnCache(cacheId: string, mapName: string, schemeId: string, maxLevel: number): DrawnCache {
  const known = findScheme(schemeId);
  const scheme = { ...known, levels: known.levels.slice(0, maxLevel + 1) };
  const { west: xMin, south: yMin, east: xMax, north: yMax } = BASE_MAP_AREA;
  const around = projectBox({ xMin, yMin, xMax, yMax }, findCrs(DEGREES), findCrs(scheme.wkid));
  const box = scheme.wkid === 3857 ? withinWorld(around) : around;
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
