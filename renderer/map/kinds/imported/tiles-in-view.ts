import type { Map as MapLibreMap } from 'maplibre-gl';
import { worldPoint } from '../../../../shared/geo/world-point.ts';

/** The tiles that a map shows, as `z/x/y`: north is up and nothing is tilted, so they are a rectangle. */
export function tilesInView(map: Pick<MapLibreMap, 'getBounds' | 'getZoom'>, maxZoom: number): string[] {
  const bounds = map.getBounds();
  const z = Math.max(0, Math.min(maxZoom, Math.floor(map.getZoom())));
  const tileAt = (share: number) => Math.max(0, Math.min(2 ** z - 1, Math.floor(share * 2 ** z)));
  const [west, north] = worldPoint(bounds.getWest(), bounds.getNorth());
  const [east, south] = worldPoint(bounds.getEast(), bounds.getSouth());
  const tiles: string[] = [];
  for (let x = tileAt(west); x <= tileAt(east); x++) {
    for (let y = tileAt(north); y <= tileAt(south); y++) tiles.push(`${z}/${x}/${y}`);
  }
  return tiles;
}
