// The room of what lies on the map, such as the legend: names and words beside marks stand elsewhere, or nowhere, rather than
// half below it. MapLibre places them: each panel is a symbol that nobody sees, and is given its room first.

import type { Map as MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { type Box, panelElements, panelsOn } from '../../camera/free-room.ts';
import { defineMapLayerKind, type OverlayProps } from '../definition/map-layer-kind.tsx';
import { giveData } from '../definition/source-data.ts';

const PANELS = 'panels';
/** What carries the room, CSS pixels: it lies within every panel. */
const IMAGE_PX = 2;

export const panelsKind = defineMapLayerKind({
  id: PANELS,
  defaultContent: {},
  sources: () => ({ [PANELS]: { type: 'geojson', data: panelFeatures([], () => [0, 0]) } }),
  styleLayers: () => [roomLayer],
  raised: [PANELS],
  image: (id) => (id === PANELS ? { sizePx: IMAGE_PX, draw: () => undefined } : undefined),
  Overlay: PanelsRoom,
});

const roomLayer: SymbolLayerSpecification = {
  id: PANELS,
  type: 'symbol',
  source: PANELS,
  layout: { 'icon-image': PANELS, 'icon-allow-overlap': true, 'icon-padding': ['get', 'padding'] },
};

/** Follows the panels: when the map has come to rest, and when one of them folds, unfolds or goes elsewhere. */
function PanelsRoom({ map }: OverlayProps) {
  useEffect(() => {
    if (!map) return undefined;
    const panels = new ResizeObserver(() => settle(map));
    const follow = () => {
      for (const element of panelElements(map.getContainer())) panels.observe(element);
      settle(map);
    };
    follow();
    const event = map.on('idle', follow);
    return () => {
      event.unsubscribe();
      panels.disconnect();
    };
  }, [map]);
  return null;
}

function settle(map: MapLibreMap): void {
  // It comes to rest, and is asked then.
  if (map.isMoving()) return;
  const features = panelFeatures(panelsOn(map.getContainer()), (x, y) => map.unproject([x, y]).toArray());
  giveData(map, PANELS, [JSON.stringify(features)], () => features);
}

/** A point in the middle of each panel, with the distances from it to the sides: above, right, below, left. */
export function panelFeatures(
  panels: readonly Box[],
  lonLatOf: (x: number, y: number) => [longitude: number, latitude: number],
): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: panels.map(({ left, top, right, bottom }) => {
      const [across, down] = [(right - left - IMAGE_PX) / 2, (bottom - top - IMAGE_PX) / 2];
      const coordinates = lonLatOf((left + right) / 2, (top + bottom) / 2);
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: { padding: [down, across, down, across] },
      };
    }),
  };
}
