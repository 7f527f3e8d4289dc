import type { Map as MapLibreMap } from 'maplibre-gl';
import { useLayoutEffect } from 'react';

/** Says on the map's element whether all that was asked for is on the screen (`data-map-idle`): tests wait for it. */
export function useIdleAttribute(map: MapLibreMap | undefined): void {
  useLayoutEffect(() => {
    if (!map) return undefined;
    const { dataset } = map.getContainer();
    dataset['mapIdle'] = 'false';
    const events = [
      map.on('idle', () => {
        dataset['mapIdle'] = 'true';
      }),
      map.on('dataloading', () => {
        dataset['mapIdle'] = 'false';
      }),
    ];
    map.triggerRepaint();
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}
