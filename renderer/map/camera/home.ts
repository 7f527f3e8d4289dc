import type { LngLatBoundsLike } from 'maplibre-gl';

/** Mainland Norway: west, south, east, north. */
export const HOME_BOUNDS: LngLatBoundsLike = [4.2, 57.8, 31.4, 71.3];

/** Room around home for what lies on the edges of the map, CSS pixels. */
export const HOME_MARGIN = { top: 16, right: 16, bottom: 56, left: 16 };

/** Nearer than this the data say nothing more. */
export const MAX_ZOOM = 13;

/** Where the base map ends, degrees. */
export const MAP_LIMITS: [west: number, south: number, east: number, north: number] = [-30, 50, 50, 84];

/** Where a map stood, to open it there again. */
export interface MapCamera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}
