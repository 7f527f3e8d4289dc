import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { CLUSTER_WORDS_LAYER, labelSides } from './mark-layers.ts';

/** Keeps the words of clusters off the edges of a narrow map, also after it was resized or took another style. */
export function useLabelSides(map: MapLibreMap | undefined): void {
  useEffect(() => {
    if (!map) return undefined;
    const settle = () => {
      if (!map.getLayer(CLUSTER_WORDS_LAYER)) return;
      const sides = labelSides(map.getContainer().clientWidth);
      const current: unknown = map.getLayoutProperty(CLUSTER_WORDS_LAYER, 'text-variable-anchor');
      // Setting is a change of style, which is told again.
      if (String(current) === String(sides)) return;
      map.setLayoutProperty(CLUSTER_WORDS_LAYER, 'text-variable-anchor', [...sides]);
    };
    settle();
    const events = [map.on('resize', settle), map.on('styledata', settle)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}
