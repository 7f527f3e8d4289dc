import { boundsContain } from '../../../../shared/geo/crs/lon-lat.ts';
import type { SeenView } from '../definition/map-layer-kind.tsx';
import type { ShownCache } from '../tiles/shown-cache.ts';

/** What a screen tells of what lies on the base map. */
export interface BaseContent {
  /** It is not drawn, so nobody misses its detail. */
  readonly isHidden?: boolean;
  /** Tile caches that are drawn over it. */
  readonly caches?: readonly Pick<ShownCache, 'maxZoom' | 'bounds'>[];
}

/** From this zoom on nothing new comes: the last small towns are named at 9. */
const LAST_DETAIL_ZOOM = 10;

/** Whether the middle of the view is land and sea without the detail that its scale has room for. */
export function lacksDetail({ isHidden, caches = [] }: BaseContent, { zoom, bounds }: SeenView): boolean {
  if (isHidden || zoom < LAST_DETAIL_ZOOM) return false;
  const middle = {
    longitude: (bounds.west + bounds.east) / 2,
    latitude: (bounds.south + bounds.north) / 2,
  };
  return !caches.some(({ maxZoom, bounds: box = [-180, -90, 180, 90] }) => {
    const [west, south, east, north] = box;
    return maxZoom >= LAST_DETAIL_ZOOM && boundsContain({ west, south, east, north }, middle);
  });
}
