import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapHandle } from './map-handle.ts';

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
