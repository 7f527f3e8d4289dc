import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';
import type { MapCamera } from './home.ts';
import { viewBounds } from './view-state.ts';

/** Tells what is in view and how, when the map opens and whenever it came to rest. */
export function useViewBounds(
  map: MapLibreMap | undefined,
  onBoundsChange: (bounds: LonLatBounds) => void,
  onCameraChange: ((camera: MapCamera) => void) | undefined,
): void {
  const tell = useEffectEvent((opened: MapLibreMap) => {
    const { lng, lat } = opened.getCenter();
    onBoundsChange(viewBounds(opened));
    onCameraChange?.({ longitude: lng, latitude: lat, zoom: opened.getZoom() });
  });
  useEffect(() => {
    if (!map) return undefined;
    const report = () => tell(map);
    report();
    const events = [map.on('moveend', report), map.on('resize', report)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}
