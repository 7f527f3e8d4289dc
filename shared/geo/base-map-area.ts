import type { LonLatBounds } from './crs/lon-lat.ts';

/** What the base map of the map service covers: Norway with Svalbard, as wide as UTM 33 is good for. Degrees. */
export const BASE_MAP_AREA: LonLatBounds = { west: -3, south: 54, east: 33, north: 81 };
