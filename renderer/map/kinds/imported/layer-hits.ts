import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { layerSourceId, TILE_LAYER } from './layer-style.ts';
import type { LayerHit, ShownLayer } from './shown-layer.ts';

/** The features of layers, in their order, each once: those on an edge lie in several tiles. */
export function layerHits(
  features: readonly MapGeoJSONFeature[],
  layers: readonly ShownLayer[],
): readonly LayerHit[] {
  const bySource = new Map(layers.map(({ layerId }) => [layerSourceId(layerId), layerId]));
  const hits = new Map<string, LayerHit>();
  for (const { source, id, properties } of features) {
    const layerId = bySource.get(source);
    if (layerId === undefined || typeof id !== 'number') continue;
    const key = `${layerId} ${id}`;
    if (!hits.has(key)) hits.set(key, { layerId, objectId: id, count: Number(properties['count'] ?? 1) });
  }
  return [...hits.values()];
}

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
