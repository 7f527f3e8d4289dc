import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import { MAP_LIMITS } from '../../camera/home.ts';
import type { ShownLayer } from './shown-layer.ts';

export type MapExtent = [west: number, south: number, east: number, north: number];

/** Room around layers that lie outside of the base map, degrees. */
const MARGIN = 2;

/** MapLibre takes limits of exactly 360° for limits of no width, and fails: a reach of the whole world ends before. */
const EAST_END = 180 - 1e-9;

/** The limits of the base map, wider where layers lie outside of them, but never as wide as the world. */
export function mapExtentOf(limits: Readonly<MapExtent>, boxes: readonly LonLatBounds[]): MapExtent {
  const extent: MapExtent = [...limits];
  for (const box of boxes) {
    if (isWithin(limits, box)) continue;
    extent[0] = Math.max(-EAST_END, Math.min(extent[0], box.west - MARGIN));
    extent[1] = Math.max(-85, Math.min(extent[1], box.south - MARGIN));
    extent[2] = Math.min(EAST_END, Math.max(extent[2], box.east + MARGIN));
    extent[3] = Math.min(85, Math.max(extent[3], box.north + MARGIN));
  }
  return extent;
}

function isWithin([west, south, east, north]: Readonly<MapExtent>, box: LonLatBounds): boolean {
  return box.west >= west && box.south >= south && box.east <= east && box.north <= north;
}

/** Lets the map go as far as its layers do, and without such no farther than the base map. */
export function useMapExtent(map: MapLibreMap | undefined, layers: readonly ShownLayer[]): void {
  const [west, south, east, north] = mapExtentOf(
    MAP_LIMITS,
    layers.map(({ bounds }) => bounds),
  );
  useEffect(() => {
    // To set them is to draw the map anew.
    if (!map || String(map.getMaxBounds()?.toArray()) === String([west, south, east, north])) return;
    map.setMaxBounds([west, south, east, north]);
  }, [map, west, south, east, north]);
}
