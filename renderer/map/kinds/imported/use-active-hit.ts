import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { layerSourceId, TILE_LAYER } from './layer-style.ts';
import type { LayerHit, ShownLayer } from './shown-layer.ts';

/** Makes the feature stand out whose card is open. */
export function useActiveHit(
  map: MapLibreMap | undefined,
  active: LayerHit | undefined,
  layers: readonly ShownLayer[],
): void {
  const { layerId, objectId } = active ?? {};
  const isShown = layers.some((layer) => layer.layerId === layerId);
  useEffect(() => {
    if (!map || layerId === undefined || objectId === undefined || !isShown) return undefined;
    const feature = { source: layerSourceId(layerId), sourceLayer: TILE_LAYER, id: objectId };
    if (map.getSource(feature.source)) map.setFeatureState(feature, { active: true });
    return () => {
      if (map.getSource(feature.source)) map.removeFeatureState(feature, 'active');
    };
  }, [map, layerId, objectId, isShown]);
}
