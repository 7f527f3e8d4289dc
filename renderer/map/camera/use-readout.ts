import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LonLat } from '../../../shared/geo/crs/lon-lat.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { type MapReadout, pointerText, scaleText } from './map-readout.ts';

/** Puts scale and pointer into words and tells them. Gives what the pointer's place is told to. */
export function useReadout(
  map: MapLibreMap | undefined,
  onReadout: ((readout: MapReadout) => void) | undefined,
): (place: LonLat | undefined) => void {
  const text = useText();
  const formats = useFormats();
  const pointer = useRef<LonLat>(undefined);

  function tellNow(): void {
    if (!map) return;
    onReadout?.({
      pointer: pointer.current ? pointerText(pointer.current, text, formats) : [],
      scale: scaleText(map.getZoom(), map.getCenter().lat, text, formats),
    });
  }

  const tell = useEffectEvent(tellNow);
  useEffect(() => {
    // MapLibre tells of a move once a frame.
    const event = map?.on('move', () => tell());
    return () => event?.unsubscribe();
  }, [map]);

  const isReady = map !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the same in other words
  useEffect(() => tell(), [isReady, text]);

  return (place) => {
    pointer.current = place;
    tellNow();
  };
}
