import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { MAP_LIMITS } from '../../camera/home.ts';
import { mapExtentOf } from './map-extent.ts';
import type { ShownLayer } from './shown-layer.ts';

/** Lets the map go as far as its layers do, and without such no farther than the base map. */
export function useMapExtent(map: MapLibreMap | undefined, layers: readonly ShownLayer[]): void {
  const [west, south, east, north] = mapExtentOf(
    MAP_LIMITS,
    layers.map(({ bounds }) => bounds),
  );
  useEffect(() => {
    map?.setMaxBounds([west, south, east, north]);
  }, [map, west, south, east, north]);
}
