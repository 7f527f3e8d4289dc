import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';
import { MAP_LIMITS } from '../view/home.ts';
import type { ShownLayer } from './shown-layer.ts';

/** Room around layers that lie outside of the base map, degrees. */
const MARGIN = 2;

/** Lets the map go as far as its layers do, and without such no farther than the base map. */
export function useMapReach(map: MapLibreMap | undefined, layers: readonly ShownLayer[]): void {
  useEffect(() => {
    if (!map) return;
    const [west, south, east, north] = reachOf(layers.map(({ bounds }) => bounds));
    map.setMaxBounds([west, south, east, north]);
  }, [map, layers]);
}

function reachOf(boxes: readonly LonLatBounds[]): [number, number, number, number] {
  return boxes.reduce<[number, number, number, number]>(
    (reach, { west, south, east, north }) => {
      if (isWithin(MAP_LIMITS, { west, south, east, north })) return reach;
      return [
        Math.max(-180, Math.min(reach[0], west - MARGIN)),
        Math.max(-85, Math.min(reach[1], south - MARGIN)),
        Math.min(180, Math.max(reach[2], east + MARGIN)),
        Math.min(85, Math.max(reach[3], north + MARGIN)),
      ];
    },
    [...MAP_LIMITS],
  );
}

function isWithin(limits: readonly [number, number, number, number], box: LonLatBounds): boolean {
  return box.west >= limits[0] && box.south >= limits[1] && box.east <= limits[2] && box.north <= limits[3];
}
