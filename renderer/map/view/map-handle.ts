import type { Map as MapLibreMap } from 'maplibre-gl';
import type { LonLat } from '../../../shared/geo/lon-lat.ts';
import { HOME_BOUNDS, HOME_MARGIN } from './home.ts';

/** How a screen asks the map to move. It moves for nothing else. */
export interface PlantMapHandle {
  /** Brings a place to the middle; without a zoom only as near as it already is, but at least to its surroundings. */
  goTo(place: LonLat, zoom?: number): void;
  /** Brings several places into view. */
  fit(places: readonly LonLat[]): void;
  home(): void;
}

const NEAR_ZOOM = 8;
const FIT_PADDING_PX = 48;

export function mapHandle(map: MapLibreMap): PlantMapHandle {
  return {
    goTo({ longitude, latitude }, zoom) {
      map.easeTo({ center: [longitude, latitude], zoom: zoom ?? Math.max(NEAR_ZOOM, map.getZoom()) });
    },
    fit(places) {
      if (places.length === 0) return;
      const longitudes = places.map(({ longitude }) => longitude);
      const latitudes = places.map(({ latitude }) => latitude);
      map.fitBounds(
        [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)],
        { padding: FIT_PADDING_PX, maxZoom: NEAR_ZOOM + 2 },
      );
    },
    home() {
      map.fitBounds(HOME_BOUNDS, { padding: HOME_MARGIN });
    },
  };
}
