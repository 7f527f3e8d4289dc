import type { Map as MapLibreMap } from 'maplibre-gl';
import { useLayoutEffect } from 'react';

/** The moment of the first picture with marks on it, in the page's timeline. */
const FIRST_PICTURE_MARK = 'varde:map-idle';

/**
 * Says on the map's element whether all that was asked for is on the screen (`data-map-idle`), and how many marks were
 * asked for (`data-map-marks`): tests and measurements wait for it.
 */
export function useIdleAttribute(map: MapLibreMap | undefined, marks: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (!map) return undefined;
    const { dataset } = map.getContainer();
    dataset['mapMarks'] = String(marks.length);
    dataset['mapIdle'] = 'false';
    const events = [
      map.on('idle', () => {
        dataset['mapIdle'] = 'true';
        if (marks.length > 0) noteFirstPicture();
      }),
      map.on('dataloading', () => {
        dataset['mapIdle'] = 'false';
      }),
    ];
    map.triggerRepaint();
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map, marks]);
}

function noteFirstPicture(): void {
  if (performance.getEntriesByName(FIRST_PICTURE_MARK).length === 0) performance.mark(FIRST_PICTURE_MARK);
}
