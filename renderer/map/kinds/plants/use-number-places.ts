// The number of a cluster that made way for a sign goes back into its ring when the sign is gone. MapLibre keeps the place of
// words for as long as it is free, and knows them by their text: with a space behind it, which nobody sees, a number is
// another one and is placed anew.

import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { NUMBERS_LAYER, numberText } from './cluster-layers.ts';

/** Half the side of the square in the middle of a cluster that its number covers while it stands there, CSS pixels. */
const MIDDLE_PX = 1;

/** Has numbers placed anew when the map comes to rest after something changed, while one of them stands beside its ring. */
export function useNumberPlaces(map: MapLibreMap | undefined, isSun: boolean): void {
  useEffect(() => {
    if (!map) return undefined;
    let changes = 0;
    let settled = '';
    const settle = () => {
      if (!map.getLayer(NUMBERS_LAYER)) return;
      const now = JSON.stringify([changes, map.getZoom(), map.getCenter(), shownLayers(map)]);
      if (now === settled) return;
      settled = now;
      if (hasMovedNumber(map)) placeAnew(map, isSun);
    };
    const events = [
      map.on('sourcedata', ({ sourceDataType }) => {
        if (sourceDataType === 'content') changes += 1;
      }),
      map.on('idle', settle),
    ];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map, isSun]);
}

function shownLayers(map: MapLibreMap): string[] {
  return map.getLayersOrder().filter((id) => map.getLayoutProperty(id, 'visibility') !== 'none');
}

function hasMovedNumber(map: MapLibreMap): boolean {
  const numbers = new Map(
    map.queryRenderedFeatures({ layers: [NUMBERS_LAYER] }).map((number) => [number.id, number]),
  );
  return [...numbers.values()].some((number) => !isInTheMiddle(map, number));
}

function isInTheMiddle(map: MapLibreMap, { id, geometry }: MapGeoJSONFeature): boolean {
  if (geometry.type !== 'Point') return true;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const { x, y } = map.project([longitude, latitude]);
  const middle: [[number, number], [number, number]] = [
    [x - MIDDLE_PX, y - MIDDLE_PX],
    [x + MIDDLE_PX, y + MIDDLE_PX],
  ];
  return map.queryRenderedFeatures(middle, { layers: [NUMBERS_LAYER] }).some((number) => number.id === id);
}

function placeAnew(map: MapLibreMap, isSun: boolean): void {
  const plain = numberText(isSun);
  const isPlain =
    JSON.stringify(map.getLayoutProperty(NUMBERS_LAYER, 'text-field')) === JSON.stringify(plain);
  map.setLayoutProperty(NUMBERS_LAYER, 'text-field', isPlain ? numberText(isSun, ' ') : plain);
}
