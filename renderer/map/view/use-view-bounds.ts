import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';
import { viewBounds } from './view-state.ts';

/** Tells what is in view when the map opens and whenever it came to rest. */
export function useViewBounds(
  map: MapLibreMap | undefined,
  onBoundsChange: (bounds: LonLatBounds) => void,
): void {
  const tell = useEffectEvent(onBoundsChange);
  useEffect(() => {
    if (!map) return undefined;
    const report = () => tell(viewBounds(map));
    report();
    const events = [map.on('moveend', report), map.on('resize', report)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}
