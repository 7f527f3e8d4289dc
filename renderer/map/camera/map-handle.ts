import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LonLat, LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { HOME_BOUNDS, HOME_MARGIN } from './home.ts';

/** How a screen asks the map to move. It moves for nothing else. */
export interface MapHandle {
  /** Brings a place to the middle, as near as it already is, but at least to its surroundings and to a zoom. */
  goTo(place: LonLat, leastZoom?: number): void;
  /** Moves a place that is near an edge or below what lies on the map to where it is well seen; nearer only up to a zoom. */
  reveal(place: LonLat, leastZoom?: number): void;
  /** Brings several places into view. */
  fit(places: readonly LonLat[]): void;
  /** Brings an area into view. */
  fitArea(area: LonLatBounds): void;
  /** Shows what a view showed: in a map of the same size the same, else all of it. */
  showView(view: LonLatBounds): void;
  home(): void;
}

const NEAR_ZOOM = 8;
const FIT_PADDING_PX = 48;
/** What controls, scale bar and a name above a mark take of the view. */
const CLEAR_EDGES_PX = { top: 56, right: 72, bottom: 96, left: 40 };

export function mapHandle(map: MapLibreMap): MapHandle {
  return {
    goTo({ longitude, latitude }, leastZoom = 0) {
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(NEAR_ZOOM, leastZoom, map.getZoom()) });
    },
    reveal({ longitude, latitude }, leastZoom = 0) {
      const { x, y } = map.project([longitude, latitude]);
      const { clientWidth, clientHeight } = map.getContainer();
      const { top, right, bottom, left } = CLEAR_EDGES_PX;
      const isClear = x >= left && y >= top && x <= clientWidth - right && y <= clientHeight - bottom;
      if (isClear && map.getZoom() >= leastZoom) return;
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(leastZoom, map.getZoom()) });
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
    fitArea({ west, south, east, north }) {
      map.fitBounds([west, south, east, north], { padding: CLEAR_EDGES_PX, maxZoom: NEAR_ZOOM + 3 });
    },
    showView({ west, south, east, north }) {
      map.fitBounds([west, south, east, north], { padding: 0 });
    },
    home() {
      map.fitBounds(HOME_BOUNDS, { padding: HOME_MARGIN });
    },
  };
}

/** `0` on the map shows all of Norway, beside MapLibre's own arrows, plus and minus. */
export function useHomeKey(map: MapLibreMap | undefined, handle: MapHandle | undefined): void {
  useEffect(() => {
    const canvas = map?.getCanvas();
    const press = (event: KeyboardEvent) => {
      if (event.key !== '0' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      handle?.home();
    };
    canvas?.addEventListener('keydown', press);
    return () => canvas?.removeEventListener('keydown', press);
  }, [map, handle]);
}
