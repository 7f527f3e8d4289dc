// Where the style has the embedded base map from: one source of vector tiles, cut once by build/basemap/make-tiles.mjs.

import type { VectorSourceSpecification } from 'maplibre-gl';

export const BASE_SOURCE = 'base-map';
/** `base-tiles.ts` answers it. */
export const BASE_SCHEME = 'varde-base';
/** From this zoom on the tiles hold coast and lakes finely. */
export const FINE_ZOOM = 5;

export const baseSource: VectorSourceSpecification = {
  type: 'vector',
  tiles: [`${BASE_SCHEME}://{z}/{x}/{y}`],
  minzoom: 0,
  // Finer than the data are no tiles: beyond this zoom they are enlarged.
  maxzoom: 8,
  bounds: [-30, 50, 50, 84],
};
